import { atom } from 'nanostores';
import type { ActivityPage } from '#shared/admin/activity';
import { listActivity } from '../../lib/api.ts';
import { reportFailure } from './session.ts';

export const $activity = atom<'loading' | 'failed' | ActivityPage>('loading');

export async function loadActivity(): Promise<void> {
  $activity.set('loading');
  try {
    $activity.set(await listActivity(null));
  } catch (error) {
    $activity.set('failed');
    reportFailure(error, 'Failed to fetch the activity');
  }
}

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
