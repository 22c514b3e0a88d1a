import Stripe from 'stripe';
import { requireLiveDeploy } from '../live-deploy.ts';
import { longTimeout } from './client.ts';

const mostListed = 100;

export type StripeProblem = 'key' | 'permission' | 'missing' | 'away';
export type StripeReading<Value> =
  | { problem: null; value: Value }
  | { problem: StripeProblem; value?: undefined };

export async function readNewestPayment(
  stripe: Stripe,
): Promise<StripeReading<Stripe.PaymentIntent | null>> {
  return readStripe(async () => {
    const { data } = await stripe.paymentIntents.list({ limit: 1 });
    return data[0] ?? null;
  });
}

export async function readPayment(
  stripe: Stripe,
  id: string,
): Promise<StripeReading<Stripe.PaymentIntent>> {
  return readStripe(() => stripe.paymentIntents.retrieve(id));
}

type PaymentAccess = { id: string; clientSecret: string };

/** Reads a payment with the publishable key and the payment's own secret, as a page does. */
export async function readPaymentPublicly(
  publishable: Stripe,
  { id, clientSecret }: PaymentAccess,
): Promise<StripeReading<Stripe.PaymentIntent>> {
  return readStripe(() => publishable.paymentIntents.retrieve(id, { client_secret: clientSecret }));
}

export async function readWebhookEndpoints(
  stripe: Stripe,
): Promise<StripeReading<Stripe.WebhookEndpoint[]>> {
  return readStripe(async () => {
    const { data } = await stripe.webhookEndpoints.list({ limit: mostListed });
    return data;
  });
}

type NewEndpoint = { url: string; events: Stripe.WebhookEndpointCreateParams.EnabledEvent[] };

/** Creates an endpoint. Only this answer has the signing secret. */
export async function createWebhookEndpoint(
  stripe: Stripe,
  { url, events }: NewEndpoint,
): Promise<StripeReading<Stripe.WebhookEndpoint>> {
  requireLiveDeploy();
  return readStripe(() => stripe.webhookEndpoints.create({ url, enabled_events: events }));
}

export async function repairWebhookEndpoint(
  stripe: Stripe,
  { id, url, events }: NewEndpoint & { id: string },
): Promise<StripeReading<Stripe.WebhookEndpoint>> {
  requireLiveDeploy();
  const change = { url, enabled_events: events, disabled: false };
  return readStripe(() => stripe.webhookEndpoints.update(id, change));
}

export async function deleteWebhookEndpoint(
  stripe: Stripe,
  id: string,
): Promise<StripeReading<unknown>> {
  requireLiveDeploy();
  return readStripe(() => stripe.webhookEndpoints.del(id));
}

export async function readPaymentMethodDomain(
  stripe: Stripe,
  domain: string,
): Promise<StripeReading<Stripe.PaymentMethodDomain | null>> {
  return readStripe(async () => {
    const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain });
    return data.find(({ domain_name }) => domain_name === domain) ?? null;
  });
}

export async function createPaymentMethodDomain(
  stripe: Stripe,
  domain: string,
): Promise<StripeReading<Stripe.PaymentMethodDomain>> {
  requireLiveDeploy();
  return readStripe(() => stripe.paymentMethodDomains.create({ domain_name: domain }, longTimeout));
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
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'key';
  if (error instanceof Stripe.errors.StripePermissionError) return 'permission';
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'missing';
  console.error(error);
  return 'away';
}
