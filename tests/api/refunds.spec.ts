import { expect } from '@playwright/test';
import { newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import {
  authorizeOnly,
  captureAtStripe,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('cancelling a paid card order refunds it in full and puts the artwork up for sale', async ({
  shop,
  admin,
}) => {
  const { buyer, card } = await buyByCard(shop);
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    refunds: [{ cents: 15000, state: 'done' }],
  });
  expect((await shop.state()).refunds).toMatchObject([{ amount: 15_000 }]);
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('refunded');
  expect((await admin.setStatus(card.orderNumber, 'processing')).status).toBe(409);
});

test('a refund that Stripe refuses stays due until Stripe accepts it', async ({ shop, admin }) => {
  const { card } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'error' });
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body.refunds).toMatchObject([{ state: 'due' }]);
  await shop.clearFaults();
  for (const minutes of [2, 6]) {
    await shop.passMinutes(minutes);
    await shop.runScheduled('reconcile');
  }
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([{ state: 'done' }]);
  expect((await shop.state()).refunds).toHaveLength(1);
});

test('a refund whose answer was lost has the amount that Stripe gave back', async ({
  shop,
  admin,
}) => {
  const { card } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'error' });
  await admin.setStatus(card.orderNumber, 'cancelled');
  await shop.clearFaults();
  await refundAtStripe(shop, card.clientSecret, 10_000, 'cancelled-0');
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([
    { cents: 10000, state: 'done' },
  ]);
  expect(await amountsOf(shop)).toEqual([10_000]);
});

test('a refund refused again and again for lack of balance is made at the next try, and once (rule 30)', async ({
  shop,
  admin,
}) => {
  const { card } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'no-balance' });
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body.refunds).toMatchObject([{ state: 'due', refusals: 1 }]);
  const lookAgain = async (minutes: number) => {
    await shop.passMinutes(minutes);
    await shop.runScheduled('reconcile');
  };
  // All mails are sent by then: only the refund is due.
  for (const minutes of [2, 6, 6]) await lookAgain(minutes);
  await shop.clearFaults();
  await lookAgain(6);
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([{ state: 'done' }]);
  expect(await amountsOf(shop)).toEqual([15_000]);
});

test("after 50 dollars of 150 went back in Stripe's dashboard, cancelling gives back the rest", async ({
  shop,
  admin,
}) => {
  const { card } = await buyByCard(shop);
  await refundAtStripe(shop, card.clientSecret, 5000);
  await waitForEvents(shop);
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body.refunds).toMatchObject([{ cents: 10000, state: 'done' }]);
  expect(await amountsOf(shop)).toEqual([5000, 10_000]);
});

test('an authorised order is released when it is cancelled, and cannot be shipped before it is paid', async ({
  shop,
  admin,
}) => {
  const { buyer, card } = await authorizeOnly(shop);
  await shop.setFault({ service: 'stripe', mode: 'no-capture' });
  expect(await admin.setStatus(card.orderNumber, 'shipped')).toMatchObject({
    status: 409,
    body: { error: 'This card order has not been paid' },
  });
  expect((await admin.setStatus(card.orderNumber, 'cancelled')).body).toMatchObject({
    status: 'cancelled',
    paidAt: null,
    refunds: [],
    endReason: 'The order was cancelled.',
  });
  await waitForEvents(shop);
  const { paymentIntents, mails } = await shop.state();
  expect(paymentIntents).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['marie@example.com', `Nothing was charged for order #${card.orderNumber}`],
  ]);
  expect(await newBuyer(shop).availability()).toEqual({});
  const reason = 'The order was cancelled.';
  const outcome = await buyer.outcomeOf(card.clientSecret);
  expect(outcome.body).toMatchObject({ state: 'released', reason });
});

test('an order whose money was captured meanwhile cannot be cancelled as unpaid: it is a sale', async ({
  shop,
  admin,
}) => {
  const { card } = await authorizeOnly(shop);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await captureAtStripe(shop, card.clientSecret);
  const error = 'This order is already paid';
  const refused = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(refused).toMatchObject({ status: 409, body: { error } });
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({ status: 'processing' });
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  expect((await shop.state()).refunds).toEqual([]);
});

test('an authorised order stays as it is while Stripe is down, and the next press cancels it', async ({
  shop,
  admin,
}) => {
  const { card } = await authorizeOnly(shop);
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await admin.setStatus(card.orderNumber, 'cancelled')).status).toBe(503);
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('pending');
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await shop.clearFaults();
  expect((await admin.setStatus(card.orderNumber, 'cancelled')).status).toBe(200);
  expect(await newBuyer(shop).availability()).toEqual({});
});

/** Returns the refunds at Stripe in cents, oldest first. */
async function amountsOf(shop: RunningShop): Promise<number[]> {
  return (await shop.state()).refunds.map(({ amount }) => amount);
}

/** Pays 150 dollars for 'jou-mache'. */
async function buyByCard(shop: RunningShop) {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await buyer.outcomeOf(card.clientSecret);
  return { buyer, card };
}
