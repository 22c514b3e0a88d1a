import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import {
  connectStripe,
  createPaidIntent,
  setFault,
  test,
  webhookSecret,
} from './sandbox-fixture.ts';

const eventOf = ({ body }: { body: string }) => JSON.parse(body) as Stripe.Event;

test('a webhook is signed as the SDK checks it', async ({ stripe, receiver }) => {
  const { id } = await createPaidIntent(stripe);
  await expect.poll(() => receiver.received.length).toBe(1);

  const [{ body, signature } = { body: '', signature: '' }] = receiver.received;
  const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
  expect(event).toMatchObject({
    type: 'payment_intent.succeeded',
    data: { object: { id, status: 'succeeded' } },
  });
  expect(() => stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow();
});

test('a webhook is repeated until the shop accepts it', async ({ sandbox, stripe, receiver }) => {
  receiver.statuses.push(500, 302, 503);
  const { id } = await createPaidIntent(stripe);
  await expect.poll(() => receiver.received.length).toBe(4);

  await expect
    .poll(async () => (await readState(sandbox.url)).webhooks)
    .toMatchObject([
      { type: 'payment_intent.succeeded', intent: id, attempts: 4, status: 'delivered' },
    ]);
});

test('duplicate: the same event is sent twice', async ({ sandbox, stripe, receiver }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'duplicate', times: 1 });
  await createPaidIntent(stripe);
  await expect.poll(() => receiver.received.length).toBe(2);

  const [first, second] = receiver.received.map(eventOf);
  expect(second?.id).toBe(first?.id);
});

test('reorder: an event is overtaken by the next one', async ({ sandbox, stripe, receiver }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'reorder', times: 1 });
  const held = await createPaidIntent(stripe);
  const next = await createPaidIntent(stripe);
  await expect.poll(() => receiver.received.length).toBe(2);

  const intents = receiver.received.map((webhook) => intentOf(eventOf(webhook)));
  expect(intents).toEqual([next.id, held.id]);
});

test('reorder: without a next one an event is only late', async ({ sandbox, stripe, receiver }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'reorder' });
  const started = Date.now();
  await createPaidIntent(stripe);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(Date.now() - started).toBeGreaterThanOrEqual(1900);
});

test('drop: an event is never sent, and /state shows it', async ({ sandbox, stripe, receiver }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'drop', times: 1 });
  const lost = await createPaidIntent(stripe);
  const next = await createPaidIntent(stripe);
  await expect.poll(() => receiver.received.length).toBe(1);

  expect((await readState(sandbox.url)).webhooks).toMatchObject([
    { intent: lost.id, attempts: 0, status: 'dropped', deliveredAt: null },
    { intent: next.id },
  ]);
});

test('state and waiting webhooks survive a restart', async ({ startTestSandbox, receiver }) => {
  receiver.statuses.push(...Array<number>(3).fill(500));
  const before = await startTestSandbox();
  const { id } = await createPaidIntent(connectStripe(before.url));
  await expect.poll(() => receiver.received.length).toBe(2);
  await before.close();

  const after = await startTestSandbox();
  await expect
    .poll(async () => (await readState(after.url)).webhooks)
    .toMatchObject([{ intent: id, status: 'delivered' }]);
  const intent = await connectStripe(after.url).paymentIntents.retrieve(id);
  expect(intent.status).toBe('succeeded');
  await after.close();
});

type State = { paymentIntents: object[]; refunds: object[]; webhooks: object[] };

async function readState(url: string): Promise<State> {
  return (await fetch(`${url}/state`)).json() as Promise<State>;
}

function intentOf({ data }: Stripe.Event): string {
  return (data.object as Stripe.PaymentIntent).id;
}
