import type { Cents } from './money.ts';

/** Names a number of cents that comes from outside, as Stripe's do. */
export function asCents(cents: number): Cents {
  return cents as Cents;
}

export const noCents = asCents(0);

/** Stripe takes no card payment below 50 cents (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastCardCents = asCents(50);

export function addCents(...amounts: readonly Cents[]): Cents {
  return asCents(amounts.reduce((sum, cents) => sum + cents, 0));
}

export function subtractCents(from: Cents, ...amounts: readonly Cents[]): Cents {
  return asCents(from - addCents(...amounts));
}

/** Returns what is left, and nothing for less than nothing. */
export function restOf(from: Cents, ...amounts: readonly Cents[]): Cents {
  return asCents(Math.max(0, subtractCents(from, ...amounts)));
}

export function lesserOf(first: Cents, second: Cents): Cents {
  return asCents(Math.min(first, second));
}

/** Turns what came into what goes back, and the other way round. */
export function negated(cents: Cents): Cents {
  return subtractCents(noCents, cents);
}
