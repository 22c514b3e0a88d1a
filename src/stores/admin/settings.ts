import { atom } from 'nanostores';
import type { SettingsInput, ShopSettings } from '#shared/admin/settings';
import { ApiError, findSettings, updateSettings } from '../../lib/api.ts';
import { reportFailure } from './session.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from '../toast.ts';

export const $settings = atom<'loading' | 'failed' | ShopSettings>('loading');

const staleStatus = 412;

export async function loadSettings(): Promise<void> {
  $settings.set('loading');
  try {
    $settings.set(await findSettings());
  } catch (error) {
    $settings.set('failed');
    reportFailure(error, 'Failed to fetch settings');
  }
}

/** Returns the refusal, or null. After a 412 the next call continues from the newest version. */
export async function saveSettings(input: SettingsInput): Promise<string | null> {
  const settings = $settings.get();
  if (typeof settings === 'string') return null;
  try {
    $settings.set(await updateSettings(input, settings.version));
    showToast({ title: 'Success', description: 'Settings updated successfully' });
    void followPublishing();
    return null;
  } catch (error) {
    reportFailure(error, 'Failed to update settings');
    if (!(error instanceof ApiError)) return 'The shop could not be reached.';
    if (error.status !== staleStatus) return error.text;
    $settings.set(await findSettings().catch(() => settings));
    return 'The settings were changed in another window.';
  }
}
