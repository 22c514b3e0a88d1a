import { atom } from 'nanostores';
import type { InstagramSettings, InstagramStatus } from '#shared/instagram';
import { ApiError, findInstagramStatus, setInstagramSettings, syncInstagram } from '../lib/api.ts';
import { reportFailure } from './admin.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from './toast.ts';

/** The sync's settings and where it stands, as far as they are known. */
export const $instagram = atom<'loading' | 'failed' | InstagramStatus>('loading');

const againAfterMs = 1000;
const failed = 'Failed to sync Instagram content';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the status. */
export async function loadInstagram(): Promise<void> {
  $instagram.set('loading');
  await followSync();
  if ($instagram.get() === 'loading') $instagram.set('failed');
}

/** Saves the settings; answers the server's reason when it refuses, or null. */
export async function saveSettings(settings: InstagramSettings): Promise<string | null> {
  try {
    const saved = await setInstagramSettings(settings);
    const status = $instagram.get();
    if (typeof status !== 'string') $instagram.set({ ...status, settings: saved });
    showToast({ title: 'Success', description: 'Instagram settings updated successfully' });
    return null;
  } catch (error) {
    reportFailure(error, 'Failed to update Instagram settings');
    return reasonOf(error, 'Failed to update Instagram settings');
  }
}

/** Starts a sync, then follows it to its end; answers the server's reason when it refuses, or null. */
export async function startSync(posts: 'new' | 'all'): Promise<string | null> {
  try {
    await syncInstagram(posts);
  } catch (error) {
    reportFailure(error, failed);
    return reasonOf(error, failed);
  }
  const description = 'Instagram content sync started successfully';
  showToast({ title: 'Success', description });
  await followSync(true);
  return null;
}

/** Asks where the sync stands, and again while it is under way (rulings 21); tells the end of one that was. */
async function followSync(isStarted = false): Promise<void> {
  clearTimeout(timer);
  const before = $instagram.get();
  const wasUnderWay = isStarted || (typeof before !== 'string' && before.progress !== null);
  const status = await askStatus(before !== 'loading' && before !== 'failed');
  if (status) $instagram.set(status);
  if (status && !status.progress && wasUnderWay) tellEnd(status);
  if (status ? status.progress : wasUnderWay) followLater();
}

function followLater(): void {
  timer = setTimeout(() => {
    if (document.hidden) followLater();
    else void followSync();
  }, againAfterMs);
}

/** A question that is asked every second may fail once without a word. */
async function askStatus(isQuiet: boolean): Promise<InstagramStatus | null> {
  try {
    return await findInstagramStatus();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (!isQuiet || isSignedOut) reportFailure(error, 'Failed to load Instagram sync status');
    return null;
  }
}

function tellEnd({ trouble }: InstagramStatus): void {
  if (trouble) showToast({ title: 'Error', description: failed, variant: 'destructive' });
  void followPublishing();
}

function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError ? error.text : otherwise;
}
