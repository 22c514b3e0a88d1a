import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { changeSync, isRunAlive, type SyncRecord, type SyncRun } from './sync-record.ts';
import { readInstagramToken } from './token.ts';
import { troubleOf } from './sync-trouble.ts';
import { walkFeed } from './feed-walk.ts';

/** Leaves the last downloads time to end within 30 seconds. */
const sliceMs = 15_000;
/** A background function has 15 minutes; the schedule continues with the rest. */
const workMs = 12 * 60_000;

/** Another function works on the run now. */
class LostRunError extends Error {}

/** Works on the waiting run, slice by slice; returns if another function does. Stores errors and does not throw. */
export async function workOnSync(): Promise<void> {
  const holder = crypto.randomUUID();
  const end = Date.now() + workMs;
  while (Date.now() < end) {
    const start = Date.now();
    const sync = await holdRun(holder);
    if (!sync?.run) return;
    const keep = (run: SyncRun) => keepRun(holder, timed(run, start));
    try {
      const slice = {
        token: await readInstagramToken(),
        feed: sync.feed,
        until: start + sliceMs,
        keep,
      };
      const ended = await walkFeed(slice, { ...sync.run, slices: sync.run.slices + 1 });
      if (ended) return await finishRun(holder, timed(ended, start));
    } catch (error) {
      if (!(error instanceof LostRunError)) await stopRun(holder, error);
      return;
    }
  }
}

async function holdRun(holder: string): Promise<SyncRecord | null> {
  const beatAt = new Date().toISOString();
  const sync = await changeSync((now) => {
    const { run } = now;
    const isFree = isRunAlive(run) && (run.holder === null || run.holder === holder);
    return isFree ? { ...now, run: { ...run, holder, beatAt } } : null;
  });
  return sync.run?.holder === holder ? sync : null;
}

async function keepRun(holder: string, run: SyncRun): Promise<void> {
  const beatAt = new Date().toISOString();
  await changeOwnSync(holder, (sync) => ({ ...sync, run: { ...run, holder, beatAt } }));
}

/** Asks for one build before the run is cleared: a crash in between asks twice, never not at all. */
async function finishRun(holder: string, run: SyncRun): Promise<void> {
  if (run.hasNews) await publishChange(...Object.values(snapshots));
  const finishedAt = new Date().toISOString();
  const last = { ...run.result, finishedAt };
  await changeOwnSync(holder, (sync) => ({
    ...sync,
    run: null,
    last,
    trouble: null,
    feed: feedAfter(run, sync.feed, finishedAt),
    slices: { count: run.slices, longestMs: run.longestSliceMs },
  }));
}

function feedAfter(run: SyncRun, before: SyncRecord['feed'], fullAt: string): SyncRecord['feed'] {
  const { count, newest, saleTag, result, isFull } = run;
  if (isFull || !before) return { fullAt, size: result.seen, count, newest, saleTag };
  return { ...before, count, size: count ?? before.size, newest: newest ?? before.newest };
}

/** Stores the failure. What was changed is published; the next try continues from there. */
async function stopRun(holder: string, error: unknown): Promise<void> {
  console.warn('The sync from Instagram stopped', error);
  try {
    const { run } = await changeOwnSync(holder, () => null);
    if (run?.hasNews) await publishChange(...Object.values(snapshots));
    await changeOwnSync(holder, (sync) => ({
      ...sync,
      run: sync.run && { ...sync.run, holder: null, isStopped: true, hasNews: false },
      trouble: troubleOf(error, sync.trouble),
    }));
  } catch (failure) {
    console.error('The sync could not store its failure', failure);
  }
}

async function changeOwnSync(
  holder: string,
  change: (sync: SyncRecord) => SyncRecord | null,
): Promise<SyncRecord> {
  return changeSync((sync) => {
    if (sync.run?.holder !== holder) throw new LostRunError();
    return change(sync);
  });
}

function timed(run: SyncRun, start: number): SyncRun {
  return { ...run, longestSliceMs: Math.max(run.longestSliceMs, Date.now() - start) };
}
