import type { SettingsInput } from '#shared/admin/settings';
import { findSettings, updateSettings } from '../../../lib/api.ts';
import { sendChange } from '../change.ts';
import { createResource } from '../resource.ts';

export const settings = createResource(findSettings, 'Failed to fetch settings');

/** Returns the refusal, or null. After a 412 the next call continues from the newest version. */
export async function saveSettings(input: SettingsInput): Promise<string | null> {
  const version = settings.current()?.version;
  if (version === undefined) return null;
  const send = async () => settings.$state.set(await updateSettings(input, version));
  const refusal = await sendChange(send, {
    done: 'Settings updated successfully',
    failed: 'Failed to update settings',
    unreachable: 'The shop could not be reached.',
  });
  if (!refusal?.isStale) return refusal?.reason ?? null;
  await settings.refresh(true);
  return 'The settings were changed in another window.';
}
