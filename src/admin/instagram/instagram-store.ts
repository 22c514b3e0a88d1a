import type { GoneAnswerInput, InstagramSettingsInput, InstagramStatus } from '#shared/instagram';
import { send } from '../../lib/send.ts';
import { sendChange } from '../publishing/change.ts';
import { createResource } from '../calls/resource.ts';
import { isStored } from '../../form/values.ts';
import { followPublishing } from '../publishing/publishing-store.ts';
import { $alarms } from '../session/session.ts';
import { showToast } from '../../toasts/toast.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

const againAfterMs = 1000;
const failed = 'Failed to sync Instagram content';

let timer: ReturnType<typeof setTimeout> | undefined;

/** As it is now; nothing follows a sync. */
export const instagramStatus = createResource(
  () => send('GET /api/instagram/status'),
  'Failed to load Instagram sync status',
);

/** Follows a sync that runs already. */
export const instagram = {
  ...instagramStatus,
  async load() {
    await instagramStatus.load();
    if (instagramStatus.current()?.progress) followLater();
  },
};

/** Stores the settings. `version`: that of the settings that the form shows. Returns the refusal, or null. */
export async function saveSettings(
  settings: InstagramSettingsInput,
  version: number,
): Promise<Refusal | null> {
  const save = async () => {
    const saved = await send('PATCH /api/admin/instagram/settings', { body: settings, version });
    const shown = instagramStatus.current();
    if (shown) instagramStatus.$state.set({ ...shown, settings: saved });
  };
  const words = {
    done: 'Instagram settings updated successfully',
    failed: 'Failed to update Instagram settings',
  };
  const refusal = await sendChange(save, words, async () => {
    const newest = await instagramStatus.refresh(true);
    return newest && isStored(settings, newest.settings);
  });
  return refusal?.reason ?? null;
}

/** Starts a sync and follows it to its end. */
export async function startSync(posts: 'new' | 'all'): Promise<Refusal | null> {
  const done = 'Instagram content sync started successfully';
  const start = () => send('POST /api/admin/instagram/sync', { query: { posts } });
  const refusal = await sendChange(start, { done, failed });
  if (!refusal) await followSync(true);
  return refusal?.reason ?? null;
}

/** Stores the painter's answer about posts that are gone, and follows the sync that does it. Returns the refusal, or null. */
export async function answerGone(body: GoneAnswerInput): Promise<Refusal | null> {
  const words = {
    done: body.answer === 'hide' ? 'They are being hidden' : 'They stay in the shop',
    failed: 'Failed to store your answer',
  };
  const answer = () => send('POST /api/admin/instagram/gone', { body });
  const refusal = await sendChange(answer, words);
  if (refusal) return refusal.reason;
  $alarms.set($alarms.get().filter(({ asks }) => asks?.since !== body.since));
  void followSync(true);
  return null;
}

/** Asks while a sync is running; announces its end. */
async function followSync(isStarted = false): Promise<void> {
  clearTimeout(timer);
  const before = instagramStatus.current();
  const wasUnderWay = isStarted || Boolean(before?.progress);
  const status = await instagramStatus.refresh(before !== null);
  if (status && !status.progress && wasUnderWay) showEnd(status);
  if (status ? status.progress : wasUnderWay) followLater();
}

function followLater(): void {
  timer = setTimeout(() => {
    if (document.hidden) followLater();
    else void followSync();
  }, againAfterMs);
}

function showEnd({ trouble }: InstagramStatus): void {
  if (trouble) showToast({ title: 'Error', description: failed, variant: 'destructive' });
  void followPublishing();
}
