import { test } from 'node:test';
import { expect } from '@playwright/test';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { runFresh } from '../fixtures/start/fresh-process.ts';
import { least } from '../fixtures/start/least-environment.ts';

giveOwnStore();

/** Asks functions of a shop without keys, and prints their answers. */
const script = `
  const { default: createIntent } = await import('./netlify/functions/create-payment-intent.ts');
  const { default: reconcile } = await import('./netlify/functions/reconcile.ts');
  const { default: webhook } = await import('./netlify/functions/webhooks-stripe.ts');
  const { default: zelleInfo } = await import('./netlify/functions/zelle-info.ts');
  const logged = [];
  console.error = (...words) => logged.push(words.join(' '));
  const context = { cookies: { get() {}, set() {} }, waitUntil() {} };
  const site = 'https://shop.example/api/';
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' };
  const post = (path, body) => new Request(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const tell = async (answer) => [answer.status, (await answer.json()).error];
  const form = await tell(await createIntent(post('create-payment-intent', { artworkId: 'jou-mache', amount: 150 }), context));
  const event = await tell(await webhook(post('webhooks/stripe', { id: 'evt_1' }), context));
  const transfer = await tell(await zelleInfo(new Request(site + 'zelle-info'), context));
  logged.length = 0;
  const reconciled = (await reconcile()).status;
  console.log(JSON.stringify({ form, event, transfer, reconciled, logged }));`;

test('Without Stripe keys a card form says so, a webhook waits for them, and the rest answers', async () => {
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...withoutKeys } = least;
  const blobs = process.env['NETLIFY_BLOBS_CONTEXT'] ?? '';
  const printed = await runFresh(script, { ...withoutKeys, NETLIFY_BLOBS_CONTEXT: blobs });
  expect(JSON.parse(printed)).toEqual({
    form: [404, 'Missing required Stripe key'],
    event: [503, 'Missing required Stripe key: STRIPE_WEBHOOK_SECRET'],
    transfer: [404, 'Bank transfer is not offered at the moment.'],
    reconciled: 200,
    logged: [],
  });
});
