import { expect } from '@playwright/test';
import { amountOf, newBuyer } from '../fixtures/buyers/buyers.ts';
import { rememberRecord, takenKey } from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const artwork = 'jou-mache';
const everySample = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj', 'lannwit-sou-mon-yo'];

test('cancelling a cancelled order removes the takes that the first cancellation left', async ({
  shop,
  admin,
}) => {
  const orderId = await cancelWithTake(shop, admin, artwork);
  expect(await newBuyer(shop).availability()).toEqual({ [artwork]: 'reserved' });
  expect((await admin.setStatus(orderId, 'cancelled')).status).toBe(200);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('one order has at most five artworks', async ({ shop }) => {
  expect((await newBuyer(shop).openCard(everySample)).status).toBe(200);
  const six = [...everySample, 'a-sixth'];
  for (const answer of [
    await newBuyer(shop).openCard(six, amountOf(everySample)),
    await newBuyer(shop).check(six, amountOf(everySample)),
    await newBuyer(shop).orderByTransfer(six, 'marie@example.com', amountOf(everySample)),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body.error).toContain('Please contact us to buy more than 5 works at once');
  }
});

test('a browser after a lost answer, and its second tab, is the same buyer', async ({ shop }) => {
  const key = 'k'.repeat(32);
  for (const answer of await Promise.all([1, 2].map(() => openByKey(shop, key)))) {
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toContain(`buyer=${key};`);
  }
});

test('a buyer whose key is invalid gets one from the shop', async ({ shop }) => {
  for (const key of ['short', 'k'.repeat(33), '<script>alert(1)</script>aaaaaaaa']) {
    const answer = await openByKey(shop, key);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^buyer=[\w-]{32};/);
    expect(answer.headers.getSetCookie()[0]).not.toContain(key);
  }
});

/** Cancels a transfer order whose take stays, as after a process that ended in between. Returns its number. */
async function cancelWithTake(shop: RunningShop, admin: Admin, id: string): Promise<string> {
  const { orderId } = (await newBuyer(shop).orderByTransfer([id])).body;
  const restoreTake = rememberRecord(shop, takenKey(id));
  await admin.setStatus(orderId, 'cancelled');
  restoreTake();
  return orderId;
}

function openByKey(shop: RunningShop, key: string): Promise<Response> {
  return fetch(`${shop.url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'buyer-key': key },
    body: JSON.stringify({ artworkId: artwork, amount: amountOf([artwork]) }),
  });
}
