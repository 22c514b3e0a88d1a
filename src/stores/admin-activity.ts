import { atom } from 'nanostores';
import type { ActivityPage } from '#shared/activity';
import { listActivity } from '../lib/api.ts';
import { reportFailure } from './admin.ts';

/** What was done in the administration, newest first, as far as it was asked for. */
export const $activity = atom<'loading' | 'failed' | ActivityPage>('loading');

/** Fetches the newest entries. */
export async function loadActivity(): Promise<void> {
  $activity.set('loading');
  try {
    $activity.set(await listActivity(null));
  } catch (error) {
    $activity.set('failed');
    reportFailure(error, 'Failed to fetch the activity');
  }
}

/** Fetches the entries before those that are shown. */
export async function loadOlderActivity(): Promise<void> {
  const shown = $activity.get();
  if (typeof shown === 'string' || !shown.older) return;
  try {
    const { entries, older } = await listActivity(shown.older);
    $activity.set({ entries: [...shown.entries, ...entries], older });
  } catch (error) {
    reportFailure(error, 'Failed to fetch the activity');
  }
}
