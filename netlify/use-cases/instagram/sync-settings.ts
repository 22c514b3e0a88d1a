import {
  defaultInstagramSettings,
  instagramSettingsRecord,
  type InstagramSettings,
  type InstagramSettingsInput,
} from '#shared/instagram';
import { readJson, writeJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';

const settingsKey = 'instagram/settings';

export async function getInstagramSettings(): Promise<InstagramSettings> {
  return (await readJson(settingsKey, instagramSettingsRecord)) ?? defaultInstagramSettings;
}

export async function setInstagramSettings(
  input: InstagramSettingsInput,
  editor: string,
): Promise<InstagramSettings> {
  const before = await getInstagramSettings();
  const settings = { ...input, clearPosts: input.clearPosts ?? before.clearPosts };
  await writeJson(settingsKey, settings);
  await recordActivity(editor, `Instagram sync: ${tell(before)} → ${tell(settings)}`);
  return settings;
}

function tell({ syncFrequency, highlightCollection, clearPosts }: InstagramSettings): string {
  const words = clearPosts === 'on-sale' ? 'clear posts go on sale' : 'the painter looks first';
  return `every ${syncFrequency} minutes, #${highlightCollection}, ${words}`;
}
