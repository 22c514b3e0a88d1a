import Stripe from 'stripe';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';

const timeoutMs = 3000;

export function stripe(key = env().STRIPE_SECRET_KEY): Stripe {
  const { STRIPE_API_URL } = env();
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(STRIPE_API_URL ? fetchFrom(STRIPE_API_URL) : fetch),
  });
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
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const refusal = new HttpError(error.statusCode ?? 400, error.message);
      refusal.cause = error;
      throw refusal;
    }
    throw new UnavailableError('Stripe', { cause: error });
  }
}
