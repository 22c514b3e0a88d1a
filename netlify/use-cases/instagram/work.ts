import { publishChange } from '../publishing.ts';
import { changeSync, isAlive, type Run, type Sync } from './record.ts';
import { readToken } from './token.ts';
import { troubleOf } from './trouble.ts';
import { walk } from './walk.ts';

/** A slice leaves its last downloads time to end within half a minute. */
const sliceMs = 15_000;
/** Under the quarter of an hour that a background function may take (facts, section D); the schedule goes on with the rest. */
const workMs = 12 * 60_000;

/** Another function has taken the run over. */
class LostRunError extends Error {}

/** Works on the run that waits, slice by slice; returns at once when another function does. Trouble is written down, never thrown. */
export async function workOnSync(): Promise<void> {
  const holder = crypto.randomUUID();
  const end = Date.now() + workMs;
  let isOver = false;
  while (!isOver && Date.now() < end) isOver = await workSlice(holder);
}

async function workSlice(holder: string): Promise<boolean> {
  const start = Date.now();
  const sync = await holdRun(holder);
  if (!sync?.run) return true;
  const keep = (run: Run) => keepRun(holder, timed(run, start));
  try {
    const slice = { token: await readToken(), feed: sync.feed, until: start + sliceMs, keep };
    const ended = await walk(slice, { ...sync.run, slices: sync.run.slices + 1 });
    if (ended) await finish(holder, timed(ended, start));
    return ended !== null;
  } catch (error) {
    if (!(error instanceof LostRunError)) await stop(holder, error);
    return true;
  }
}

/** Takes the run that nobody works on, or goes on with one's own. */
async function holdRun(holder: string): Promise<Sync | null> {
  const beatAt = new Date().toISOString();
  const sync = await changeSync((now) => {
    const { run } = now;
    const isFree = isAlive(run) && (run.holder === null || run.holder === holder);
    return isFree ? { ...now, run: { ...run, holder, beatAt } } : null;
  });
  return sync.run?.holder === holder ? sync : null;
}

async function keepRun(holder: string, run: Run): Promise<void> {
  const beatAt = new Date().toISOString();
  await changeOwn(holder, (sync) => ({ ...sync, run: { ...run, holder, beatAt } }));
}

/** One rebuild for all that the walk has changed, asked for before the run is gone: a crash between asks twice, never not at all. */
async function finish(holder: string, run: Run): Promise<void> {
  if (run.hasNews) await publishChange('sync', 'instagram');
  const finishedAt = new Date().toISOString();
  const last = { ...run.result, finishedAt };
  await changeOwn(holder, (sync) => ({
    ...sync,
    run: null,
    last,
    trouble: null,
    feed: feedAfter(run, sync.feed, finishedAt),
    slices: { count: run.slices, longestMs: run.longestSliceMs },
  }));
}

function feedAfter(run: Run, before: Sync['feed'], fullAt: string): Sync['feed'] {
  const { count, newest, saleTag, result, isFull } = run;
  if (isFull || !before) return { fullAt, size: result.seen, count, newest, saleTag };
  return { ...before, count, size: count ?? before.size, newest: newest ?? before.newest };
}

/** Stops the run where it stands; what it changed so far goes live, and the next try goes on from there. */
async function stop(holder: string, error: unknown): Promise<void> {
  console.warn('The sync from Instagram stopped', error);
  try {
    const { run } = await changeOwn(holder, () => null);
    if (run?.hasNews) await publishChange('sync', 'instagram');
    await changeOwn(holder, (sync) => ({
      ...sync,
      run: sync.run && { ...sync.run, holder: null, isStopped: true, hasNews: false },
      trouble: troubleOf(error, sync.trouble),
    }));
  } catch (failure) {
    console.error('The sync could not write down where it stopped', failure);
  }
}

async function changeOwn(holder: string, change: (sync: Sync) => Sync | null): Promise<Sync> {
  return changeSync((sync) => {
    if (sync.run?.holder !== holder) throw new LostRunError();
    return change(sync);
  });
}

function timed(run: Run, start: number): Run {
  return { ...run, longestSliceMs: Math.max(run.longestSliceMs, Date.now() - start) };
}
