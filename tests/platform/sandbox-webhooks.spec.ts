import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import {
  connectStripe,
  createIntent,
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

test('decline, cancellation and refund send webhooks too', async ({ stripe, receiver }) => {
  const declined = await createIntent(stripe);
  await stripe.paymentIntents
    .confirm(declined.id, { payment_method: 'pm_card_chargeDeclined' })
    .catch(() => {});
  await stripe.paymentIntents.cancel(declined.id);
  const paid = await createPaidIntent(stripe);
  await stripe.refunds.create({ payment_intent: paid.id });

  const types = () => receiver.received.map((webhook) => eventOf(webhook).type).toSorted();
  await expect
    .poll(types)
    .toEqual([
      'charge.refunded',
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
});

test('a refund that the bank sends back has a webhook, and its money is available again', async ({
  sandbox,
  stripe,
  receiver,
}) => {
  const paid = await createPaidIntent(stripe);
  const refund = await stripe.refunds.create({ payment_intent: paid.id });
  await fetch(`${sandbox.url}/bank/refunds/${refund.id}/fail`, { method: 'POST' });

  const last = () => receiver.received.map(eventOf).find(({ type }) => type === 'refund.failed');
  await expect.poll(last).toMatchObject({
    data: { object: { object: 'refund', id: refund.id, status: 'failed' } },
  });
  const charge = await stripe.charges.retrieve(String(refund.charge));
  expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
});

test('a dispute has webhooks when it opens and closes, and blocks refunds until it is won', async ({
  sandbox,
  stripe,
  receiver,
}) => {
  const paid = await createPaidIntent(stripe);
  const bank = (path: string, body?: object) =>
    fetch(`${sandbox.url}/bank/${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
  expect((await bank('payment_intents/pi_unknown/dispute')).status).toBe(404);
  const answer = await bank(`payment_intents/${paid.id}/dispute`);
  const { id } = (await answer.json()) as Stripe.Dispute;
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  expect((await bank(`disputes/${id}/close`, { status: 'maybe' })).status).toBe(400);
  await bank(`disputes/${id}/close`, { status: 'won' });
  await stripe.refunds.create({ payment_intent: paid.id });

  const { data } = await stripe.disputes.list({ payment_intent: paid.id });
  expect(data).toMatchObject([{ id, status: 'won', amount: 15_000, payment_intent: paid.id }]);
  const types = () =>
    receiver.received
      .map((webhook) => eventOf(webhook))
      .map(({ type, data: { object } }) => [type, object.object]);
  await expect.poll(types).toHaveLength(4);
  expect(types()).toContainEqual(['charge.dispute.created', 'dispute']);
  expect(types()).toContainEqual(['charge.dispute.closed', 'dispute']);
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
