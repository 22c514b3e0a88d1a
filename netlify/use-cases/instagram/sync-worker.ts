import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { readFeed } from './feed-reader.ts';
import { getInstagramSettings } from './sync-settings.ts';
import { changeSync, isRunAlive, type SyncRecord, type SyncRun } from './sync-record.ts';
import { changesIn } from './sync-result.ts';
import { troubleOf, UnknownTagError } from './sync-trouble.ts';
import { readInstagramToken, tokenOrigin } from './token.ts';

/** A background function has 15 minutes; the schedule starts another run for the rest. */
const workMs = 12 * 60_000;
const keepEveryMs = 1000;

class TimeUpError extends Error {}

/** Works on the waiting run; returns if another function does. Stores errors and does not throw. */
export async function workOnSync(): Promise<void> {
  const holder = crypto.randomUUID();
  const sync = await holdRun(holder);
  if (sync.run?.holder !== holder) return;
  const { run } = sync;
  const changesBefore = changesIn(run.result);
  const end = await readPosts(sync, run);
  try {
    // A crash before the run has ended asks for a build twice, never not at all.
    if (changesIn(run.result) > changesBefore) await publishChange(...Object.values(snapshots));
    await changeOwnSync(run, end);
  } catch (error) {
    console.error('The end of the sync could not be stored', error);
  }
}

function holdRun(holder: string): Promise<SyncRecord> {
  const beatAt = new Date().toISOString();
  return changeSync((sync) => {
    const { run } = sync;
    const isWaiting = isRunAlive(run) && run.holder === null;
    return isWaiting ? { ...sync, run: { ...run, holder, beatAt } } : null;
  });
}

/** Adds to `run` what was done. Returns the end of the run, or its failure, as a change of the record. */
async function readPosts({ full }: SyncRecord, run: SyncRun) {
  try {
    const [token, settings] = await Promise.all([readInstagramToken(), getInstagramSettings()]);
    const saleTag = settings.highlightCollection;
    if (!saleTag) throw new UnknownTagError();
    const isLookFirst = settings.clearPosts === 'look-first';
    const reading = { run, token, saleTag, isLookFirst, keep: keeperOf(run) };
    const read = await readFeed(reading, full);
    const last = { ...run.result, finishedAt: new Date().toISOString() };
    return (sync: SyncRecord) => ({ ...sync, run: null, last, trouble: null, full: read });
  } catch (error) {
    console.warn('The sync from Instagram stopped', error);
    const origin = await tokenOrigin();
    return (sync: SyncRecord) => {
      const trouble = error instanceof TimeUpError ? null : troubleOf(error, sync.trouble, origin);
      return { ...sync, run: { ...run, beatAt: null }, trouble };
    };
  }
}

/** Stores the run every second. Throws when the time is up or another function has taken over. */
function keeperOf(run: SyncRun): () => Promise<void> {
  const until = Date.now() + workMs;
  let keptAt = 0;
  return async () => {
    const now = Date.now();
    if (now > until) throw new TimeUpError('The next run continues');
    if (now - keptAt < keepEveryMs) return;
    keptAt = now;
    const beatAt = new Date(now).toISOString();
    await changeOwnSync(run, (sync) => ({ ...sync, run: { ...run, beatAt } }));
  };
}

/** Throws if another function works on the run now. */
async function changeOwnSync(
  { holder }: SyncRun,
  change: (sync: SyncRecord) => SyncRecord,
): Promise<void> {
  await changeSync((sync) => {
    if (sync.run?.holder !== holder) throw new Error('Another function works on the sync');
    return change(sync);
  });
}
