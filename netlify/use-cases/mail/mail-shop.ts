import { contentPageSchema } from '#shared/content';
import { env } from '../../env.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { readSettings, type Settings } from '../settings.ts';

/** What mails say of the shop. `painterName` empty: the shop's address stands in its place. */
export type MailShop = Pick<Settings, 'shippingNote' | 'termsNote'> & {
  painterName: string;
  senderName: string;
  /** Where the painter reads mails. */
  painterAddress: string;
};

/** The painter's name is the title of the home page (rule 40). */
export async function readMailShop(): Promise<MailShop> {
  const [home, settings] = await Promise.all([
    readJson('content/home', contentPageSchema),
    readSettings(),
  ]);
  const painterName = home?.content.title ?? '';
  const { senderName, shippingNote, termsNote } = settings;
  const painterAddress = painterAddressOf(settings);
  return { painterName, senderName, painterAddress, shippingNote, termsNote };
}

/** MAIL_FROM until the administrator chooses another. */
export function painterAddressOf({ notifyEmail }: Pick<Settings, 'notifyEmail'>): string {
  return notifyEmail || (env().MAIL_FROM ?? '');
}
