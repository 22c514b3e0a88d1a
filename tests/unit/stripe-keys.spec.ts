import { after, before, test } from 'node:test';
import type { Context } from '@netlify/functions';
import { expect } from '@playwright/test';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';

giveOwnStore();

const logged: unknown[][] = [];
const say = console.error;
before(() => void (console.error = (...words) => void logged.push(words)));
after(() => void (console.error = say));

test('Without Stripe keys a card form says so, a webhook waits for them, and the rest answers', async () => {
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...withoutKeys } = least;
  const blobs = process.env['NETLIFY_BLOBS_CONTEXT'] ?? '';
  await withFreshModules({ ...withoutKeys, NETLIFY_BLOBS_CONTEXT: blobs }, async () => {
    const { default: createIntent } =
      await import('../../netlify/functions/create-payment-intent.ts');
    const { default: reconcile } = await import('../../netlify/functions/reconcile.ts');
    const { default: webhook } = await import('../../netlify/functions/webhooks-stripe.ts');
    const { default: zelleInfo } = await import('../../netlify/functions/zelle-info.ts');
    const wish = { artworkId: 'jou-mache', amount: 150 };
    expect(await tell(createIntent(post('create-payment-intent', wish), context))).toEqual([
      404,
      'Missing required Stripe key',
    ]);
    expect(await tell(webhook(post('webhooks/stripe', { id: 'evt_1' }), context))).toEqual([
      503,
      'Missing required Stripe key: STRIPE_WEBHOOK_SECRET',
    ]);
    expect(await tell(zelleInfo(new Request(`${site}zelle-info`), context))).toEqual([
      404,
      'Bank transfer is not offered at the moment.',
    ]);
    logged.length = 0;
    expect((await reconcile()).status).toBe(200);
    expect(logged).toEqual([]);
  });
});

const site = 'https://shop.example/api/';
const context = { cookies: { get() {}, set() {} }, waitUntil() {} } as unknown as Context;

function post(path: string, body: object): Request {
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' };
  return new Request(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function tell(answered: Response | Promise<Response>): Promise<[number, string]> {
  const answer = await answered;
  return [answer.status, ((await answer.json()) as { error: string }).error];
}
