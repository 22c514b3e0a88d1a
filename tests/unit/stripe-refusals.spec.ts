import { test } from 'node:test';
import { expect } from '@playwright/test';
import Stripe from 'stripe';
import { HttpError, UnavailableError } from '../../netlify/errors.ts';
import { isKeySpent } from '../../netlify/ports/stripe/payments.ts';

for (const { status, isSpent } of [
  { status: 400, isSpent: true },
  { status: 402, isSpent: true },
  { status: 500, isSpent: true },
  { status: 401, isSpent: false },
  { status: 403, isSpent: false },
  { status: 409, isSpent: false },
  { status: 429, isSpent: false },
]) {
  test(`Stripe's ${status} ${isSpent ? 'spends' : 'does not spend'} an idempotency key`, async () => {
    const refusal = { error: { type: 'api_error', message: 'No.' } };
    expect(isKeySpent(await failWith(Response.json(refusal, { status })))).toBe(isSpent);
  });
}

test('an answer that is not from Stripe, or none, keeps the idempotency key', async () => {
  expect(isKeySpent(await failWith(new Response(null, { status: 503 })))).toBe(false);
  expect(isKeySpent(await failWith(new TypeError('fetch failed')))).toBe(false);
  expect(isKeySpent(new HttpError(400, 'This is no answer of Stripe'))).toBe(false);
});

/** Makes a refund end like this on the network; returns the shop's view of it. */
async function failWith(end: Response | Error): Promise<unknown> {
  const answer: typeof fetch = () =>
    end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
  const stripe = new Stripe('sk_test_refusals', {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(answer),
  });
  const cause: unknown = await stripe.refunds
    .create({ payment_intent: 'pi_1' })
    .catch((error: unknown) => error);
  return new UnavailableError('stripe', { cause });
}
