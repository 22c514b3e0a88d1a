import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { OtherAccountError, readFeed } from './feed-reader.ts';
import { describeGone } from './gone-words.ts';
import { getInstagramSettings } from './sync-settings.ts';
import {
  changeSync,
  isAnswered,
  isRunAlive,
  type Account,
  type SyncRecord,
  type SyncRun,
} from './sync-record.ts';
import { changesIn, withNote } from './sync-result.ts';
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
async function readPosts(begun: SyncRecord, run: SyncRun) {
  const origin = await tokenOrigin();
  try {
    const [token, settings] = await Promise.all([readInstagramToken(), getInstagramSettings()]);
    const saleTag = settings.highlightCollection;
    if (!saleTag) throw new UnknownTagError();
    const isLookFirst = settings.clearPosts === 'look-first';
    const take = (account: Account) => changeOwnSync(run, (sync) => ({ ...sync, account }));
    const reading = { run, token, origin, saleTag, isLookFirst, keep: keeperOf(run), take };
    const read = await readFeed(reading, begun);
    return endOf(begun, run, read);
  } catch (error) {
    if (error instanceof OtherAccountError) return endOf(begun, run, { gone: error.gone });
    console.warn('The sync from Instagram stopped', error);
    return (sync: SyncRecord) => {
      const trouble = error instanceof TimeUpError ? null : troubleOf(error, sync.trouble, origin);
      return { ...sync, run: { ...run, beatAt: null }, trouble };
    };
  }
}

/** Returns the end of a run. It leaves an answer that came during the run to the next one. */
function endOf(
  begun: SyncRecord,
  run: SyncRun,
  read: Pick<SyncRecord, 'gone'> & Partial<Pick<SyncRecord, 'full'>>,
) {
  return (sync: SyncRecord): SyncRecord => {
    const isLate = isAnswered(sync) && !isAnswered(begun);
    const gone = isLate ? sync.gone : read.gone;
    const isAsked = gone !== null && gone.answer === null;
    const asks = isAsked && `${describeGone(gone, sync.account).words} Answer on the dashboard.`;
    const result = asks ? withNote(run.result, asks) : run.result;
    const last = { ...result, finishedAt: new Date().toISOString() };
    return { ...sync, ...read, run: null, last, trouble: null, gone };
  };
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
