import { afterEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { findObstacle } from '../../src/site/checkout/card/before-card.ts';
import { checkPurchase, openPayment } from '../../src/site/checkout/payment/open-payment.ts';
import {
  followOutcome,
  type KnownOutcome,
} from '../../src/site/checkout/payment/payment-outcome.ts';
import type { PaymentOutcome } from '../../src/shared/payment.ts';
import {
  answerWith,
  restoreFetch,
  sentBodies,
  sentRequests,
  stubFetch,
} from './api-client-stub.ts';

const hour = 3_600_000;
const created = {
  clientSecret: 'pi_1_secret_2',
  orderNumber: 'K7M',
  paymentKey: 'key',
  publishableKey: 'pk',
};
const payment = { ...created, openedAt: Date.now() };
const complete = () => Promise.resolve({});
const check = () => checkPurchase(['a', 'b'], asCents(35_050));

afterEach(restoreFetch);

test('The press asks the shop with all artworks and the sum, and nothing is in the way of what is free', async () => {
  answerWith(200, { ok: true });
  expect(await findObstacle(complete(), payment, check)).toBeNull();
  expect(sentRequests().map(({ path }) => path)).toEqual(['/api/orders/check']);
  expect(sentBodies()).toEqual([{ artworkIds: ['a', 'b'], cents: 35_050 }]);
});

test("An entry that is incomplete is told in Stripe's words before the shop is asked", async () => {
  answerWith(200, { ok: true });
  const incomplete = Promise.resolve({ error: { message: 'Your card number is incomplete.' } });
  const told = { state: 'failed', isOver: false, title: 'Payment Failed' };
  expect(await findObstacle(incomplete, payment, check)).toEqual({
    ...told,
    reason: 'Your card number is incomplete.',
  });
  const broken = Promise.reject(new Error('No element is mounted.'));
  expect(await findObstacle(broken, payment, check)).toEqual({
    ...told,
    reason: 'No element is mounted.',
  });
  expect(sentRequests()).toEqual([]);
});

test('Somebody was faster: the words of the shop, without a toast, and a new payment', async () => {
  for (const status of [404, 409]) {
    const error = "'X' has just been sold. Your card was not charged.";
    answerWith(status, { error });
    expect(await findObstacle(complete(), payment, check)).toEqual({
      state: 'failed',
      reason: error,
      isOver: true,
      title: undefined,
    });
  }
});

test('The shop does not answer: the form stays, and says that nothing was charged', async () => {
  const unreached = {
    state: 'failed',
    reason: 'We could not reach the shop, so your card was not charged. Please try again.',
    isOver: false,
    title: 'Payment Error',
  };
  answerWith(503, { error: 'Blobs do not answer' });
  expect(await findObstacle(complete(), payment, check)).toEqual(unreached);
  stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await findObstacle(complete(), payment, check)).toEqual(unreached);
});

test('A limit of the network is said in words, and the form stays', async () => {
  stubFetch(() => new Response('rate limited', { status: 429 }));
  expect(await findObstacle(complete(), payment, check)).toMatchObject({
    reason: 'Too many tries from your network. Please wait a minute and try again.',
    isOver: false,
  });
});

test('A payment that was opened more than 23 hours ago is replaced', async () => {
  answerWith(200, created);
  const opened = await openPayment({ artworkId: 'a', amount: 150 });
  expect(opened.openedAt).toBeGreaterThan(Date.now() - hour);
  const old = { ...opened, openedAt: Date.now() - 23 * hour - 1000 };
  const obstacle = await findObstacle(complete(), old, check);
  expect(obstacle).toMatchObject({ state: 'failed', isOver: true });
  expect(obstacle?.reason).toContain('Your card was not charged.');
  const almost = { ...opened, openedAt: Date.now() - 23 * hour + 60_000 };
  expect(await findObstacle(complete(), almost, check)).toBeNull();
});

test('A payment that is being finished is asked for again until its end', async () => {
  const states = ['processing', 'processing', 'succeeded'] as const;
  stubFetch((call) => Response.json(outcome(states[call - 1] ?? 'failed')));
  expect(await follow(false)).toEqual(['processing', 'succeeded']);
  expect(sentRequests()).toHaveLength(3);
});

test('It is asked for ten times more at most, also while the server is silent', async () => {
  stubFetch((call) => {
    if (call > 1) throw new TypeError('Failed to fetch');
    return Response.json(outcome('open'));
  });
  expect(await follow(true)).toEqual(['agreed']);
  expect(sentRequests()).toHaveLength(11);
});

test('Without a yes of the bank nothing is asked for again', async () => {
  for (const state of ['open', 'failed', 'released'] as const) {
    answerWith(200, outcome(state));
    expect(await follow(false)).toEqual([state]);
    expect(sentRequests()).toHaveLength(1);
  }
});

async function follow(hasAgreed: boolean): Promise<string[]> {
  const told: string[] = [];
  const tell = ({ state }: KnownOutcome) => told.push(state);
  await followOutcome('', hasAgreed, tell, undefined, 1);
  return told;
}

function outcome(state: PaymentOutcome['state']): PaymentOutcome {
  const order = { orderNumber: 'K7M', orderPage: null, items: [], artworkIds: ['a'] };
  return { state, cents: asCents(15_000), ...order };
}
