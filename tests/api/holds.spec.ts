import { expect } from '@playwright/test';
import { amountOf, newBuyer, payByCard } from '../fixtures/buyers.ts';
import { rememberRecord, removeRecords, writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';

const piece = 'jou-mache';
const claimKey = `claims/${piece}/000001`;
const everySample = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj', 'lannwit-sou-mon-yo'];

test('a claim whose order was never written is released by reconciliation', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer([piece]);
  removeRecords(shop, 'orders/');
  await shop.runScheduled('reconcile');
  // It may be that of a request that is still at work.
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
  expect((await newBuyer(shop).openCard([piece])).status).toBe(200);
});

test('a claim that a cancellation left alive is released by reconciliation', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer([piece]);
  const restoreClaim = rememberRecord(shop, claimKey);
  await admin.setStatus(body.orderId, 'cancelled');
  restoreClaim();
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('cancelling a cancelled order frees what the first cancellation left', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer([piece]);
  const restoreClaim = rememberRecord(shop, claimKey);
  await admin.setStatus(body.orderId, 'cancelled');
  restoreClaim();
  expect((await admin.setStatus(body.orderId, 'cancelled')).status).toBe(200);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('a buyer who was told that Stripe does not answer holds nothing', async ({ shop }) => {
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await newBuyer(shop).openCard([piece])).status).toBe(503);
  await shop.clearFaults();
  expect((await newBuyer(shop).openCard([piece])).status).toBe(200);
});

test('no change of the cart lengthens a hold', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const first = (await buyer.openCard([piece])).body.deadline;
  for (const cart of [[piece, 'tanbouye'], [piece], [piece, 'tanbouye']]) {
    await shop.passMinutes(4);
    const { status, body } = await buyer.openCard(cart);
    expect(status).toBe(200);
    // The claim is written some milliseconds after its deadline was reckoned.
    expect(Date.parse(body.deadline)).toBeLessThan(Date.parse(first) + 1000);
  }
  await shop.passMinutes(4);
  expect((await newBuyer(shop).openCard([piece])).status).toBe(200);
});

test('a payment for a piece whose hold lapsed ends before another buyer gets the piece', async ({
  shop,
}) => {
  const slow = (await newBuyer(shop).openCard([piece])).body;
  await shop.passMinutes(16);
  expect((await newBuyer(shop).openCard([piece])).status).toBe(200);
  const [intent] = (await shop.state()).paymentIntents;
  expect(intent?.metadata['orderId']).toBe(slow.orderNumber);
  expect(intent?.status).toBe('canceled');
});

test('a piece whose payment arrived unnoticed goes to its payer, though its hold lapsed', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const slow = (await newBuyer(shop).openCard([piece])).body;
  await payByCard(shop, slow.clientSecret);
  await shop.passMinutes(16);
  expect((await newBuyer(shop).openCard([piece])).status).toBe(409);
  expect((await admin.findOrder(slow.orderNumber))?.status).toBe('processing');
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'sold' });
  expect((await shop.state()).refunds).toEqual([]);
});

test('the order stands with its payment when the buyer gets the client secret', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).openCard([piece]);
  const order = await admin.findOrder(body.orderNumber);
  expect(order?.paymentIntentId).toBe((await shop.state()).paymentIntents[0]?.id);
});

test('one order has at most five artworks', async ({ shop }) => {
  const five = await newBuyer(shop).openCard(everySample);
  expect(five.status).toBe(200);
  const six = [...everySample, 'a-sixth'];
  for (const answer of [
    await newBuyer(shop).openCard(six, amountOf(everySample)),
    await newBuyer(shop).orderByTransfer(six, 'marie@example.com', amountOf(everySample)),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body.error).toBe('Please contact us to buy more than 5 works at once');
  }
});

test('a store of before, with a claim for each hold, keeps its holds', async ({ shop }) => {
  const old = { buyer: 'somebody', isReleased: false, lapses: [] };
  const hold = (orderId: string, sinceMinutes: number, untilMinutes: number) => ({
    ...old,
    orderId,
    since: new Date(Date.now() + sinceMinutes * 60_000).toISOString(),
    deadline: new Date(Date.now() + untilMinutes * 60_000).toISOString(),
  });
  writeRecord(shop, claimKey, hold('OLD-001', -60, -45));
  writeRecord(shop, `claims/${piece}/000002`, hold('OLD-002', 0, 15));
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  expect((await newBuyer(shop).openCard([piece])).status).toBe(409);
  await shop.passMinutes(16);
  const next = await newBuyer(shop).openCard([piece]);
  expect(next.status).toBe(200);
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  expect((await newBuyer(shop).openCard([piece])).status).toBe(409);
});

test('a browser that lost the answer, or its second tab, is the same buyer', async ({ shop }) => {
  const key = 'k'.repeat(32);
  const open = () =>
    fetch(`${shop.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'buyer-key': key },
      body: JSON.stringify({ artworkId: piece, amount: amountOf([piece]) }),
    });
  const [first, second] = await Promise.all([open(), open()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.headers.getSetCookie()[0]).toContain(`buyer=${key};`);
  expect((await open()).status).toBe(200);
  expect(
    (await shop.state()).paymentIntents.filter(({ status }) => status !== 'canceled'),
  ).toHaveLength(1);
});

for (const key of ['short', 'k'.repeat(33), '<script>alert(1)</script>aaaaaaaa']) {
  test(`the buyer key ${key} is no key: the buyer gets one of the shop`, async ({ shop }) => {
    const answer = await fetch(`${shop.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'buyer-key': key },
      body: JSON.stringify({ artworkId: piece, amount: amountOf([piece]) }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^buyer=[\w-]{32};/);
    expect(answer.headers.getSetCookie()[0]).not.toContain(key);
  });
}
