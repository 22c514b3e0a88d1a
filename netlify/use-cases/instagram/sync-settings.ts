import {
  defaultInstagramSettings,
  instagramSettingsRecord,
  type InstagramSettings,
  type InstagramSettingsInput,
} from '#shared/instagram';
import { UnavailableError, requireVersion } from '../../errors.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { recordActivity } from '../admin/activity.ts';

const settingsKey = 'instagram/settings';

/** In place of settings that cannot be read: without the hashtag no sync runs, which would hide what has another one. */
const unknownSettings: InstagramSettings = {
  ...defaultInstagramSettings,
  highlightCollection: '',
  clearPosts: 'look-first',
};
const settingsSchema = instagramSettingsRecord.catch(unknownSettings);
export const instagramSettings = { prefix: settingsKey, schema: settingsSchema };

export async function getInstagramSettings(): Promise<InstagramSettings> {
  return (await readJson(settingsKey, settingsSchema)) ?? defaultInstagramSettings;
}

/** Throws 412 for a stale version, 503. */
export async function setInstagramSettings(
  input: InstagramSettingsInput,
  { editor, version }: { editor: string; version: number | null },
): Promise<InstagramSettings> {
  let before = defaultInstagramSettings;
  const settings = await upsertJson(settingsKey, settingsSchema, (stored) => {
    before = stored ?? defaultInstagramSettings;
    requireVersion(before.version, version);
    const clearPosts = input.clearPosts ?? before.clearPosts;
    return { ...input, clearPosts, version: before.version + 1 };
  });
  if (!settings) throw new UnavailableError('shop');
  await recordActivity(
    editor,
    `Instagram sync: ${describeSettings(before)} → ${describeSettings(settings)}`,
  );
  return settings;
}

function describeSettings({
  syncFrequency,
  highlightCollection,
  clearPosts,
}: InstagramSettings): string {
  const words = clearPosts === 'on-sale' ? 'clear posts go on sale' : 'the painter looks first';
  return `every ${syncFrequency} minutes, #${highlightCollection}, ${words}`;
}
