import * as z from 'zod';
import { isTimeZone } from '../format.ts';
import { paces } from './publishing.ts';

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters`);
const eMail = line(254).refine(
  (text) => !text || z.email().safeParse(text).success,
  'Must be a valid e-mail address',
);
const webAddress = line(300).refine(
  (text) => !text || z.url({ protocol: /^https?$/ }).safeParse(text).success,
  'Must be a web address, like https://example.com',
);
const secureAddress = line(300).refine(
  (text) => !text || z.url({ protocol: /^https$/ }).safeParse(text).success,
  'Must be a secure web address, like https://example.com',
);
const timeZone = line(60).refine(
  (text) => !text || isTimeZone(text),
  'Must be a time zone, like America/Port-au-Prince',
);
/** 'us, ca' becomes 'US, CA'. */
const countries = line(800)
  .transform((text) =>
    text
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)),
    'Must be country codes of two letters, like US, CA, HT',
  )
  .transform((codes) => codes.join(', '));

/** What the administrator decides (rule 38). An empty text is unset: nothing is shown in its place. */
const settingsSchema = z.object({
  /** Unset: the title of the home page. */
  shopName: line(80),
  holidayNote: line(200),
  /** IANA name. */
  timeZone,
  sellerName: line(120),
  /** Several lines. */
  sellerAddress: line(300),
  offersTransfer: z.boolean(),
  transferName: line(120),
  /** An e-mail address or a US telephone number. */
  transferEmail: line(254),
  transferInstructions: line(600),
  shippingNote: line(200),
  shippingCountries: countries,
  shipsFrom: line(120),
  termsNote: line(600),
  /** Gets the mails to the painter. */
  notifyEmail: eMail,
  senderName: line(80),
  instagramUrl: webAddress,
  newsletterUrl: secureAddress,
  creditText: line(120),
  creditUrl: webAddress,
  /** Pace of publishing (rule 49); the same as of PATCH /api/admin/publishing. */
  publishAfterMinutes: z.literal(paces),
});

/** Body of PATCH /api/admin/settings; an absent field is unchanged. `password`: for `protectedSettings`. */
export const settingsInput = settingsSchema.partial().extend({ password: z.string().optional() });
export type SettingsInput = z.infer<typeof settingsInput>;

export const storedSettings = settingsSchema.partial();
export type SettingsFields = z.infer<typeof settingsSchema>;

/** As the screen, the activity log and mails say them. */
export const settingNames: Record<keyof SettingsFields, string> = {
  shopName: 'Name of the shop',
  holidayNote: 'Holiday note',
  timeZone: 'Time zone',
  sellerName: 'Name of the seller',
  sellerAddress: 'Address of the seller',
  offersTransfer: 'Offer bank transfer',
  transferName: 'Recipient',
  transferEmail: 'Zelle address',
  transferInstructions: 'Instructions',
  shippingNote: 'Shipping',
  shippingCountries: 'Countries',
  shipsFrom: 'Ships from',
  termsNote: 'Terms',
  notifyEmail: 'Your e-mail address',
  senderName: 'Name of the sender',
  instagramUrl: 'Instagram profile',
  newsletterUrl: 'Newsletter',
  creditText: 'Credit line',
  creditUrl: 'Link of the credit line',
  publishAfterMinutes: 'Publish changes',
};

/** Answer of GET and PATCH /api/admin/settings. `version` grows with every edit. */
export type ShopSettings = SettingsFields & { version: number };

/** `openTransfers`: the numbers of unpaid orders that showed another bank account. */
export type SavedSettings = ShopSettings & { openTransfers: string[] };

/** A thief of a session must not get the money or the mails: a change asks for the password. */
export const protectedSettings = ['transferName', 'transferEmail', 'notifyEmail'] as const;

/** What built pages show. */
export const pageSettings = [
  'shopName',
  'holidayNote',
  'sellerName',
  'sellerAddress',
  'shipsFrom',
  'newsletterUrl',
  'shippingNote',
  'shippingCountries',
  'termsNote',
  'instagramUrl',
  'creditText',
  'creditUrl',
] as const;
export type PageSettings = Pick<SettingsFields, (typeof pageSettings)[number]>;
