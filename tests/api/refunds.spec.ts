import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers.ts';
import { test } from '../fixtures/shop.ts';

test('cancelling a paid card order refunds it in full and puts the piece up for sale', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await buyer.outcomeOf(card.clientSecret);
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: '150.00', state: 'done' }],
  });
  expect((await shop.state()).refunds).toMatchObject([{ amount: 15_000 }]);
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('refunded');
  expect((await admin.setStatus(card.orderNumber, 'processing')).status).toBe(409);
});

test('a refund that Stripe does not take is due until it does', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await buyer.outcomeOf(card.clientSecret);
  await shop.setFault({ service: 'stripe', mode: 'error' });
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body.refunds).toMatchObject([{ state: 'due' }]);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([{ state: 'done' }]);
  expect((await shop.state()).refunds).toHaveLength(1);
});

test('an unpaid card order can be cancelled, and not be shipped', async ({ shop, admin }) => {
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  const refused = await admin.setStatus(card.orderNumber, 'shipped');
  expect(refused).toMatchObject({
    status: 409,
    body: { error: 'This card order has not been paid' },
  });
  await admin.setStatus(card.orderNumber, 'cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});
  expect(await payByCard(shop, card.clientSecret)).toBe(400);
});
