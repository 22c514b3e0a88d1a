import { beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { settingTexts, settingsInput, type SettingsFields } from '#shared/admin/settings';
import type { NewsletterForm } from '#shared/newsletter-form';
import { translatedLanguages } from '#shared/translations';
import { siteKey } from '../../netlify/build/site-key.ts';
import { firstSettings } from '../../netlify/env.ts';
import { removeKey } from '../../netlify/ports/blobs/records.ts';
import { editSettings } from '../../netlify/use-cases/edit-settings.ts';
import {
  changeSettings,
  readSettings,
  settingsSnapshot,
  unsavedSettings,
} from '../../netlify/use-cases/settings.ts';
import { createOrFindOrder } from '../../netlify/use-cases/orders/record/records.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { settingsKey } from '../fixtures/records.ts';
import { project } from '../fixtures/start/platform-template.ts';

giveOwnStore();
beforeEach(() => removeKey(settingsKey));

type Decided<Value> = {
  /** Another value than before. */
  to: Value;
  /** What lets a call change it (rule 85). */
  by: 'password' | 'session';
  /** Built pages show it, so that a change of it waits for a build (rule 49). */
  on?: 'pages';
};

const form = {
  action: 'https://letters.example/add',
  method: 'post' as const,
  email: 'EMAIL',
  hidden: [],
  empty: [],
} satisfies NewsletterForm;

/** Each setting of the type. `npm run check` asks for a new one. */
const decided: { [Name in keyof SettingsFields]: Decided<SettingsFields[Name]> } = {
  holidayNote: { to: 'Away', by: 'session', on: 'pages' },
  transferInstructions: { to: 'Name the order', by: 'password' },
  deliveryTime: { to: 'In two weeks', by: 'session', on: 'pages' },
  shippingNote: { to: 'By post', by: 'session', on: 'pages' },
  shipsFrom: { to: 'Jacmel, Haiti', by: 'session', on: 'pages' },
  termsNote: { to: 'Paid first', by: 'session', on: 'pages' },
  creditText: { to: 'Made in Jacmel', by: 'session', on: 'pages' },
  shopName: { to: 'Solèy', by: 'session', on: 'pages' },
  timeZone: { to: 'America/Port-au-Prince', by: 'session', on: 'pages' },
  sellerName: { to: 'Marie Joseph', by: 'session', on: 'pages' },
  sellerAddress: { to: '1 Rue Capois', by: 'session', on: 'pages' },
  offersTransfer: { to: false, by: 'session' },
  transferName: { to: 'Thief', by: 'password' },
  transferEmail: { to: 'thief@example.com', by: 'password' },
  shippingCountries: { to: 'US, CA', by: 'session', on: 'pages' },
  shippingCosts: { to: 'US: 45.00', by: 'session', on: 'pages' },
  returnDays: { to: '14', by: 'session', on: 'pages' },
  notifyEmail: { to: 'thief@example.com', by: 'password' },
  senderName: { to: 'Studio', by: 'session' },
  instagramUrl: { to: 'https://www.instagram.com/soley/', by: 'session', on: 'pages' },
  newsletterUrl: { to: 'https://letters.example', by: 'password', on: 'pages' },
  newsletterForm: { to: form, by: 'password', on: 'pages' },
  answersEmail: { to: 'thief@example.com', by: 'password' },
  creditUrl: { to: 'https://soley.example', by: 'session', on: 'pages' },
  offersFrench: { to: false, by: 'session', on: 'pages' },
  offersKreyol: { to: true, by: 'session', on: 'pages' },
  publishAfterMinutes: { to: 60, by: 'session' },
};

for (const [name, { to, by, on }] of Object.entries(decided) as [
  keyof SettingsFields,
  Decided<unknown>,
][]) {
  test(`a change of '${name}' needs the ${by}${on ? ' and shows on pages' : ''} (rules 49, 85)`, async () => {
    const before = await readSettings();
    expect(before[name], 'another value').not.toEqual(to);
    const fields = settingsInput.parse({ [name]: to });
    const edit = (isConfirmed: boolean) =>
      editSettings(fields, { version: null, editor: 'admin', isConfirmed });
    if (by === 'password') {
      await expect(edit(false)).rejects.toMatchObject({ status: 403 });
      expect(await readSettings()).toEqual(before);
    }
    const after = await edit(by === 'password');
    expect(after[name]).toEqual(to);
    expect(look(after) !== look(before), 'on pages').toBe(on === 'pages');
  });
}

for (const name of settingTexts)
  test(`a translation of '${name}' needs what the text needs, and shows on pages (rules 74, 85)`, async () => {
    for (const language of translatedLanguages) {
      const before = await readSettings();
      const fields = settingsInput.parse({ translations: { [language]: { [name]: 'Mo' } } });
      const edit = (isConfirmed: boolean) =>
        editSettings(fields, { version: null, editor: 'admin', isConfirmed });
      const { by } = decided[name];
      if (by === 'password')
        await expect(edit(false), language).rejects.toMatchObject({ status: 403 });
      const after = await edit(by === 'password');
      expect(after.translations?.[language]?.[name]).toBe('Mo');
      expect(look(after)).not.toBe(look(before));
    }
  });

test('open transfers are named when the name or the address of the recipient changes, and by nothing else (rule 38)', async () => {
  const [name, email] = ['Atelye Solèy', 'studio@atelye.example'];
  const { id } = await createOrFindOrder(transferOrder('SHO-WED', new Date('2099-01-01')));
  for (const [fields, open] of [
    [{ transferName: 'Ana' }, [id]],
    [{ transferEmail: 'ana@example.com' }, [id]],
    [{ transferInstructions: 'Name the order', notifyEmail: 'ana@example.com' }, []],
  ] as const) {
    await removeKey(settingsKey);
    await changeSettings(() => ({ transferName: name, transferEmail: email }));
    const edit = { version: null, editor: 'admin', isConfirmed: true };
    const { openTransfers } = await editSettings(settingsInput.parse(fields), edit);
    expect(openTransfers, JSON.stringify(fields)).toEqual(open);
  }
});

const first: Record<string, string> = {
  SITE_LANGUAGES: 'ht',
  PUBLISH_AFTER_MINUTES: '60',
};

test('each variable whose value pages show until a setting is saved empties the build’s cache, and so does each address (rule 38)', () => {
  const plain = siteKey(project, {});
  const shown = Object.keys(firstSettings()).filter((name) => {
    const before = look(unsavedSettings());
    process.env[name] = first[name] ?? 'https://soley.example';
    const after = look(unsavedSettings());
    delete process.env[name];
    return before !== after;
  });
  expect(shown.length).toBeGreaterThan(5);
  for (const name of [
    ...shown,
    'SITE_URL',
    'URL',
    'HSTS_INCLUDE_SUBDOMAINS',
    'PUBLIC_STRIPE_JS_URL',
  ])
    expect(siteKey(project, { [name]: 'https://soley.example' }), name).not.toBe(plain);
});

/** Returns what a build of these settings shows. */
function look(settings: object): string {
  return settingsSnapshot.shown!(settings);
}
