import Stripe from 'stripe';
import * as z from 'zod';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';
import { requireLiveDeploy } from '../live-deploy.ts';
import { answered, stripe } from './client.ts';
import { delayedPaymentMethods } from './payment-methods.ts';

export type NewPayment = { orderId: string; cents: number; description: string; key: string };

/** Creates a payment intent, once for each key. Amount in cents, USD. */
export async function createPaymentIntent(payment: NewPayment): Promise<Stripe.PaymentIntent> {
  requireLiveDeploy();
  const { orderId, cents, description, key } = payment;
  return answered(() =>
    stripe().paymentIntents.create(
      {
        amount: cents,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        excluded_payment_method_types: delayedPaymentMethods,
        description,
        metadata: { orderId, shop: env().SITE_URL },
      },
      { idempotencyKey: key },
    ),
  );
}

/** Reads a payment intent with its latest charge; null if Stripe does not know it. */
export async function findPaymentIntent(id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await answered(() =>
      stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    );
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** Cancels a payment intent. Returns it unchanged if it cannot be cancelled any more (paid, or cancelled before). */
export async function cancelPaymentIntent(id: string): Promise<Stripe.PaymentIntent | null> {
  requireLiveDeploy();
  try {
    return await answered(() => stripe().paymentIntents.cancel(id));
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return findPaymentIntent(id);
    throw error;
  }
}

/** Sums what went back by the shop and by Stripe's dashboard, in cents. Throws if Stripe does not say. */
export async function findReturnedCents(paymentIntentId: string): Promise<number> {
  return (await findCharge(paymentIntentId)).amount_refunded;
}

/** In cents. Throws if Stripe does not say. */
export async function findLeftCents(paymentIntentId: string): Promise<number> {
  const { amount_captured, amount_refunded } = await findCharge(paymentIntentId);
  return amount_captured - amount_refunded;
}

async function findCharge(paymentIntentId: string): Promise<Stripe.Charge> {
  const charge = (await findPaymentIntent(paymentIntentId))?.latest_charge;
  if (!charge || typeof charge === 'string') throw new UnavailableError('Stripe');
  return charge;
}

/** `cents` undefined: all that is left of the payment. */
export type NewRefund = { paymentIntentId: string; cents?: number; key: string };

export async function refundPayment({ paymentIntentId, cents, key }: NewRefund): Promise<void> {
  requireLiveDeploy();
  await answered(() =>
    stripe().refunds.create(
      { payment_intent: paymentIntentId, ...(cents !== undefined && { amount: cents }) },
      { idempotencyKey: key },
    ),
  );
}

/** Returns the shop that created the payment; null for payments that name only an order. */
export function shopOf({ metadata }: Stripe.PaymentIntent): string | null {
  return metadata['shop'] ?? null;
}

/** Reads up to a hundred refunds and disputes of a payment: one answer of Stripe. */
export async function findReturns(
  paymentIntentId: string,
): Promise<{ refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] }> {
  const query = { payment_intent: paymentIntentId, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    answered(() => stripe().refunds.list(query)),
    answered(() => stripe().disputes.list(query)),
  ]);
  return { refunds: refunds.data, disputes: disputes.data };
}

type Subject = StripeEvent['data']['object'];

/** Finds the payment intent of an event's object at Stripe; null if there is none. */
export async function findPaymentOf({ object, id }: Subject): Promise<string | null> {
  if (object === 'payment_intent') return id;
  const find = paymentHolders[object];
  if (!find) return null;
  try {
    const { payment_intent: intent } = await answered(() => find(id));
    return typeof intent === 'string' ? intent : (intent?.id ?? null);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

type PaymentHolder = { payment_intent: string | Stripe.PaymentIntent | null };
const paymentHolders: Record<string, (id: string) => Promise<PaymentHolder>> = {
  charge: (id) => stripe().charges.retrieve(id),
  refund: (id) => stripe().refunds.retrieve(id),
  dispute: (id) => stripe().disputes.retrieve(id),
};

/** Only the event's id is used; the object itself is read again from Stripe. */
const eventSchema = z.object({
  data: z.object({ object: z.object({ object: z.string(), id: z.string() }) }),
});
export type StripeEvent = z.infer<typeof eventSchema>;

/** Null for a body without an object's id. Throws 400 unless Stripe signed these bytes within the last minutes. */
export async function readEvent(request: Request): Promise<StripeEvent | null> {
  const event = await verifyEvent(await request.text(), request.headers);
  return eventSchema.safeParse(event).data ?? null;
}

async function verifyEvent(text: string, headers: Headers): Promise<unknown> {
  const signature = headers.get('stripe-signature') ?? '';
  try {
    return await stripe().webhooks.constructEventAsync(
      text,
      signature,
      env().STRIPE_WEBHOOK_SECRET,
    );
  } catch {
    throw new HttpError(400, 'This webhook is not signed by Stripe');
  }
}

/** Refusals that Stripe does not keep under the key. */
const passing = [401, 403, 409, 429];

/** Returns true if Stripe keeps this failure for the key (docs.stripe.com/api/idempotent_requests). */
export function isKeySpent(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.cause : null;
  if (!(cause instanceof Stripe.errors.StripeError) || !cause.statusCode) return false;
  return !passing.includes(cause.statusCode);
}

/** Returns the key of the next call: a kept refusal uses a key up. */
export function nextKey(name: string, refusals: number): string {
  return refusals > 0 ? `${name}-${refusals}` : name;
}
