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
    const { payment_intent: intent } = await answered((stripe) => find(stripe, id));
    return typeof intent === 'string' ? intent : (intent?.id ?? null);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
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

/** Null for a body without an object's id. Throws 400 unless Stripe signed these bytes within the last minutes, 503 without keys. */
export async function readEvent(request: Request): Promise<StripeEvent | null> {
  const event = await verifyEvent(await request.text(), request.headers);
  return eventSchema.safeParse(event).data ?? null;
}

/** A bad signature may be one of a secret that was replaced a moment ago. */
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

const endings = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
];

/** Returns the payment intents that were authorised, paid or cancelled since `since` (seconds), as their newest events have them. */
export async function listEndedPayments(since: number): Promise<Stripe.PaymentIntent[]> {
  const intents = new Map<string, Stripe.PaymentIntent>();
  let after: string | undefined;
  do {
    const page = await answered((stripe) =>
      stripe.events.list({
        types: endings,
        created: { gte: since },
        limit: 100,
        ...(after && { starting_after: after }),
      }),
    );
    for (const { data } of page.data) {
      const intent = data.object as Stripe.PaymentIntent;
      if (!intents.has(intent.id)) intents.set(intent.id, intent);
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
  return [...intents.values()];
}
