import type Stripe from 'stripe';
import { entryOf } from '#shared/ledger';
import type { OrderRecord } from '../record/records.ts';
import type { Loss } from '../changes/order-takes.ts';

export const mostTries = 4;

/**
 * What is known of a payment and its order. `isPart`: of an offer, whose order stands there already. `order` undefined: not read yet. `loss`
 * undefined: not claimed by the offer, or the artworks are not taken yet. `tries`: how often Stripe was asked to end the payment.
 */
export type Known = {
  payment: Stripe.PaymentIntent;
  isPart: boolean;
  order?: OrderRecord | null;
  loss?: Loss | null;
  tries: number;
};
export type Step =
  | 'read'
  | 'open'
  | 'claim'
  | 'refuse'
  | 'take'
  | 'capture'
  | 'release'
  | 'count'
  | 'stray'
  | 'end';

/** Returns what comes next for a payment, or null. */
export function nextStep({ payment, isPart, order, loss, tries }: Known): Step | null {
  const { id, status } = payment;
  const isAuthorised = status === 'requires_capture';
  if (order === undefined) return 'read';
  const entry = order && entryOf(order, id);
  if (status === 'canceled') return entry && entry.state !== 'done' ? 'end' : null;
  if (!isAuthorised && status !== 'succeeded') return null;
  if (!order && !isPart) return 'open';
  if (!entry && isPart && order && loss === undefined) return 'claim';
  // The order that this payment names belongs to another one, does not await it, or has seen its end.
  const isForeign = !entry || (isPart && entry.state === 'struck');
  if (isForeign && isAuthorised) return 'refuse';
  if (isForeign) return isPart && order ? 'stray' : null;
  if (entry.state === 'done') return null;
  if (loss === undefined) return 'take';
  if (!isAuthorised) return 'count';
  if (tries === mostTries) return null;
  return loss ? 'release' : 'capture';
}
