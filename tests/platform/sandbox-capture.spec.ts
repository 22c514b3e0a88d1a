import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import { setFault, test } from './sandbox-fixture.ts';

const manual = {
  amount: 15_000,
  currency: 'usd',
  capture_method: 'manual',
  automatic_payment_methods: { enabled: true },
} as const satisfies Stripe.PaymentIntentCreateParams;

test('a payment with manual capture is authorised, then captured once', async ({ stripe }) => {
  const { id } = await authorize(stripe);
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(intent).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 15_000,
    amount_received: 0,
    latest_charge: { captured: false, amount_captured: 0, paid: true },
  });
  expect(await stripe.paymentIntents.capture(id)).toMatchObject({
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: 15_000,
  });
  const again = stripe.paymentIntents.capture(id);
  await expect(again).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    raw: { payment_intent: { status: 'succeeded' } },
  });
  expect(await typesOf(stripe)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
    'charge.captured',
    'payment_intent.succeeded',
  ]);
});

test('a cancelled authorisation is released without a refund', async ({ stripe }) => {
  const { id } = await authorize(stripe);
  const canceled = await stripe.paymentIntents.cancel(id, { expand: ['latest_charge'] });
  expect(canceled).toMatchObject({
    status: 'canceled',
    amount_capturable: 0,
    amount_received: 0,
    latest_charge: { captured: false, amount_captured: 0, amount_refunded: 0, refunded: false },
  });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data).toEqual([]);
  expect((await typesOf(stripe)).slice(-1)).toEqual(['payment_intent.canceled']);
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    raw: { payment_intent: { status: 'canceled' } },
  });
});

test('an authorisation cannot be refunded, and not captured above its amount', async ({
  stripe,
}) => {
  const { id } = await authorize(stripe);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_not_refundable',
  });
  const more = stripe.paymentIntents.capture(id, { amount_to_capture: 15_001 });
  await expect(more).rejects.toMatchObject({ code: 'amount_too_large' });
});

test('what a part leaves is released without a refund, and no more than the part can go back', async ({
  stripe,
}) => {
  const { id } = await authorize(stripe);
  const captured = await stripe.paymentIntents.capture(id, {
    amount_to_capture: 10_000,
    expand: ['latest_charge'],
  });
  expect(captured).toMatchObject({
    amount_received: 10_000,
    latest_charge: { amount_captured: 10_000, amount_refunded: 0, refunded: false },
  });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data).toEqual([]);
  expect(await typesOf(stripe)).not.toContain('charge.refunded');
  const more = stripe.refunds.create({ payment_intent: id, amount: 10_001 });
  await expect(more).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 10_000 });
  expect(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).toMatchObject({
    latest_charge: { amount_refunded: 10_000, refunded: true },
  });
});

test('an authorisation that the bank ended is cancelled, and cannot be captured', async ({
  sandbox,
  stripe,
}) => {
  const { id } = await authorize(stripe);
  const ended = await fetch(`${sandbox.url}/bank/payment_intents/${id}/expire`, { method: 'POST' });
  expect(await ended.json()).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'expired',
    amount_capturable: 0,
  });
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({ statusCode: 400 });
  expect((await typesOf(stripe)).slice(-2)).toEqual(['charge.expired', 'payment_intent.canceled']);
});

test('a capture that the bank refuses leaves the authorisation', async ({ sandbox, stripe }) => {
  const { id } = await authorize(stripe);
  await setFault(sandbox.url, { service: 'stripe', mode: 'no-capture', times: 1 });
  await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
  });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  expect(await stripe.paymentIntents.capture(id)).toMatchObject({ status: 'succeeded' });
});

test('methods whose payments take days are not offered with manual capture', async ({ stripe }) => {
  const { payment_method_types, capture_method } = await stripe.paymentIntents.create(manual);
  expect([capture_method, payment_method_types]).toEqual(['manual', ['card', 'link']]);
});

test('the shop hears of an authorisation, and events are listed by type and time', async ({
  receiver,
  stripe,
}) => {
  const { id, created } = await authorize(stripe);
  const type = 'payment_intent.amount_capturable_updated';
  await expect
    .poll(() => receiver.received.map(({ body }) => JSON.parse(body).type))
    .toContain(type);
  const list = async (gte: number) =>
    (await stripe.events.list({ types: [type], created: { gte } })).data.map(
      ({ data }) => data.object,
    );
  expect(await list(created)).toMatchObject([{ id, status: 'requires_capture' }]);
  expect(await list(created + 60)).toEqual([]);
});

async function authorize(stripe: Stripe): Promise<Stripe.PaymentIntent> {
  const { id } = await stripe.paymentIntents.create(manual);
  return stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example/payment-confirmation',
  });
}

/** Returns the types of all events, oldest first. */
async function typesOf(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.map(({ type }) => String(type)).toReversed();
}
