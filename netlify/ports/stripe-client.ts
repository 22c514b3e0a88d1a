import Stripe from 'stripe';
import { env } from '../env.ts';
import { HttpError, UnavailableError } from '../http/errors.ts';

const timeoutMs = 3000;

/** A client of Stripe's API. The key is the secret one unless another is given. */
export function stripe(key = env().STRIPE_SECRET_KEY): Stripe {
  const { STRIPE_API_URL } = env();
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(STRIPE_API_URL ? fetchFrom(STRIPE_API_URL) : fetch),
  });
}

/** The SDK knows hosts, not paths; this sends its calls to another address of the same API. */
function fetchFrom(base: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${base}${pathname}${search}`, init);
  };
}

/** The answer of Stripe. Throws HttpError with Stripe's status for a refusal of the request, 503 for any other failure. */
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
