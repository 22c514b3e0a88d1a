import type { Context } from '@netlify/functions';
import { expect, test } from '@playwright/test';
import createIntent from '../../netlify/functions/create-payment-intent.ts';
import reconcile from '../../netlify/functions/reconcile.ts';
import webhook from '../../netlify/functions/webhooks-stripe.ts';
import zelleInfo from '../../netlify/functions/zelle-info.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();
test.beforeAll(() => {
  Object.assign(process.env, { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
});

const url = 'https://shop.example/';
const context = {
  cookies: { get: () => undefined, set: () => undefined },
  waitUntil: () => undefined,
} as unknown as Context;

function post(body: object): Request {
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' };
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('Without Stripe keys a card form says so, a webhook waits for them, and the rest answers', async () => {
  const form = await createIntent(post({ artworkId: 'jou-mache', amount: 150 }), context);
  expect([form.status, await form.json()]).toEqual([404, { error: 'Missing required Stripe key' }]);
  const event = await webhook(post({ id: 'evt_1' }), context);
  expect([event.status, await event.json()]).toEqual([
    503,
    { error: 'Missing required Stripe key: STRIPE_SECRET_KEY' },
  ]);
  const info = await zelleInfo(new Request(url), context);
  expect(await info.json()).toEqual({ error: 'Bank transfer is not offered at the moment.' });
  const logged: unknown[] = [];
  const log = console.error;
  console.error = (...words) => logged.push(...words);
  expect((await reconcile()).status).toBe(200);
  console.error = log;
  expect(logged).toEqual([]);
});
