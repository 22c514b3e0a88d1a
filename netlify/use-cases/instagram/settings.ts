import {
  defaultInstagramSettings,
  instagramSettingsInput,
  type InstagramSettings,
} from '#shared/instagram';
import { readJson, writeJson } from '../../ports/blobs.ts';

const settingsKey = 'instagram/settings';

/** The sync's settings, or the defaults before the first were saved. */
export async function getInstagramSettings(): Promise<InstagramSettings> {
  return (await readJson(settingsKey, instagramSettingsInput)) ?? defaultInstagramSettings;
}

/** Stores the sync's settings. */
export async function setInstagramSettings(
  settings: InstagramSettings,
): Promise<InstagramSettings> {
  await writeJson(settingsKey, settings);
  return settings;
}
