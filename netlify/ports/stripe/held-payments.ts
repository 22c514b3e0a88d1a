import Stripe from 'stripe';
import { HttpError } from '../../errors.ts';
import { requireLiveDeploy } from '../live-deploy.ts';
import { answered, stripe } from './client.ts';
import { findPaymentIntent } from './payments.ts';

export type NewHeldPayment = {
  cents: number;
  description: string;
  metadata: Record<string, string>;
  key: string;
};

/** Creates a payment intent whose money is authorised first and captured later, in USD; once for each key. */
export async function createHeldPayment(payment: NewHeldPayment): Promise<Stripe.PaymentIntent> {
  requireLiveDeploy();
  const { cents, description, metadata, key } = payment;
  return answered(() =>
    stripe().paymentIntents.create(
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
  return endPayment(id, () => stripe().paymentIntents.capture(id, { expand: ['latest_charge'] }));
}

/** Releases the money, or says what became of the intent: captured meanwhile, or cancelled before. */
export function releasePayment(id: string): Promise<Stripe.PaymentIntent | null> {
  return endPayment(id, () => stripe().paymentIntents.cancel(id, { expand: ['latest_charge'] }));
}

async function endPayment(
  id: string,
  end: () => Promise<Stripe.PaymentIntent>,
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

const endings = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
];

/** Returns the payment intents that were authorised, paid or cancelled since `since` (seconds), without repeats. */
export async function listEndedPayments(since: number): Promise<string[]> {
  const ids = new Set<string>();
  let after: string | undefined;
  do {
    const page = await answered(() =>
      stripe().events.list({
        types: endings,
        created: { gte: since },
        limit: 100,
        ...(after && { starting_after: after }),
      }),
    );
    for (const { data } of page.data) ids.add((data.object as Stripe.PaymentIntent).id);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
  return [...ids];
}
