import { isDeepStrictEqual } from 'node:util';
import {
  pageSettings,
  protectedSettings,
  settingNames,
  type SavedSettings,
  type SettingsFields,
  type SettingsInput,
  type SettingText,
  type ShopSettings,
} from '#shared/admin/settings';
import { changedTranslations, mergeTranslations, translatedNames } from '#shared/translations';
import { requireVersion, passwordMissing } from '../errors.ts';
import { recordActivity } from './admin/activity.ts';
import { facts, text, type MailContent } from './mail/mail-parts.ts';
import { answersAddressOf, painterAddressOf } from './mail/mail-shop.ts';
import { mailPainter, wasItYou } from './mail/mail-painter.ts';
import { listAllOrders } from './orders/lists/listing.ts';
import { publishChange } from './publishing/changes.ts';
import { recordPace } from './publishing/pace.ts';
import { changeSettings, settingsSnapshot } from './settings.ts';

type Edit = { version: number | null; editor: string; isConfirmed: boolean };
type Field = keyof SettingsFields;

/** Stores, then tells by mail. Throws 412 for a stale version, 403 without the password that a change needs. */
export async function editSettings(
  fields: SettingsInput,
  { version, editor, isConfirmed }: Edit,
): Promise<SavedSettings> {
  const { before, after } = await changeSettings((current) => {
    requireVersion(current.version, version);
    const { translations } = fields;
    // An undefined field is unchanged: the last translation is removed by an empty object.
    const merged = translations && (mergeTranslations(current.translations, translations) ?? {});
    const change = { ...fields, ...(merged && { translations: merged }) };
    if (!isConfirmed && protectedChanges(current, { ...current, ...change }).length > 0)
      throw passwordMissing();
    return change;
  });
  const changed = (Object.keys(settingNames) as Field[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const words = describe(before, after, changed);
  if (words) await recordActivity(editor, words);
  await recordPace(before, after, editor);
  if (pageSettings.some((name) => !isDeepStrictEqual(before[name], after[name]))) {
    await publishChange(settingsSnapshot);
  }
  const openTransfers = await listOpenTransfers(before, after);
  await mailChanges(before, after, openTransfers);
  return { ...after, openTransfers };
}

/** Returns the name of each changed setting that is protected, its old value and its new one. */
function protectedChanges(before: ShopSettings, after: ShopSettings): [string, string, string][] {
  const isProtected = (name: string) => (protectedSettings as readonly string[]).includes(name);
  const translated = changedTranslations(before.translations, after.translations)
    .filter(({ field }) => isProtected(field))
    .map(({ language, field }): [string, string, string] => {
      const name = field as SettingText;
      const [oldText, newText] = [before, after].map(
        (settings) => settings.translations?.[language]?.[name] ?? '',
      );
      return [`${settingNames[name]} (${translatedNames[language]})`, oldText!, newText!];
    });
  const changed = protectedSettings
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name): [string, string, string] => [
      settingNames[name],
      tell(before, name),
      tell(after, name),
    ]);
  // By its name, because form and link of the newsletter are one.
  const told = new Map(changed.map((change) => [change[0], change]));
  return [...told.values(), ...translated];
}

function tell(settings: ShopSettings, name: (typeof protectedSettings)[number]): string {
  return name === 'newsletterUrl' || name === 'newsletterForm'
    ? tellNewsletter(settings)
    : settings[name];
}

/** Tells all that is sent: on many services the list of the readers is a hidden field. */
function tellNewsletter({ newsletterForm: form, newsletterUrl }: ShopSettings): string {
  if (!form) return newsletterUrl;
  const hidden = form.hidden.map(({ name, value }) => `${name}=${value}`);
  const fields = [form.email, form.name, ...hidden, ...form.empty].filter(Boolean);
  const told = `${form.method.toUpperCase()} ${form.action} (${fields.join(', ')})`;
  return [told, newsletterUrl].filter(Boolean).join(', ');
}

/** `[on, off]`: the log of one that is changed alone. */
const switches: Partial<Record<Field, [string, string]>> = {
  offersTransfer: ['Bank transfer is offered', 'Bank transfer is not offered any more'],
  offersFrench: ['The site is in French, too', 'The site is not in French any more'],
  offersKreyol: [
    'A native speaker has read the Kreyòl texts: the site is in Kreyòl, too',
    'The site is not in Kreyòl any more',
  ],
};

function describe(before: ShopSettings, after: ShopSettings, changed: Field[]): string | null {
  const all = [
    ...changed.filter((name) => name !== 'publishAfterMinutes').map((name) => settingNames[name]),
    ...changedTranslations(before.translations, after.translations).map(
      ({ language, field }) => `${settingNames[field as Field]} (${translatedNames[language]})`,
    ),
  ];
  const names = [...new Set(all)];
  const [only] = changed;
  const words = names.length === 1 && only && switches[only];
  if (words) return words[after[only] ? 0 : 1];
  return names.length > 0 ? `Settings changed: ${names.join(', ')}` : null;
}

/** Returns the ids of the unpaid orders that showed an account which is not the present one any more. */
async function listOpenTransfers(before: ShopSettings, after: ShopSettings): Promise<string[]> {
  const isSame =
    before.transferEmail === after.transferEmail && before.transferName === after.transferName;
  if (isSame) return [];
  const open = (await listAllOrders()).filter(
    ({ status, recipient }) => status === 'pending' && recipient?.email === before.transferEmail,
  );
  return open.map(({ id }) => id);
}

/** Sends the changes to the painter's old address and to the new one, and to the addresses for answers if these are changed. */
async function mailChanges(
  before: ShopSettings,
  after: ShopSettings,
  orders: string[],
): Promise<void> {
  const changes = protectedChanges(before, after);
  if (changes.length === 0) return;
  const shown = (value: string) => value || 'nothing';
  const content: MailContent = {
    subject: 'Important settings of your shop were changed',
    parts: [
      text('Somebody who knows the password of your shop changed:'),
      facts(
        ...changes.map(([name, oldValue, newValue]): [string, string] => [
          name,
          `${shown(oldValue)} → ${shown(newValue)}`,
        ]),
      ),
      ...(orders.length > 0
        ? [text(`These open orders showed the old account: ${orders.join(', ')}.`)]
        : []),
      wasItYou,
    ],
  };
  const readers = [painterAddressOf, ...(hasOtherAnswers(before, after) ? [answersAddressOf] : [])];
  const to = [before, after].flatMap((settings) => readers.map((addressOf) => addressOf(settings)));
  await mailPainter(content, await Promise.all(to));
}

function hasOtherAnswers(before: ShopSettings, after: ShopSettings): boolean {
  return before.answersEmail !== after.answersEmail;
}
