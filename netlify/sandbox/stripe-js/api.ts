import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { connectionError } from './errors.ts';
import type { ConfirmAnswer } from './messages.ts';

export type Client = { origin: string; publishableKey: string };

/** Returns the intent that a client secret belongs to. */
export function retrieveIntent(client: Client, clientSecret: string): Promise<ConfirmAnswer> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  return callApi(client, `${intentPath(clientSecret)}?${query}`, {});
}

/** Asks Stripe to take the money. */
export function confirmIntent(
  client: Client,
  clientSecret: string,
  params: object,
): Promise<ConfirmAnswer> {
  const body = encodeForm({ ...params, client_secret: clientSecret });
  return callApi(client, `${intentPath(clientSecret)}/confirm`, { method: 'POST', body });
}

function intentPath(clientSecret: string): string {
  return `/payment_intents/${encodeURIComponent(clientSecret.replace(/_secret_.*$/, ''))}`;
}

async function callApi(client: Client, path: string, init: RequestInit): Promise<ConfirmAnswer> {
  const headers = { authorization: `Bearer ${client.publishableKey}` };
  try {
    const answer = await fetch(`${client.origin}/stripe/v1${path}`, { ...init, headers });
    const body = (await answer.json()) as PaymentIntent | { error: StripeError };
    return 'error' in body ? body : { paymentIntent: body };
  } catch {
    return { error: connectionError };
  }
}

type Value = string | number | boolean | null | undefined | object;

/**
 * Encodes nested values as form fields in Stripe's way (`shipping[address][city]`) and leaves out what is empty. `qs` would add 120 kB to
 * the script of a payment page.
 */
export function encodeForm(values: object): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) append(fields, name, value as Value);
  return fields;
}

function append(fields: URLSearchParams, name: string, value: Value): void {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') return fields.append(name, String(value));
  for (const [key, child] of Object.entries(value))
    append(fields, `${name}[${key}]`, child as Value);
}
