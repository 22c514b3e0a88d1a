import * as z from 'zod';
import { paceInput, type Pace } from '#shared/publishing';
import { env } from '../../env.ts';
import { readJson, writeJson } from '../../ports/blobs.ts';
import { recordActivity } from '../activity.ts';

/** The settings of the shop that the administrator chooses; each part is absent until it is chosen. */
const settingsKey = 'settings/shop';
const settingsSchema = paceInput.partial();

const words: Record<Pace, string> = {
  0: 'at once',
  10: 'after a pause of 10 minutes',
  60: 'after an hour',
  1440: 'after a day',
  [-1]: 'only when pressed',
};

/** When changes are published: as chosen, else as the environment says. */
export async function readPace(): Promise<Pace> {
  const settings = await readJson(settingsKey, settingsSchema);
  return settings?.publishAfterMinutes ?? env().PUBLISH_AFTER_MINUTES;
}

/** Stores when changes are published. What waits follows the new rule from the next look at the clock. */
export async function setPace(input: z.infer<typeof paceInput>, editor: string): Promise<void> {
  const before = await readPace();
  await writeJson(settingsKey, input);
  const { publishAfterMinutes: after } = input;
  if (before === after) return;
  await recordActivity(editor, `Publish changes: ${words[before]} → ${words[after]}`);
}
