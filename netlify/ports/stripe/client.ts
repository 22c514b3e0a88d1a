import Stripe from 'stripe';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';
import { readKey, readKeyAgain } from '../keys.ts';

const timeoutMs = 3000;

/** For what moves money or verifies a domain: after a timeout nobody knows what became of it. */
export const longTimeout = { timeout: 10_000 };

export function stripeWith(key: string): Stripe {
  const { STRIPE_API_URL } = env();
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(STRIPE_API_URL ? fetchFrom(STRIPE_API_URL) : fetch),
  });
}

/** Throws 404 without a secret key. People read the reason, so it does not have the words of a server failure. */
export async function requireCards(): Promise<void> {
  const name = 'STRIPE_SECRET_KEY';
  if ((await readKey(name)) || (await readKeyAgain(name))) return;
  throw new HttpError(404, ({ noCards }) => noCards);
}

/** Returns a key, or throws 503. A 404 would mean that Stripe does not have a payment. */
export async function requireKey(
  name: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET',
): Promise<string> {
  const key = await readKey(name);
  if (key) return key;
  throw new HttpError(503, ({ noCards }) => `${noCards}: ${name}`);
}

/** Rewrites the address of each call, because the SDK configures a host and no path. */
function fetchFrom(base: string): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${base}${pathname}${search}`, init);
  };
}

type Work<Value> = (stripe: Stripe) => Promise<Value>;

/** Throws HttpError with Stripe's status for a refusal, 503 for other failures and without a key. */
export async function answered<Value>(work: Work<Value>): Promise<Value> {
  try {
    return await withNewestKey(work);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      const refusal = new HttpError(error.statusCode ?? 400, error.message);
      refusal.cause = error;
      throw refusal;
    }
    throw new UnavailableError('stripe', { cause: error });
  }
}

/** Calls Stripe, and repeats the call once with a newer key if Stripe refused the key: Stripe did nothing then. */
async function withNewestKey<Value>(work: Work<Value>): Promise<Value> {
  const key = await requireKey('STRIPE_SECRET_KEY');
  try {
    return await work(stripeWith(key));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
    const newer = await readKeyAgain('STRIPE_SECRET_KEY');
    if (!newer || newer === key) throw error;
    return work(stripeWith(newer));
  }
}
