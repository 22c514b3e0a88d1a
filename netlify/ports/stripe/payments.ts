import Stripe from 'stripe';
import type { Cents } from '#shared/money';
import { HttpError } from '../../errors.ts';
import { requireLiveDeploy } from '../live-deploy.ts';
import { answered, longTimeout } from './client.ts';

export type NewPayment = {
  cents: Cents;
  description: string;
  metadata: Record<string, string>;
  key: string;
};

/** Creates a payment intent whose money is authorised first and captured later, in USD; once for each key. */
export async function createPayment(payment: NewPayment): Promise<Stripe.PaymentIntent> {
  requireLiveDeploy();
  const { cents, description, metadata, key } = payment;
  return answered((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: cents,
        currency: 'usd',
        capture_method: 'manual',
        automatic_payment_methods: { enabled: true },
        description,
        metadata,
      },
      { idempotencyKey: key },
    ),
  );
}

/**
 * Captures the whole amount, or says what became of the intent. Without an idempotency key: a 500 under a key is repeated for a day,
 * and the intent's state makes the call safe to repeat.
 */
export function capturePayment(id: string): Promise<Stripe.PaymentIntent | null> {
  return endPayment(id, (stripe) =>
    stripe.paymentIntents.capture(id, { expand: ['latest_charge'] }, longTimeout),
  );
}

/** Releases the money, or says what became of the intent: captured meanwhile, or cancelled before. */
export function releasePayment(id: string): Promise<Stripe.PaymentIntent | null> {
  return endPayment(id, (stripe) =>
    stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] }, longTimeout),
  );
}

async function endPayment(
  id: string,
  end: (stripe: Stripe) => Promise<Stripe.PaymentIntent>,
): Promise<Stripe.PaymentIntent | null> {
  requireLiveDeploy();
  try {
    return await answered(end);
  } catch (error) {
    const isRefused =
      error instanceof HttpError &&
      (error.status < 500 || error.cause instanceof Stripe.errors.StripeCardError);
    if (!isRefused) throw error;
    return findPaymentIntent(id);
  }
}

/** Reads a payment intent with its latest charge; null if Stripe does not know it. */
export async function findPaymentIntent(id: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await answered((stripe) =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
    );
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** `refund`: its name in the order, kept at Stripe beside it. */
export type NewRefund = { paymentIntentId: string; cents: Cents; refund: string; key: string };

export async function refundPayment(wanted: NewRefund): Promise<void> {
  requireLiveDeploy();
  const { paymentIntentId, cents, refund, key } = wanted;
  await answered((stripe) =>
    stripe.refunds.create(
      { payment_intent: paymentIntentId, amount: cents, metadata: { refund } },
      { idempotencyKey: key, ...longTimeout },
    ),
  );
}

/** Reads up to a hundred refunds and disputes of a payment: one answer of Stripe each. */
export async function findReturns(
  paymentIntentId: string,
): Promise<{ refunds: Stripe.Refund[]; disputes: Stripe.Dispute[] }> {
  const [refunds, disputes] = await Promise.all([
    findRefunds(paymentIntentId),
    answered((stripe) => stripe.disputes.list(listOf(paymentIntentId))),
  ]);
  return { refunds, disputes: disputes.data };
}

export async function findRefunds(paymentIntentId: string): Promise<Stripe.Refund[]> {
  const refunds = await answered((stripe) => stripe.refunds.list(listOf(paymentIntentId)));
  return refunds.data;
}

function listOf(paymentIntentId: string) {
  return { payment_intent: paymentIntentId, limit: 100 };
}

/** Refusals that Stripe does not keep under the key. */
const passing = [401, 403, 409, 429];

/** Returns true if Stripe keeps this failure for the key (docs.stripe.com/api/idempotent_requests). */
export function isKeySpent(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.cause : null;
  if (!(cause instanceof Stripe.errors.StripeError) || !cause.statusCode) return false;
  return !passing.includes(cause.statusCode);
}

/** Returns the key of the next call: a kept refusal, or a payment that was cancelled, uses a key up. */
export function nextKey(name: string, spent: number): string {
  return spent > 0 ? `${name}-${spent}` : name;
}
