import Stripe from 'stripe';
import { stripe } from './stripe-client.ts';

const mostListed = 100;

/** Why Stripe did not answer: it does not know the key, the key may not ask this, there is no such object, or Stripe is away. */
export type StripeProblem = 'key' | 'permission' | 'missing' | 'away';
export type StripeReading<Value> =
  { problem: null; value: Value } | { problem: StripeProblem; value?: undefined };

/** The newest payment of the account; a value of null says that there is none yet. */
export async function readNewestPayment(): Promise<StripeReading<Stripe.PaymentIntent | null>> {
  return readStripe(async () => {
    const { data } = await stripe().paymentIntents.list({ limit: 1 });
    return data[0] ?? null;
  });
}

type PaymentAccess = { id: string; clientSecret: string };

/** A payment as a page of the shop reads it: with the publishable key and the payment's own secret. */
export async function readPaymentPublicly(
  publishableKey: string,
  { id, clientSecret }: PaymentAccess,
): Promise<StripeReading<Stripe.PaymentIntent>> {
  return readStripe(() =>
    stripe(publishableKey).paymentIntents.retrieve(id, { client_secret: clientSecret }),
  );
}

/** The webhook endpoints of the account (docs.stripe.com/api/webhook_endpoints/list). */
export async function readWebhookEndpoints(): Promise<StripeReading<Stripe.WebhookEndpoint[]>> {
  return readStripe(async () => {
    const { data } = await stripe().webhookEndpoints.list({ limit: mostListed });
    return data;
  });
}

/** The registration of a domain for wallets, or null (docs.stripe.com/api/payment_method_domains/list). */
export async function readPaymentMethodDomain(
  domain: string,
): Promise<StripeReading<Stripe.PaymentMethodDomain | null>> {
  return readStripe(async () => {
    const { data } = await stripe().paymentMethodDomains.list({ domain_name: domain });
    return data.find(({ domain_name }) => domain_name === domain) ?? null;
  });
}

async function readStripe<Value>(ask: () => Promise<Value>): Promise<StripeReading<Value>> {
  try {
    return { problem: null, value: await ask() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): StripeProblem {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'key';
  if (error instanceof Stripe.errors.StripePermissionError) return 'permission';
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'missing';
  console.error(error);
  return 'away';
}
