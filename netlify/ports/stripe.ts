import Stripe from 'stripe';
import * as z from 'zod';
import { env } from '../env.ts';
import { HttpError, UnavailableError } from '../http/errors.ts';
import { requireLiveDeploy } from './live-deploy.ts';
import { answered, stripe } from './stripe-client.ts';
import { delayedPaymentMethods } from './stripe-payment-methods.ts';

export type NewPayment = { orderId: string; cents: number; description: string; key: string };

/** Creates the payment intent of an order, once per key however often it is asked for. Amount in cents, USD. */
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

/** A payment intent with its latest charge; null when Stripe does not know it. */
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

/** Cancels a payment intent; answers it as it stands when it can't be cancelled any more (paid, or cancelled before). */
export async function cancelPaymentIntent(id: string): Promise<Stripe.PaymentIntent | null> {
  requireLiveDeploy();
  try {
    return await answered(() => stripe().paymentIntents.cancel(id));
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return findPaymentIntent(id);
    throw error;
  }
}

/**
 * How much of a payment went back so far, in cents: by the shop, or by its owner in Stripe's dashboard. Throws when Stripe
 * does not say.
 */
export async function findReturnedCents(paymentIntentId: string): Promise<number> {
  return (await findCharge(paymentIntentId)).amount_refunded;
}

/** How much of a payment has not gone back, in cents. Throws when Stripe does not say. */
export async function findLeftCents(paymentIntentId: string): Promise<number> {
  const { amount_captured, amount_refunded } = await findCharge(paymentIntentId);
  return amount_captured - amount_refunded;
}

async function findCharge(paymentIntentId: string): Promise<Stripe.Charge> {
  const charge = (await findPaymentIntent(paymentIntentId))?.latest_charge;
  if (!charge || typeof charge === 'string') throw new UnavailableError('Stripe');
  return charge;
}

/** `cents`: how much; all that is left of the payment when it is not given. */
export type NewRefund = { paymentIntentId: string; cents?: number; key: string };

/** Gives money back, once per key however often it is asked for. */
export async function refundPayment({ paymentIntentId, cents, key }: NewRefund): Promise<void> {
  requireLiveDeploy();
  await answered(() =>
    stripe().refunds.create(
      { payment_intent: paymentIntentId, ...(cents !== undefined && { amount: cents }) },
      { idempotencyKey: key },
    ),
  );
}

/** The shop whose payment this is, as it named itself when it made it; null for payments that name an order alone. */
export function shopOf({ metadata }: Stripe.PaymentIntent): string | null {
  return metadata['shop'] ?? null;
}

/** Every refund and every dispute of a payment, as far as Stripe lists them in one answer: a hundred of each. */
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

/** The payment intent that the object of an event belongs to, as Stripe knows it; null when there is none. */
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

/** An event as far as the shop reads it; Stripe's object itself is fetched anew. */
const eventSchema = z.object({
  data: z.object({ object: z.object({ object: z.string(), id: z.string() }) }),
});
export type StripeEvent = z.infer<typeof eventSchema>;

/**
 * The event of a webhook; null for a signed body that carries no object with an id. Throws 400 unless Stripe signed these
 * very bytes within the last minutes.
 */
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

/** Refusals that are no outcome of the call: nothing is kept under its key, and an earlier try may be at work still. */
const passing = [401, 403, 409, 429];

/**
 * Whether a call failed by Stripe's own answer, which it repeats for the same key for a day, server errors too
 * (docs.stripe.com/api/idempotent_requests). False when nobody knows what became of the call.
 */
export function isKeySpent(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.cause : null;
  if (!(cause instanceof Stripe.errors.StripeError) || !cause.statusCode) return false;
  return !passing.includes(cause.statusCode);
}

/** The key of a call that Stripe has refused so often: a refusal spends it, so the next try gets another. */
export function nextKey(name: string, refusals: number): string {
  return refusals > 0 ? `${name}-${refusals}` : name;
}
