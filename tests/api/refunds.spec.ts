import { expect } from '@playwright/test';
import { newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { openAndLose } from '../fixtures/buyers/lost-piece.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('cancelling a paid card order refunds it in full and puts the piece up for sale', async ({
  shop,
  admin,
}) => {
  const { buyer, card } = await buyByCard(shop);
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

test('a refund that Stripe refuses stays due until Stripe accepts it', async ({ shop, admin }) => {
  const { card } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'error' });
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body.refunds).toMatchObject([{ state: 'due' }]);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([{ state: 'done' }]);
  expect((await shop.state()).refunds).toHaveLength(1);
});

test('a refund refused for lack of balance is made at the next try, and once', async ({
  shop,
  admin,
}) => {
  const { card } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'no-balance' });
  const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
  expect(cancelled.body.refunds).toMatchObject([{ state: 'due', refusals: 1 }]);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([{ state: 'done' }]);
  expect(await amountsOf(shop)).toEqual([15_000]);
});

for (const { given, rest } of [
  { given: 15_000, rest: [] },
  { given: 5000, rest: [10_000] },
]) {
  test(`after ${given / 100} dollars of 150 went back in Stripe's dashboard, cancelling gives back the rest`, async ({
    shop,
    admin,
  }) => {
    const { card } = await buyByCard(shop);
    await refundAtStripe(shop, card.clientSecret, given);
    const cancelled = await admin.setStatus(card.orderNumber, 'cancelled');
    expect(cancelled.body.refunds).toMatchObject([{ amount: '150.00', state: 'done' }]);
    expect(await amountsOf(shop)).toEqual([given, ...rest]);
  });
}

test('the refund of a lost piece is not counted for the other pieces', async ({ shop, admin }) => {
  const slow = newBuyer(shop);
  const both = await openAndLose(shop, admin, slow, ['jou-mache', 'tanbouye']);
  await payByCard(shop, both.clientSecret);
  expect((await slow.outcomeOf(both.clientSecret)).body.state).toBe('part-refunded');
  expect(await amountsOf(shop)).toEqual([15_000]);

  await refundAtStripe(shop, both.clientSecret, 5000);
  const { refunds } = (await admin.setStatus(both.orderNumber, 'cancelled')).body;
  expect(refunds).toMatchObject([
    { amount: '150.00', state: 'done' },
    { amount: '175.00', state: 'done' },
  ]);
  expect(await amountsOf(shop)).toEqual([15_000, 5000, 12_500]);
});

test('an unpaid card order can be cancelled, but not shipped', async ({ shop, admin }) => {
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

/** The refunds at Stripe in cents, oldest first. */
async function amountsOf(shop: RunningShop): Promise<number[]> {
  return (await shop.state()).refunds.map(({ amount }) => amount);
}

/** A buyer pays 150 dollars for 'jou-mache'. */
async function buyByCard(shop: RunningShop) {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await buyer.outcomeOf(card.clientSecret);
  return { buyer, card };
}
