import { expect } from '@playwright/test';
import { amountOf, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { rememberRecord, removeRecords, writeRecord } from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const piece = 'jou-mache';
const claimKey = `claims/${piece}/000001`;
const everySample = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj', 'lannwit-sou-mon-yo'];

test('reconciliation releases a claim whose order was never written', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer([piece]);
  removeRecords(shop, 'orders/');
  await shop.runScheduled('reconcile');
  // The claim may belong to a request that is still running.
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
  expect((await newBuyer(shop).openCard([piece])).status).toBe(200);
});

test('reconciliation releases a claim that a cancellation left', async ({ shop, admin }) => {
  await cancelWithClaim(shop, admin);
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('cancelling a cancelled order releases claims that the first cancellation left', async ({
  shop,
  admin,
}) => {
  const orderId = await cancelWithClaim(shop, admin);
  expect((await admin.setStatus(orderId, 'cancelled')).status).toBe(200);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('a buyer after a failure of Stripe holds nothing', async ({ shop }) => {
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
    // The claim is written some milliseconds after its deadline was computed.
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

test('a piece with a payment that the shop has not noticed goes to its payer after the lapse', async ({
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

test('the order is stored with its payment before the buyer gets the client secret', async ({
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

test('a store with a claim for each hold, as older versions wrote it, keeps its holds', async ({
  shop,
}) => {
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

test('a browser after a lost answer, and its second tab, is the same buyer', async ({ shop }) => {
  const key = 'k'.repeat(32);
  const open = () => openByKey(shop, key);
  const [first, second] = await Promise.all([open(), open()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.headers.getSetCookie()[0]).toContain(`buyer=${key};`);
  expect((await open()).status).toBe(200);
  expect(
    (await shop.state()).paymentIntents.filter(({ status }) => status !== 'canceled'),
  ).toHaveLength(1);
});

for (const key of ['short', 'k'.repeat(33), '<script>alert(1)</script>aaaaaaaa']) {
  test(`the buyer key ${key} is invalid: the buyer gets one from the shop`, async ({ shop }) => {
    const answer = await openByKey(shop, key);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^buyer=[\w-]{32};/);
    expect(answer.headers.getSetCookie()[0]).not.toContain(key);
  });
}

/** Cancels a transfer order whose claim stays, as after a process that ended in between. Returns its number. */
async function cancelWithClaim(shop: RunningShop, admin: Admin): Promise<string> {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  const restoreClaim = rememberRecord(shop, claimKey);
  await admin.setStatus(orderId, 'cancelled');
  restoreClaim();
  return orderId;
}

function openByKey(shop: RunningShop, key: string): Promise<Response> {
  return fetch(`${shop.url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'buyer-key': key },
    body: JSON.stringify({ artworkId: piece, amount: amountOf([piece]) }),
  });
}
