import Stripe from 'stripe';
import { HttpError } from '../../errors.ts';
import { stripe } from './client.ts';

const mostListed = 100;

/** `unset`: the shop has no secret key. */
export type StripeProblem = 'unset' | 'key' | 'permission' | 'missing' | 'away';
export type StripeReading<Value> =
  { problem: null; value: Value } | { problem: StripeProblem; value?: undefined };

export async function readNewestPayment(): Promise<StripeReading<Stripe.PaymentIntent | null>> {
  return readStripe(async () => {
    const { data } = await stripe().paymentIntents.list({ limit: 1 });
    return data[0] ?? null;
  });
}

type PaymentAccess = { id: string; clientSecret: string };

/** Reads a payment with the publishable key and the payment's own secret, as a page does. */
export async function readPaymentPublicly(
  publishableKey: string,
  { id, clientSecret }: PaymentAccess,
): Promise<StripeReading<Stripe.PaymentIntent>> {
  return readStripe(() =>
    stripe(publishableKey).paymentIntents.retrieve(id, { client_secret: clientSecret }),
  );
}

export async function readWebhookEndpoints(): Promise<StripeReading<Stripe.WebhookEndpoint[]>> {
  return readStripe(async () => {
    const { data } = await stripe().webhookEndpoints.list({ limit: mostListed });
    return data;
  });
}

export async function readPaymentMethodDomain(
  domain: string,
): Promise<StripeReading<Stripe.PaymentMethodDomain | null>> {
  return readStripe(async () => {
    const { data } = await stripe().paymentMethodDomains.list({ domain_name: domain });
    return data.find(({ domain_name }) => domain_name === domain) ?? null;
  });
}

/** Does not throw: a refusal is an answer too. */
export async function readStripe<Value>(ask: () => Promise<Value>): Promise<StripeReading<Value>> {
  try {
    return { problem: null, value: await ask() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): StripeProblem {
  if (error instanceof HttpError) return 'unset';
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'key';
  if (error instanceof Stripe.errors.StripePermissionError) return 'permission';
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'missing';
  console.error(error);
  return 'away';
}
