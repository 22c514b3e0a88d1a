import { isDeepStrictEqual } from 'node:util';
import {
  pageSettings,
  protectedSettings,
  settingNames,
  type SavedSettings,
  type SettingsFields,
  type SettingsInput,
  type ShopSettings,
} from '#shared/admin/settings';
import { changedTranslations, mergeTranslations, translatedNames } from '#shared/translations';
import { HttpError, requireVersion } from '../errors.ts';
import { hasMail } from '../ports/keys.ts';
import { sendLetter } from '../ports/mail.ts';
import { recordActivity } from './admin/activity.ts';
import { confirmPassword } from './admin/login.ts';
import { facts, text, type MailContent } from './mail/mail-parts.ts';
import { painterAddressOf, readMailShop } from './mail/mail-shop.ts';
import { writeMail } from './mail/write-mail.ts';
import { listAllOrders } from './orders/listing.ts';
import { publishChange } from './publishing/changes.ts';
import { recordPace } from './publishing/pace.ts';
import { changeSettings, settingsSnapshot } from './settings.ts';

type Edit = { version: number | null; editor: string; ip: string };
type Field = keyof SettingsFields;

/** Stores, then tells by mail. Throws 412 for a stale version, 403 without the password that a change needs, 429. */
export async function editSettings(
  { password, ...fields }: SettingsInput,
  { version, editor, ip }: Edit,
): Promise<SavedSettings> {
  if (password !== undefined) await confirmPassword(ip, { username: editor, password });
  const { before, after } = await changeSettings((now) => {
    requireVersion(now.version, version);
    if (password === undefined) requireUnprotected(now, fields);
    const { translations } = fields;
    // An undefined field is unchanged: the last translation is removed by an empty object.
    const merged = translations && (mergeTranslations(now.translations, translations) ?? {});
    return { ...fields, translations: merged };
  });
  const changed = (Object.keys(settingNames) as Field[]).filter(
    (name) => before[name] !== after[name],
  );
  const words = describe(before, after, changed);
  if (words) await recordActivity(editor, words);
  await recordPace(before, after, editor);
  if (pageSettings.some((name) => !isDeepStrictEqual(before[name], after[name]))) {
    await publishChange(settingsSnapshot);
  }
  const openTransfers = await listOpenTransfers(before, after);
  if (changed.some(isProtected)) await tellByMail(before, after, openTransfers);
  return { ...after, openTransfers };
}

function requireUnprotected(now: ShopSettings, fields: SettingsInput): void {
  if (!protectedSettings.some((name) => (fields[name] ?? now[name]) !== now[name])) return;
  throw new HttpError(
    403,
    'Type your password, too: the bank account and the address of your mails are protected.',
  );
}

function isProtected(name: Field): boolean {
  return (protectedSettings as readonly Field[]).includes(name);
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
  const names = [
    ...changed.filter((name) => name !== 'publishAfterMinutes').map((name) => settingNames[name]),
    ...changedTranslations(before.translations, after.translations).map(
      ({ language, field }) => `${settingNames[field as Field]} (${translatedNames[language]})`,
    ),
  ];
  const [only] = changed;
  const words = names.length === 1 && only && switches[only];
  if (words) return words[after[only] ? 0 : 1];
  return names.length > 0 ? `Settings changed: ${names.join(', ')}` : null;
}

/** The unpaid orders that showed an account which is not the present one any more. */
async function listOpenTransfers(before: ShopSettings, after: ShopSettings): Promise<string[]> {
  const isSame =
    before.transferEmail === after.transferEmail && before.transferName === after.transferName;
  if (isSame) return [];
  const open = (await listAllOrders()).filter(
    ({ status, recipient }) => status === 'pending' && recipient?.email === before.transferEmail,
  );
  return open.map(({ id }) => id);
}

/** To the old address and to the new one. A mail that fails is noted: the change is stored. */
async function tellByMail(
  before: ShopSettings,
  after: ShopSettings,
  orders: string[],
): Promise<void> {
  if (!(await hasMail())) return;
  const letter = writeMail(tellChange(before, after, orders), await readMailShop());
  const addresses = new Set(await Promise.all([before, after].map(painterAddressOf)));
  for (const to of addresses) {
    await sendLetter({ ...letter, to }).catch((error: unknown) =>
      console.error('A mail about changed settings was not sent', error),
    );
  }
}

function tellChange(before: ShopSettings, after: ShopSettings, orders: string[]): MailContent {
  const changed = protectedSettings.filter((name) => before[name] !== after[name]);
  const shown = (value: string) => value || 'nothing';
  return {
    subject: 'Important settings of your shop were changed',
    parts: [
      text('Somebody who knows the password of your shop changed:'),
      facts(
        ...changed.map((name): [string, string] => [
          settingNames[name],
          `${shown(before[name])} → ${shown(after[name])}`,
        ]),
      ),
      ...(orders.length > 0
        ? [text(`These open orders showed the old account: ${orders.join(', ')}.`)]
        : []),
      text('Was it not you? Change your password at once, and look at the settings.'),
    ],
  };
}
