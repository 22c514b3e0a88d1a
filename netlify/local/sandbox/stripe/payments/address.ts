import type Stripe from 'stripe';

type Given = { [Line in keyof Stripe.Address]?: string | undefined };

/** An address with null for each line that was not given. */
export function toAddress(given: Given = {}): Stripe.Address {
  return {
    line1: given.line1 || null,
    line2: given.line2 || null,
    city: given.city || null,
    state: given.state || null,
    postal_code: given.postal_code || null,
    country: given.country || null,
  };
}
