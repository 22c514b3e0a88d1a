import Stripe from 'stripe';
import * as z from 'zod';
import { HttpError } from '../../errors.ts';
import { readKeyAgain } from '../keys.ts';
import { answered, requireKey } from './client.ts';

type Subject = StripeEvent['data']['object'];

/** Finds the payment intent of an event's object at Stripe; null if there is none. */
export async function findPaymentOf({ object, id }: Subject): Promise<string | null> {
  if (object === 'payment_intent') return id;
  const find = paymentHolders[object];
  if (!find) return null;
  try {
    return paymentIdOf(await answered((stripe) => find(stripe, id)));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

export function paymentIdOf({ payment_intent: intent }: PaymentHolder): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

type PaymentHolder = { payment_intent: string | Stripe.PaymentIntent | null };
const paymentHolders: Record<string, (stripe: Stripe, id: string) => Promise<PaymentHolder>> = {
  charge: (stripe, id) => stripe.charges.retrieve(id),
  refund: (stripe, id) => stripe.refunds.retrieve(id),
  dispute: (stripe, id) => stripe.disputes.retrieve(id),
};

/** Only the event's id is used; the object itself is read again from Stripe. */
const eventSchema = z.object({
  data: z.object({ object: z.object({ object: z.string(), id: z.string() }) }),
});
export type StripeEvent = z.infer<typeof eventSchema>;

/**
 * Returns the event, or null for a body without an object's id. Throws 400 unless Stripe signed these bytes within the last minutes, 503
 * without keys.
 */
export async function readEvent(body: Uint8Array, headers: Headers): Promise<StripeEvent | null> {
  const event = await verifyEvent(new TextDecoder().decode(body), headers);
  return eventSchema.safeParse(event).data ?? null;
}

/** Checks the signature with the known secret, then with a newer one, because a secret may have been replaced a moment ago. */
async function verifyEvent(text: string, headers: Headers): Promise<unknown> {
  const name = 'STRIPE_WEBHOOK_SECRET';
  const signature = headers.get('stripe-signature') ?? '';
  const secret = await requireKey(name);
  const read = (by: string) =>
    Stripe.webhooks.constructEventAsync(text, signature, by).catch(() => null);
  const event = await read(secret);
  if (event) return event;
  const newer = await readKeyAgain(name);
  const again = newer && newer !== secret ? await read(newer) : null;
  if (again) return again;
  throw new HttpError(400, 'This webhook is not signed by Stripe');
}

/** What the shop hears of Stripe, by webhooks and in Stripe's list of events. */
export const heardEvents = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  // A new refund is an event of its charge.
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies Stripe.Event.Type[];

/** What went back of a payment, or may go back. */
export type Return = Stripe.Charge | Stripe.Refund | Stripe.Dispute;
type Heard = Stripe.PaymentIntent | Return;

/**
 * Returns the payment intents that were authorised, paid or cancelled since `since` (seconds), and what went back, as their newest events
 * have them. One answer of Stripe for each hundred events.
 */
export async function listPaymentChanges(
  since: number,
): Promise<{ payments: Stripe.PaymentIntent[]; returned: Return[] }> {
  const newest = new Map<string, Heard>();
  let after: string | undefined;
  do {
    const page = await answered((stripe) =>
      stripe.events.list({
        types: [...heardEvents],
        created: { gte: since },
        limit: 100,
        ...(after && { starting_after: after }),
      }),
    );
    for (const { data } of page.data) {
      const object = data.object as Heard;
      if (!newest.has(object.id)) newest.set(object.id, object);
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
  const heard = [...newest.values()];
  return {
    payments: heard.filter((item) => item.object === 'payment_intent'),
    returned: heard.filter((item) => item.object !== 'payment_intent'),
  };
}
