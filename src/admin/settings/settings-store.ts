import type { SavedSettings, SettingsInput } from '#shared/admin/settings';
import { send } from '../../lib/send.ts';
import { sendChange } from '../publishing/change.ts';
import { isStored } from '../../form/values.ts';
import { createResource } from '../calls/resource.ts';

export const settings = createResource(
  () => send('GET /api/admin/settings'),
  'Failed to fetch settings',
);

type Saved = { settings: SavedSettings | null; refusal: string | null };

/** Stores the settings. After a 412 the next call continues from the newest version. */
export async function saveSettings(input: SettingsInput): Promise<Saved> {
  const version = settings.current()?.version;
  let saved: SavedSettings | null = null;
  if (version === undefined) return { settings: saved, refusal: null };
  const save = async () => {
    saved = await send('PATCH /api/admin/settings', { body: input, version });
    settings.$state.set(saved);
  };
  const words = {
    done: 'Settings updated successfully',
    failed: 'Failed to update settings',
    unreachable: 'The shop could not be reached.',
  };
  const { password: _password, ...sent } = input;
  const refusal = await sendChange(save, words, async () => {
    const newest = await settings.refresh(true);
    return newest && isStored(sent, newest);
  });
  if (!refusal?.isStale) return { settings: saved, refusal: refusal?.reason ?? null };
  return { settings: null, refusal: 'The settings were changed in another window.' };
}
