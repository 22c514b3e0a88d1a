import type { Langs } from './translations.ts';

/** `lang`: English on a page or in a mail of another language. */
export type Note = { text: string; lang: 'en' | undefined };

type DeliverySettings = Record<'holidayNote' | 'deliveryTime', string> & {
  langs: Langs<'holidayNote' | 'deliveryTime'>;
};

/** Returns what stands in the place of the shop's own words about when a parcel leaves (rule 104); null leaves them. */
export function deliveryNote({ holidayNote, deliveryTime, langs }: DeliverySettings): Note | null {
  if (holidayNote) return { text: holidayNote, lang: langs.holidayNote };
  return deliveryTime ? { text: deliveryTime, lang: langs.deliveryTime } : null;
}
