import * as z from 'zod';
import { pageSettings, storedSettings, type ShopSettings } from '#shared/admin/settings';
import { translationsOfSamples } from '#shared/samples/site';
import { mergeTranslations } from '#shared/translations';
import { firstSettings, hasBlobs } from '../env.ts';
import { readJson } from '../ports/blobs/records.ts';
import type { Snapshot } from '../ports/blobs/snapshots.ts';
import { upsertJson } from '../ports/blobs/upsert.ts';

const key = 'settings/shop';

/** A field is absent until the administrator chooses it. */
const chosenSchema = storedSettings.extend({ version: z.number() });
type Stored = z.infer<typeof chosenSchema>;
/** In place of settings that cannot be read: no variable stands in for what buyers rely on (rule 84). */
const closed: Stored = {
  version: 1,
  offersTransfer: false,
  transferName: '',
  transferEmail: '',
  transferInstructions: '',
  shippingNote: '',
  shippingCountries: '',
  termsNote: '',
};
const storedSchema = chosenSchema.catch(closed);
const unsaved: Stored = { version: 1 };

export const settingsSnapshot: Snapshot = { name: 'settings', prefixes: ['settings/'], shown };

export async function readSettings(): Promise<ShopSettings> {
  return withFirstValues((await readJson(key, storedSchema)) ?? unsaved);
}

/** Stores the fields that `change` returns. An undefined field is unchanged. `change` may throw, for a stale version. */
export async function changeSettings(
  change: (settings: ShopSettings) => Partial<Stored>,
): Promise<{ before: ShopSettings; after: ShopSettings }> {
  let before = unsaved;
  const stored = await upsertJson(key, storedSchema, (record) => {
    before = record ?? unsaved;
    const changes = Object.entries(change(withFirstValues(before)));
    const chosen = Object.fromEntries(changes.filter(([, value]) => value !== undefined));
    return { ...before, ...chosen, version: before.version + 1 };
  });
  return { before: withFirstValues(before), after: withFirstValues(stored ?? before) };
}

/** Stores the time zone of the device on which the account was made, unless the administrator has chosen one. Throws 503. */
export async function proposeTimeZone(timeZone: string): Promise<void> {
  await changeSettings((settings) => (settings.timeZone ? {} : { timeZone }));
}

/** Returns the settings without reading a store. */
export function unsavedSettings(): ShopSettings {
  return withFirstValues(unsaved);
}

/** Returns the site that pages may send the newsletter's form to (rule 110). A build without a store has none. */
export async function findFormOrigin(): Promise<string | null> {
  const { newsletterForm } = hasBlobs() ? await readSettings() : unsavedSettings();
  return newsletterForm && new URL(newsletterForm.action).origin;
}

/** Returns the values of the environment, which count until the administrator saves others. */
function firstValues(): ShopSettings {
  const variables = firstSettings();
  return {
    version: 1,
    shopName: '',
    holidayNote: '',
    timeZone: '',
    sellerName: '',
    sellerAddress: '',
    offersTransfer: true,
    transferName: variables.ZELLE_NAME,
    transferEmail: variables.ZELLE_EMAIL,
    transferInstructions: variables.ZELLE_INSTRUCTIONS,
    deliveryTime: '',
    shippingNote: variables.SHIPPING_NOTE,
    shippingCountries: variables.SHIPPING_COUNTRIES,
    shippingCosts: '',
    returnDays: '',
    shipsFrom: '',
    termsNote: variables.TERMS_NOTE,
    notifyEmail: '',
    answersEmail: '',
    senderName: '',
    instagramUrl: variables.INSTAGRAM_PROFILE_URL,
    newsletterUrl: '',
    newsletterForm: null,
    creditText: variables.CREDIT_TEXT,
    creditUrl: variables.CREDIT_URL,
    offersFrench: variables.SITE_LANGUAGES.includes('fr'),
    offersKreyol: variables.SITE_LANGUAGES.includes('ht'),
    publishAfterMinutes: variables.PUBLISH_AFTER_MINUTES,
  };
}

function withFirstValues(stored: Stored): ShopSettings {
  const settings = { ...firstValues(), ...stored };
  const ofSamples = translationsOfSamples(settings);
  return { ...settings, translations: mergeTranslations(ofSamples, stored.translations ?? {}) };
}

function shown(settings: unknown): string {
  const stored = (settings ?? {}) as Stored;
  return JSON.stringify(pageSettings.map((name) => stored[name]));
}
