import * as z from 'zod';
import { centsSchema, mostCents, priceCentsInput, priceInput } from './amount-input.ts';
import { optionalEmail } from './email.ts';
import { languages } from './language.ts';
import { addCents } from './cents.ts';
import { type Cents } from './money.ts';
import { mostArtworks } from './order-size.ts';
import { textInput } from './text.ts';
import { totalOf } from './total.ts';

export const mostParts = 12;
const mostLines = 5;
const longestWords = 2000;

const short = 'Please write at most 200 characters';
const words = 'Please write at most 2,000 characters';
const noPrice = 'Please give a price';
const noDay = 'Please give a day like 2026-12-24';
const day = z
  .string()
  .refine(
    (text) =>
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/.test(text) && isDay(text.slice(0, 10)),
    noDay,
  );

/** Returns whether a text is a day of the calendar. February 31 is none. */
function isDay(text: string): boolean {
  const parsed = new Date(text);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

const itemInput = z
  .object({
    artworkId: z.string().min(1).max(200).optional(),
    /** Of a line: what is no artwork of the shop. */
    title: textInput().max(200, short).optional(),
    price: priceInput,
  })
  .refine(({ artworkId, title }) => artworkId || title, 'Please say what you offer');

/** Who gets what for how much; prices in dollars, as those of artworks. */
const deal = {
  customerName: textInput().max(200, short).default(''),
  customerEmail: optionalEmail().default(''),
  items: z.array(itemInput).min(1, 'Please say what you offer'),
  /** Of the mails and the order page. */
  language: z.enum(languages).default('en'),
};
const dealInput = z.object(deal);
export type DealInput = z.infer<typeof dealInput>;

/**
 * Body of POST and PUT of offers. A day ends with its last minute in the shop's time zone. `until` is the day of the one part, and needed if
 * `parts` are absent.
 */
export const offerInput = z
  .object({
    ...deal,
    words: textInput().max(longestWords, words).default(''),
    parts: z
      .array(z.object({ cents: priceCentsInput, until: day }))
      .max(mostParts, `At most ${mostParts} parts`)
      .default([]),
    until: day.optional(),
  })
  .superRefine((offer, context) => {
    checkItems(offer, context);
    const { items, parts, until } = offer;
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    const open = items.findIndex((item) => item.price === null);
    if (open >= 0) refuse(noPrice, 'items', open, 'price');
    if (parts.length === 0 && !until) refuse('Please give the day', 'until');
    if (parts.length > 0 && addCents(...parts.map(({ cents }) => cents)) !== totalOf(items))
      refuse('The parts must add up to the price', 'parts');
    if (parts.some((part, index) => index > 0 && part.until < parts[index - 1]!.until))
      refuse('The days of the parts must follow each other', 'parts');
  });
export type OfferInput = z.infer<typeof offerInput>;

/** Body of POST /api/admin/sales: sold outside of the shop. An empty price is unknown. `day`: in the shop's time zone; absent: today. */
export const saleInput = z
  .object({
    ...deal,
    day: z
      .string()
      .refine((text) => /^2\d{3}-\d{2}-\d{2}$/.test(text) && isDay(text), noDay)
      .optional(),
    place: textInput().max(200, short).default(''),
    /** Only the painter reads it. */
    note: textInput().max(longestWords, words).default(''),
  })
  .superRefine(checkItems);
export type SaleInput = z.infer<typeof saleInput>;

function checkItems({ items }: DealInput, context: z.RefinementCtx): void {
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', message, path: ['items'] });
  const ids = items.flatMap(({ artworkId }) => artworkId ?? []);
  if (ids.length > mostArtworks) refuse(`At most ${mostArtworks} works`);
  if (items.length - ids.length > mostLines) refuse(`At most ${mostLines} lines`);
  if (new Set(ids).size < ids.length) refuse('Each work can be offered once only');
  if (totalOf(items) > mostCents) refuse('At most $999,999.99');
}

/** Body of POST /api/orders/part: the next part, or all that is left, as the page showed it. */
export const partInput = z.object({ cents: priceCentsInput });
export type PartInput = z.infer<typeof partInput>;

/** Stored with an order. The parts add up to its total; the first part's day is the order's deadline until its first money. */
export const offerSchema = z.object({
  words: z.string(),
  parts: z.array(z.object({ cents: centsSchema, until: z.string() })),
});
export type Part = z.infer<typeof offerSchema>['parts'][number];

/** Of the next part: 'now' in the two weeks before its day and after it, 'next' before. `isLate`: its day is over, and it has not come. */
export type PartView = {
  cents: Cents;
  until: string;
  state: 'came' | 'now' | 'next' | 'later';
  isLate: boolean;
};

/** An offer as its buyer reads it. */
export type OfferView = {
  words: string;
  parts: PartView[];
  /** What is to pay now: null once all has come, after the end, and while a payment is being finished. `isHeld`: nobody else can have the works meanwhile. */
  due: { cents: Cents; until: string; isHeld: boolean } | null;
  /** It ended on its day; false if it was withdrawn before. */
  hasLapsed: boolean;
  /** What has come, and what is to come yet. */
  receivedCents: Cents;
  outstandingCents: Cents;
};
