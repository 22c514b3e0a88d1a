import * as z from 'zod';
import { amountMessage, readAmount, readCents } from './amount.ts';
import { formatCents, leastCardCents } from './money.ts';

export const mostCents = 99_999_999;

/** The price of what is sold (rule 3). */
export const priceInput = dollarsInput(leastCardCents, {
  unreadable: 'Price must be an amount in dollars, like 150 or 150.50',
  outside: (bounds) => `Price must be ${bounds}`,
});

/** Money that came by hand, goes back or is kept. */
export const amountInput = dollarsInput(1, {
  unreadable: amountMessage,
  outside: (bounds) => `Please write an amount ${bounds}`,
});

type Messages = { unreadable: string; outside: (bounds: string) => string };

/** Takes dollars as people write them, and gives them as the shop stores them; empty is null. `least`: in cents. */
function dollarsInput(least: number, { unreadable, outside }: Messages) {
  const bounds = `from ${formatCents(least)} to ${formatCents(mostCents)}`;
  const fits = (cents: number | null) => cents !== null && cents >= least && cents <= mostCents;
  return z
    .string()
    .trim()
    .overwrite((text) => readAmount(text) ?? text)
    .nullish()
    .transform((text) => text || null)
    .refine((text) => text === null || fits(readCents(text)), {
      error: ({ input }) => (readCents(input as string) === null ? unreadable : outside(bounds)),
    });
}
