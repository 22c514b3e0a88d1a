import {
  defaultInstagramSettings,
  instagramSettingsInput,
  type InstagramSettings,
} from '#shared/instagram';
import { readJson, writeJson } from '../../ports/blobs.ts';
import { recordActivity } from '../activity.ts';

const settingsKey = 'instagram/settings';

/** The sync's settings, or the defaults before the first were saved. */
export async function getInstagramSettings(): Promise<InstagramSettings> {
  return (await readJson(settingsKey, instagramSettingsInput)) ?? defaultInstagramSettings;
}

/** Stores the sync's settings. */
export async function setInstagramSettings(
  settings: InstagramSettings,
  editor: string,
): Promise<InstagramSettings> {
  const before = await getInstagramSettings();
  await writeJson(settingsKey, settings);
  await recordActivity(editor, `Instagram sync: ${tell(before)} → ${tell(settings)}`);
  return settings;
}

function tell({ syncFrequency, highlightCollection }: InstagramSettings): string {
  return `every ${syncFrequency} minutes, #${highlightCollection}`;
}
