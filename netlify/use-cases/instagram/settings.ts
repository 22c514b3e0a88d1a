import {
  defaultInstagramSettings,
  instagramSettingsInput,
  type InstagramSettings,
} from '#shared/instagram';
import { readJson, writeJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';

const settingsKey = 'instagram/settings';

export async function getInstagramSettings(): Promise<InstagramSettings> {
  return (await readJson(settingsKey, instagramSettingsInput)) ?? defaultInstagramSettings;
}

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
