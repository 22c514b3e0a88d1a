import { HttpError } from '../../http/errors.ts';
import { startBackground } from '../../ports/background.ts';
import { postsPerPage } from '../../ports/instagram.ts';
import { changeSync, isAlive, newRun, type Run, type Sync } from './record.ts';
import { getInstagramSettings } from './settings.ts';
import { isConnected, tokenOrigin } from './token.ts';

const worker = 'instagram-sync-background';
const minuteMs = 60_000;
const dayMs = 86_400_000;
const oncePerMs = minuteMs;
/** A cursor and the pages before it are not worth more after this time. */
const oldestRunMs = dayMs;
/** What two requests show is always read whole. */
const smallFeed = 2 * postsPerPage;

/** The painter asks for a sync: begins one, or goes on with one that stopped; one under way is left alone. Throws 409, 429, 503. */
export async function requestSync(posts: 'new' | 'all'): Promise<{ isNew: boolean }> {
  if (!isConnected()) {
    throw new HttpError(409, 'Instagram is not connected: set INSTAGRAM_ACCESS_TOKEN.');
  }
  const { saleTag } = await readRules();
  return begin((sync) => {
    const { trouble } = sync;
    if (trouble?.problem === 'limit' && isAhead(trouble.retryAt)) {
      const seconds = Math.ceil((Date.parse(trouble.retryAt!) - Date.now()) / 1000);
      const text = 'Instagram asks for a pause. The sync goes on by itself after it.';
      throw new HttpError(429, text, { 'retry-after': String(seconds) });
    }
    return nextRun(sync, { saleTag, isAll: posts === 'all' });
  });
}

/** Instagram says that something happened: begins a sync, at most one a minute. */
export async function requestCalledSync(): Promise<void> {
  if (!isConnected()) return;
  const { saleTag } = await readRules();
  let isFirst = false;
  await changeSync((sync) => {
    isFirst = !sync.calledAt || Date.now() - Date.parse(sync.calledAt) >= oncePerMs;
    return isFirst ? { ...sync, calledAt: new Date().toISOString() } : null;
  });
  if (!isFirst) return;
  await begin((sync) => (mayRetry(sync) ? nextRun(sync, { saleTag, isAll: false }) : null));
}

/** Begins a sync when its time has come, goes on with one that died, repeats one that failed. */
export async function startSyncWhenDue(): Promise<void> {
  if (!isConnected()) return;
  const { saleTag, periodMs } = await readRules();
  await changeSync(() => null);
  await begin((sync) => (isDue(sync, periodMs) ? nextRun(sync, { saleTag, isAll: false }) : null));
}

/** Whether the clock, a failure's pause or a dead run asks for a sync now. */
function isDue(sync: Sync, periodMs: number): boolean {
  if (sync.trouble) return mayRetry(sync);
  if (sync.run) return true;
  // The schedule comes a little early or late; a sync that is nearly due is due.
  return Date.now() - Date.parse(sync.last?.finishedAt ?? sync.since) >= periodMs - minuteMs;
}

/** A token that failed is not tried again by itself, unless there is another one. */
function mayRetry({ trouble }: Sync): boolean {
  if (!trouble || trouble.origin !== tokenOrigin()) return true;
  return trouble.retryAt !== null && !isAhead(trouble.retryAt);
}

type Wish = { saleTag: string; isAll: boolean };

function nextRun(sync: Sync, { saleTag, isAll }: Wish): Run {
  const { run, feed } = sync;
  const isOld = run && Date.now() - Date.parse(run.startedAt) > oldestRunMs;
  if (run && !isOld && run.saleTag === saleTag && (run.isFull || !isAll)) return goOn(run);
  const isSmall = feed !== null && feed.size <= smallFeed;
  const isNews = !feed || feed.saleTag !== saleTag;
  const isDaily = feed !== null && Date.now() - Date.parse(feed.fullAt) >= dayMs;
  const fresh = newRun(saleTag, isAll || isSmall || isNews || isDaily);
  return { ...fresh, total: feed?.size ?? null, hasNews: run?.hasNews ?? false };
}

/** One that died may have written things that it could not tell any more. */
function goOn(run: Run): Run {
  const beatAt = new Date().toISOString();
  return { ...run, holder: null, isStopped: false, beatAt, hasNews: run.hasNews || !run.isStopped };
}

/** Writes the run that `choose` wants, and starts the function that works on it. */
async function begin(choose: (sync: Sync) => Run | null): Promise<{ isNew: boolean }> {
  let chosen: Run | null = null;
  await changeSync((sync) => {
    chosen = isAlive(sync.run) ? null : choose(sync);
    return chosen && { ...sync, run: chosen };
  });
  if (!chosen) return { isNew: false };
  try {
    await startBackground(worker);
  } catch (error) {
    await changeSync((sync) => sync.run && { ...sync, run: { ...sync.run, isStopped: true } });
    throw error;
  }
  return { isNew: true };
}

async function readRules(): Promise<{ saleTag: string; periodMs: number }> {
  const { highlightCollection, syncFrequency } = await getInstagramSettings();
  return { saleTag: highlightCollection, periodMs: Number(syncFrequency) * minuteMs };
}

function isAhead(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) > Date.now();
}
