import * as z from 'zod';
import { paces, type Pace } from '#shared/admin/publishing';
import type { SettingsInput, ShopSettings } from '#shared/admin/settings';
import { env } from '../env.ts';
import { requireVersion } from '../errors.ts';
import { readJson } from '../ports/blobs/records.ts';
import { upsertJson } from '../ports/blobs/upsert.ts';
import { recordActivity } from './admin/activity.ts';

const key = 'settings/shop';

/** A field is absent until the administrator chooses it. */
const storedSchema = z.object({
  version: z.number(),
  publishAfterMinutes: z.literal(paces).optional(),
  offersTransfer: z.boolean().optional(),
});
type Stored = z.infer<typeof storedSchema>;
const unsaved: Stored = { version: 1 };

export type Settings = ShopSettings & { publishAfterMinutes: Pace };

export async function readSettings(): Promise<Settings> {
  return withDefaults((await readJson(key, storedSchema)) ?? unsaved);
}

/** Throws 412 for a stale version. */
export async function editSettings(
  { offersTransfer }: SettingsInput,
  expected: number | null,
  editor: string,
): Promise<ShopSettings> {
  const { before, after } = await changeSettings((now) => {
    requireVersion(now.version, expected);
    return { offersTransfer };
  });
  if (before.offersTransfer !== after.offersTransfer) {
    const words = after.offersTransfer ? 'offered' : 'not offered any more';
    await recordActivity(editor, `Bank transfer is ${words}`);
  }
  return toShopSettings(after);
}

/** An undefined field is unchanged. */
export async function changeSettings(
  change: (now: Stored) => Partial<Stored>,
): Promise<{ before: Settings; after: Settings }> {
  let before = unsaved;
  const stored = await upsertJson(key, storedSchema, (now) => {
    before = now ?? unsaved;
    const given = Object.entries(change(before)).filter(([, value]) => value !== undefined);
    return { ...before, ...Object.fromEntries(given), version: before.version + 1 };
  });
  return { before: withDefaults(before), after: withDefaults(stored ?? before) };
}

export function toShopSettings({ version, offersTransfer }: Settings): ShopSettings {
  return { version, offersTransfer };
}

function withDefaults(stored: Stored): Settings {
  return {
    version: stored.version,
    offersTransfer: stored.offersTransfer ?? true,
    publishAfterMinutes: stored.publishAfterMinutes ?? env().PUBLISH_AFTER_MINUTES,
  };
}
