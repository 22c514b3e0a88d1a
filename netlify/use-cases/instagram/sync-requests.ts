import { goesOn, isWithin } from '#shared/since';
import { HttpError } from '../../errors.ts';
import type { GoneAnswerInput } from '#shared/instagram';
import { startBackground } from '../../ports/background.ts';
import { recordActivity } from '../admin/activity.ts';
import { getInstagramSettings } from './sync-settings.ts';
import { mailInstagramAlarms } from './alarm.ts';
import { changeSync, isAnswered, isRunAlive, withNewRun, type SyncRecord } from './sync-record.ts';
import { isInstagramConnected, renewTokenWhenDue, tokenOrigin } from './token.ts';

const worker = 'instagram-sync-background';
const minuteMs = 60_000;
const webhookSyncEveryMs = minuteMs;
const longestPauseMs = 24 * 60 * minuteMs;
/** The clock looks each ten minutes, so that a sync is begun at the look nearest to its time. */
const earlyMs = 6 * minuteMs;

/** Starts a sync for the administrator; leaves one that is working. Throws 409, 429, 503. */
export async function requestSync(posts: 'new' | 'all'): Promise<{ isNew: boolean }> {
  if (!(await isInstagramConnected())) {
    throw new HttpError(409, 'Instagram is not connected: paste its token in Setup.');
  }
  return startRun((sync) => {
    const { trouble } = sync;
    if (trouble?.problem === 'limit' && trouble.retryAt && isPause(trouble.retryAt)) {
      const seconds = Math.ceil((Date.parse(trouble.retryAt) - Date.now()) / 1000);
      const text = 'Instagram asks for a pause. The sync goes on by itself after it.';
      throw new HttpError(429, text, { 'retry-after': String(seconds) });
    }
    return withNewRun(sync, posts === 'all');
  });
}

/** Starts a sync after a webhook, at most one a minute. */
export async function requestWebhookSync(): Promise<void> {
  if (!(await isInstagramConnected())) return;
  const calledAt = new Date().toISOString();
  const origin = await tokenOrigin();
  await startRun((sync) => {
    const mayStart = !sync.calledAt || !isWithin(webhookSyncEveryMs, sync.calledAt);
    return mayStart && mayRetrySync(sync, origin) ? { ...withNewRun(sync), calledAt } : null;
  });
}

/**
 * Stores the painter's answer about posts that are gone, and starts the sync that does it, or leaves that to the clock. Throws 409 if
 * the question is open no more, 503.
 */
export async function answerGone(
  { since, answer }: GoneAnswerInput,
  editor: string,
): Promise<void> {
  const { gone } = await changeSync((sync) => {
    const isOther = sync.gone?.answer && sync.gone.answer !== answer;
    if (sync.gone?.since !== since || isOther) {
      throw new HttpError(409, 'This is answered already, or the posts are back. Reload the page.');
    }
    return { ...sync, gone: { ...sync.gone, answer } };
  });
  const origin = await tokenOrigin();
  await startRun((sync) => (mayRetrySync(sync, origin) ? withNewRun(sync) : null));
  const end = answer === 'hide' ? 'hidden' : 'kept';
  await recordActivity(editor, `${gone?.posts.length} posts that are gone from Instagram: ${end}`);
}

/** Renews the token, starts a sync that is due, or one after a run that did not reach its end, and tells what only the painter can mend. */
export async function syncWhenDue(): Promise<void> {
  if (!(await isInstagramConnected())) return;
  await renewTokenWhenDue();
  const periodMs = Number((await getInstagramSettings()).syncFrequency) * minuteMs;
  const origin = await tokenOrigin();
  await startRun((sync) => (isSyncDue(sync, { periodMs, origin }) ? withNewRun(sync) : null));
  await mailInstagramAlarms();
}

type Due = { periodMs: number; origin: string };

function isSyncDue(sync: SyncRecord, { periodMs, origin }: Due): boolean {
  if (sync.trouble) return mayRetrySync(sync, origin);
  return (
    sync.run !== null ||
    isAnswered(sync) ||
    !isWithin(periodMs - earlyMs, sync.last?.finishedAt ?? sync.since)
  );
}

/** Returns whether a sync may run. A failed token is not tried again until another one is configured. */
function mayRetrySync({ trouble }: SyncRecord, origin: string): boolean {
  if (!trouble || trouble.origin !== origin) return true;
  return trouble.retryAt !== null && !isPause(trouble.retryAt);
}

/** Stores the run that `begin` adds, unless one is working, and starts its function. */
async function startRun(
  begin: (sync: SyncRecord) => SyncRecord | null,
): Promise<{ isNew: boolean }> {
  let begun: SyncRecord | null = null;
  await changeSync((sync) => (begun = isRunAlive(sync.run) ? null : begin(sync)));
  if (!begun) return { isNew: false };
  try {
    await startBackground(worker);
  } catch (error) {
    await changeSync((sync) => sync.run && { ...sync, run: { ...sync.run, beatAt: null } });
    throw error;
  }
  return { isNew: true };
}

function isPause(until: string): boolean {
  return goesOn(until, longestPauseMs);
}
