import * as z from 'zod';
import { emailOrPhone, optionalEmail } from '../email.ts';
import { readCountries } from '../countries.ts';
import { findTimeZone, isTimeZone } from '../format.ts';
import { newsletterForm } from '../newsletter-form.ts';
import { areShippingCosts, tidyShippingCosts } from '../sale-terms.ts';
import { textInput } from '../text.ts';
import { translationsInput, translationsRecord } from '../translation-schemas.ts';
import { paces } from './publishing.ts';

const line = (most: number) => textInput().max(most, `At most ${most} characters`);
/** Stores an address as a browser reads it: in a page 'https:/host' would be a path of the shop. */
const address = (protocol: RegExp, words: string) =>
  line(300)
    .refine((text) => !text || z.url({ protocol }).safeParse(text).success, words)
    .transform((text) => text && readAsBrowser(text));

function readAsBrowser(text: string): string {
  const { href } = new URL(text);
  return href === `${text}/` ? text : href;
}

const webAddress = address(/^https?$/, 'Must be a web address, like https://example.com');
const secureAddress = address(/^https$/, 'Must be a secure web address, like https://example.com');
/** '@name' becomes the address of the profile. */
const instagramProfile = z.preprocess(
  (text) =>
    typeof text === 'string'
      ? text.trim().replace(/^@([\w.]{1,30})$/, 'https://www.instagram.com/$1/')
      : text,
  webAddress,
);
/** 'New York' becomes 'America/New_York'. */
const timeZone = line(60)
  .transform(findTimeZone)
  .refine((text) => !text || isTimeZone(text), 'Must be a time zone, like America/Port-au-Prince');
/** 'USA, ca' becomes 'US, CA'. */
const countries = line(1200)
  .transform(readCountries)
  .refine(
    (codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)),
    'Must be countries with commas between them, like USA, Canada, Haiti',
  )
  .transform((codes) => codes.join(', '));

const mostReturnDays = 365;
const returnDays = line(10)
  .refine(
    (text) => !text || (/^\d+$/.test(text) && Number(text) <= mostReturnDays),
    `Must be a number of days from 0 to ${mostReturnDays}`,
  )
  .transform((text) => text && String(Number(text)));
const shippingCosts = line(800)
  .transform(tidyShippingCosts)
  .refine(areShippingCosts, 'Must be lines like USA, Canada: 45 with each country once');

const texts = {
  holidayNote: line(200),
  transferInstructions: line(600),
  deliveryTime: line(200),
  shippingNote: line(200),
  shipsFrom: line(120),
  termsNote: line(600),
  creditText: line(120),
};
export type SettingText = keyof typeof texts;
export const settingTexts = Object.keys(texts) as SettingText[];

/** What the administrator decides (rule 38). An empty text is unset: nothing is shown in its place. */
const settingsSchema = z.object({
  ...texts,
  /** Unset: the title of the home page. */
  shopName: line(80),
  /** IANA name. */
  timeZone,
  sellerName: line(120),
  /** Several lines. */
  sellerAddress: line(300),
  offersTransfer: z.boolean(),
  transferName: line(120),
  /** An e-mail address or a US telephone number. */
  transferEmail: line(254),
  shippingCountries: countries,
  /** A line for each group: 'US, CA: 45.00'. In dollars; 0.00 where the price includes it (rule 93). */
  shippingCosts,
  /** A whole number as text; '0' if nothing is taken back. */
  returnDays,
  /** Gets the mails to the painter. */
  notifyEmail: optionalEmail(),
  /** Gets what buyers answer to the shop's mails; they see it. Unset: `notifyEmail`. */
  answersEmail: optionalEmail(),
  senderName: line(80),
  instagramUrl: instagramProfile,
  newsletterUrl: secureAddress,
  /** Null: there is only the address, or nothing. */
  newsletterForm: newsletterForm.nullable(),
  creditUrl: webAddress,
  /** Languages of the pages beside English. */
  offersFrench: z.boolean(),
  offersKreyol: z.boolean(),
  /** Pace of publishing (rule 49); the same as of PATCH /api/admin/publishing. */
  publishAfterMinutes: z.literal(paces),
});

/** Body of PATCH /api/admin/settings; an absent field is unchanged. `password`: for `protectedSettings`. */
export const settingsInput = settingsSchema.partial().extend({
  transferEmail: emailOrPhone().optional(),
  translations: translationsInput(texts),
  password: z.string().optional(),
});
export type SettingsInput = z.infer<typeof settingsInput>;

export const storedSettings = settingsSchema
  .partial()
  .extend({ translations: translationsRecord(settingTexts) });
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
  deliveryTime: 'Time of delivery',
  shippingNote: 'Shipping',
  shippingCountries: 'Countries',
  shippingCosts: 'Cost of shipping',
  returnDays: 'Days of return',
  shipsFrom: 'Ships from',
  termsNote: 'Terms',
  notifyEmail: 'Your e-mail address',
  answersEmail: 'Address for answers',
  senderName: 'Name of the sender',
  instagramUrl: 'Instagram profile',
  newsletterUrl: 'Newsletter',
  newsletterForm: 'Newsletter',
  creditText: 'Credit line',
  creditUrl: 'Link of the credit line',
  offersFrench: 'French',
  offersKreyol: 'Kreyòl',
  publishAfterMinutes: 'Publish changes',
};

/** Answer of GET and PATCH /api/admin/settings. `version` grows with every edit. */
export type ShopSettings = SettingsFields &
  Pick<z.infer<typeof storedSettings>, 'translations'> & { version: number };

/** `openTransfers`: the numbers of unpaid orders that showed another bank account. */
export type SavedSettings = ShopSettings & { openTransfers: string[] };

/** A thief of a session must not get the money, the mails or the readers: a change asks for the password (rule 85). Translations, too. */
export const protectedSettings = [
  'transferName',
  'transferEmail',
  'transferInstructions',
  'notifyEmail',
  'newsletterUrl',
  'newsletterForm',
  'answersEmail',
] as const;

/** What built pages show. */
export const pageSettings = [
  'shopName',
  'timeZone',
  'holidayNote',
  'sellerName',
  'sellerAddress',
  'shipsFrom',
  'newsletterUrl',
  'newsletterForm',
  'deliveryTime',
  'shippingNote',
  'shippingCountries',
  'shippingCosts',
  'returnDays',
  'termsNote',
  'instagramUrl',
  'creditText',
  'creditUrl',
  'offersFrench',
  'offersKreyol',
  'translations',
] as const;
export type PageSettings = Pick<ShopSettings, (typeof pageSettings)[number]>;
