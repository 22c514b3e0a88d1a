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
        metadata: { orderId },
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
  const charge = (await findPaymentIntent(paymentIntentId))?.latest_charge;
  if (!charge || typeof charge === 'string') throw new UnavailableError('Stripe');
  return charge.amount_refunded;
}

export type NewRefund = { paymentIntentId: string; cents: number; key: string };

/** Gives money back, once per key however often it is asked for. Amount in cents. */
export async function refundPayment({ paymentIntentId, cents, key }: NewRefund): Promise<void> {
  requireLiveDeploy();
  await answered(() =>
    stripe().refunds.create(
      { payment_intent: paymentIntentId, amount: cents },
      { idempotencyKey: key },
    ),
  );
}

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
