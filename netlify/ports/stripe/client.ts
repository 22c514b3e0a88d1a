import Stripe from 'stripe';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';

const timeoutMs = 3000;
const missingKey = 'Missing required Stripe key';

/** Throws 503 without a secret key. */
export function stripe(key = requireSecret('STRIPE_SECRET_KEY')): Stripe {
  const { STRIPE_API_URL } = env();
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(STRIPE_API_URL ? fetchFrom(STRIPE_API_URL) : fetch),
  });
}

export function hasStripeKey(): boolean {
  return Boolean(env().STRIPE_SECRET_KEY);
}

/** For people, whom the reason reaches: a failure of the server has other words. Throws 404. */
export function requireCards(): void {
  if (!hasStripeKey()) throw new HttpError(404, missingKey);
}

/** A 404 would mean that Stripe does not have a payment. Throws 503. */
export function requireSecret(name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'): string {
  const secret = env()[name];
  if (secret) return secret;
  throw new HttpError(503, `${missingKey}: ${name}`);
}

/** The SDK configures a host and no path; this rewrites the address. */
function fetchFrom(base: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${base}${pathname}${search}`, init);
  };
}

/** Throws HttpError with Stripe's status for a refusal, 503 for other failures. */
export async function answered<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const refusal = new HttpError(error.statusCode ?? 400, error.message);
      refusal.cause = error;
      throw refusal;
    }
    throw new UnavailableError('Stripe', { cause: error });
  }
}
