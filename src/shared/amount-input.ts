import * as z from 'zod';
import { amountMessage, readAmount, readCents } from './amount.ts';
import { asCents, leastCardCents } from './cents.ts';
import { formatCents, type Cents } from './money.ts';

/** Cents as records have them. */
export const centsSchema = z.number().brand<'Cents'>();

export const mostCents = asCents(99_999_999);

type Bounds = { least: Cents; unreadable: string; outside: (bounds: string) => string };

/** Of the price of what is sold (rule 3). */
const ofPrices: Bounds = {
  least: leastCardCents,
  unreadable: 'Price must be an amount in dollars, like 150 or 150.50',
  outside: (bounds) => `Price must be ${bounds}`,
};

/** Of money that comes, goes back or is kept. */
const ofAmounts: Bounds = {
  least: asCents(1),
  unreadable: amountMessage,
  outside: (bounds) => `Please write an amount ${bounds}`,
};

/** Takes the price of an artwork in dollars as people write them, and gives it as the shop stores it; empty is null. */
export const priceInput = dollarsInput(ofPrices);

/** In the bodies of calls; a form reads what a person typed by `readCents`. */
export const priceCentsInput = centsInput(ofPrices);
export const amountCentsInput = centsInput(ofAmounts);

function dollarsInput({ least, unreadable, outside }: Bounds) {
  const fits = (cents: Cents | null) => cents !== null && cents >= least && cents <= mostCents;
  return z
    .string()
    .trim()
    .overwrite((text) => readAmount(text) ?? text)
    .nullish()
    .transform((text) => text || null)
    .refine((text) => text === null || fits(readCents(text)), {
      error: ({ input }) =>
        readCents(input as string) === null ? unreadable : outside(wordsOf(least)),
    });
}

function centsInput({ least, unreadable, outside }: Bounds) {
  return z
    .number(unreadable)
    .int(unreadable)
    .min(least, outside(wordsOf(least)))
    .max(mostCents, outside(wordsOf(least)))
    .brand<'Cents', 'inout'>();
}

function wordsOf(least: Cents): string {
  return `from ${formatCents(least)} to ${formatCents(mostCents)}`;
}
