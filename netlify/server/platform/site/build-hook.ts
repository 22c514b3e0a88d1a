export type BuildRecord = {
  id: number;
  state: 'queued' | 'running' | 'done' | 'failed';
  queuedAt: string;
  startedAt?: string;
  finishedAt?: string;
  error?: string;
};

export type Build = (signal: AbortSignal) => Promise<void>;

export type BuildHook = {
  /** Builds the present content; a call during a build causes one more build. */
  request(): void;
  records(): BuildRecord[];
  /** Waits until nothing is queued or running. */
  settle(): Promise<void>;
  /** Ends a build under way. */
  close(): Promise<void>;
};

const keptRecords = 50;

/** Runs one build at a time and joins calls. A failed build is recorded and reported like Netlify's deploy event. */
export function createBuildHook(build: Build, onFailure: () => Promise<unknown>): BuildHook {
  const records: BuildRecord[] = [];
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  let lastId = 0;

  const queued = () => records.find(({ state }) => state === 'queued');

  async function run(): Promise<void> {
    for (let record = queued(); record && !stop.signal.aborted; record = queued()) {
      await runOne(record, () => build(stop.signal));
      if (record.state === 'failed' && !stop.signal.aborted) await onFailure().catch(console.error);
    }
    running = null;
  }

  return {
    request() {
      if (queued() || stop.signal.aborted) return;
      records.push({ id: ++lastId, state: 'queued', queuedAt: now() });
      records.splice(0, records.length - keptRecords);
      running ??= run();
    },
    records: () => records.map((record) => ({ ...record })),
    async settle() {
      await running;
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}

async function runOne(record: BuildRecord, build: () => Promise<void>): Promise<void> {
  Object.assign(record, { state: 'running', startedAt: now() });
  try {
    await build();
    record.state = 'done';
  } catch (error) {
    Object.assign(record, { state: 'failed', error: String(error) });
    if ((error as Error).name !== 'AbortError') console.error(`Build ${record.id}: ${error}`);
  }
  record.finishedAt = now();
}

function now(): string {
  return new Date().toISOString();
}
