import { atom } from 'nanostores';
import type { InstagramSettings, InstagramStatus } from '#shared/instagram';
import {
  ApiError,
  findInstagramStatus,
  setInstagramSettings,
  syncInstagram,
} from '../../lib/api.ts';
import { reportFailure } from './session.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from '../toast.ts';

export const $instagram = atom<'loading' | 'failed' | InstagramStatus>('loading');

const againAfterMs = 1000;
const failed = 'Failed to sync Instagram content';

let timer: ReturnType<typeof setTimeout> | undefined;

export async function loadInstagram(): Promise<void> {
  $instagram.set('loading');
  await followSync();
  if ($instagram.get() === 'loading') $instagram.set('failed');
}

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

/** Starts a sync and follows it to its end. Returns the server's refusal, or null. */
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

/** Polls while a sync is running; announces its end. */
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

/** A call that is made every second may fail once silently. */
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
