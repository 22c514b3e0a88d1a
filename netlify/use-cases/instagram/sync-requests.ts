import { HttpError } from '../../errors.ts';
import { startBackground } from '../../ports/background.ts';
import { postsPerPage } from '../../ports/instagram/graph.ts';
import { changeSync, isRunAlive, newRun, type SyncRecord, type SyncRun } from './sync-record.ts';
import { getInstagramSettings } from './settings.ts';
import { isInstagramConnected, renewTokenWhenDue, tokenOrigin } from './token.ts';

const worker = 'instagram-sync-background';
const minuteMs = 60_000;
const dayMs = 86_400_000;
const webhookSyncEveryMs = minuteMs;
/** The clock looks each ten minutes, so that a sync is begun at the look nearest to its time. */
const earlyMs = 6 * minuteMs;
/** A cursor and the pages before it are discarded after this time. */
const oldestRunMs = dayMs;
/** Feeds of two pages are always read whole. */
const smallFeed = 2 * postsPerPage;

/** Starts or continues a sync for the administrator; leaves one that is working. Throws 409, 429, 503. */
export async function requestSync(posts: 'new' | 'all'): Promise<{ isNew: boolean }> {
  if (!isInstagramConnected()) {
    throw new HttpError(409, 'Instagram is not connected: set INSTAGRAM_ACCESS_TOKEN.');
  }
  const { saleTag } = await readSyncRules();
  return startRun((sync) => {
    const { trouble } = sync;
    if (trouble?.problem === 'limit' && isInFuture(trouble.retryAt)) {
      const seconds = Math.ceil((Date.parse(trouble.retryAt!) - Date.now()) / 1000);
      const text = 'Instagram asks for a pause. The sync goes on by itself after it.';
      throw new HttpError(429, text, { 'retry-after': String(seconds) });
    }
    return chooseRun(sync, saleTag, posts === 'all');
  });
}

/** Starts a sync after a webhook, at most one a minute. */
export async function requestWebhookSync(): Promise<void> {
  if (!isInstagramConnected()) return;
  const { saleTag } = await readSyncRules();
  let isAllowed = false;
  await changeSync((sync) => {
    isAllowed = !sync.calledAt || Date.now() - Date.parse(sync.calledAt) >= webhookSyncEveryMs;
    return isAllowed ? { ...sync, calledAt: new Date().toISOString() } : null;
  });
  if (!isAllowed) return;
  await startRun((sync) => (mayRetrySync(sync) ? chooseRun(sync, saleTag) : null));
}

/** Renews the token, then starts a sync that is due, continues one that crashed, repeats one that failed. */
export async function syncWhenDue(): Promise<void> {
  if (!isInstagramConnected()) return;
  await renewTokenWhenDue();
  const { saleTag, periodMs } = await readSyncRules();
  await changeSync(() => null);
  await startRun((sync) => (isSyncDue(sync, periodMs) ? chooseRun(sync, saleTag) : null));
}

function isSyncDue(sync: SyncRecord, periodMs: number): boolean {
  if (sync.trouble) return mayRetrySync(sync);
  if (sync.run) return true;
  const finishedAt = Date.parse(sync.last?.finishedAt ?? sync.since);
  return Date.now() - finishedAt >= periodMs - earlyMs;
}

/** A failed token is not retried until another one is configured. */
function mayRetrySync({ trouble }: SyncRecord): boolean {
  if (!trouble || trouble.origin !== tokenOrigin()) return true;
  return trouble.retryAt !== null && !isInFuture(trouble.retryAt);
}

function chooseRun(sync: SyncRecord, saleTag: string, isAll = false): SyncRun {
  const { run, feed } = sync;
  const isOld = run && Date.now() - Date.parse(run.startedAt) > oldestRunMs;
  if (run && !isOld && run.saleTag === saleTag && (run.isFull || !isAll)) return continuedRun(run);
  const isSmall = feed !== null && feed.size <= smallFeed;
  const isOtherTag = !feed || feed.saleTag !== saleTag;
  const isDaily = feed !== null && Date.now() - Date.parse(feed.fullAt) >= dayMs;
  const isFull = isAll || isSmall || isOtherTag || isDaily;
  return newRun({ saleTag, isFull, total: feed?.size ?? null, hasNews: run?.hasNews ?? false });
}

/** A crashed run may have written items without recording them. */
function continuedRun(run: SyncRun): SyncRun {
  const beatAt = new Date().toISOString();
  return { ...run, holder: null, isStopped: false, beatAt, hasNews: run.hasNews || !run.isStopped };
}

/** Stores the run that `choose` returns and starts its function. */
async function startRun(choose: (sync: SyncRecord) => SyncRun | null): Promise<{ isNew: boolean }> {
  let chosen: SyncRun | null = null;
  await changeSync((sync) => {
    chosen = isRunAlive(sync.run) ? null : choose(sync);
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

async function readSyncRules(): Promise<{ saleTag: string; periodMs: number }> {
  const { highlightCollection, syncFrequency } = await getInstagramSettings();
  return { saleTag: highlightCollection, periodMs: Number(syncFrequency) * minuteMs };
}

function isInFuture(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) > Date.now();
}
