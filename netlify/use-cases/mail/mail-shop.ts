import type { ShopSettings } from '#shared/admin/settings';
import { readKey } from '../../ports/keys.ts';
import { findPage } from '../pages.ts';
import { readSettings } from '../settings.ts';

/** What mails say of the shop. `shopName` empty: the shop's address stands in its place. */
export type MailShop = Pick<
  ShopSettings,
  | 'shopName'
  | 'senderName'
  | 'holidayNote'
  | 'deliveryTime'
  | 'shippingNote'
  | 'termsNote'
  | 'timeZone'
  | 'translations'
> & {
  /** Where the painter reads mails. */
  painterAddress: string;
  /** Where answers to mails of the shop are read. */
  answersAddress: string;
};

/** Reads what mails say of the shop. A shop without a name has the title of the home page (rule 40). */
export async function readMailShop(): Promise<MailShop> {
  const [home, settings] = await Promise.all([findPage('home'), readSettings()]);
  const shopName = settings.shopName || (home?.content.title ?? '');
  const [painterAddress, answersAddress] = await Promise.all([
    painterAddressOf(settings),
    answersAddressOf(settings),
  ]);
  return { ...settings, shopName, painterAddress, answersAddress };
}

/** Returns the address that the administrator chose, or MAIL_FROM until then. */
export async function painterAddressOf({
  notifyEmail,
}: Pick<ShopSettings, 'notifyEmail'>): Promise<string> {
  return notifyEmail || ((await readKey('MAIL_FROM')) ?? '');
}

export async function answersAddressOf(
  settings: Pick<ShopSettings, 'answersEmail' | 'notifyEmail'>,
): Promise<string> {
  return settings.answersEmail || painterAddressOf(settings);
}
