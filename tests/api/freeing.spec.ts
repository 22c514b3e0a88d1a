import { expect } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { authorizeOnly, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { ordersPrefix, rememberRecord, removeRecords, takenKey } from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const artwork = 'jou-mache';

test('an authorised order is released, and its artwork is free, but not while Stripe is down', async ({
  shop,
  admin,
}) => {
  const { buyer, card } = await authorizeOnly(shop);
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await freeArtwork(admin, artwork)).status).toBe(503);
  expect(await newBuyer(shop).availability()).toEqual({ [artwork]: 'sold' });
  await shop.clearFaults();
  expect(await freeArtwork(admin, artwork)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('cancelled');
  expect((await shop.state()).paymentIntents[0]?.status).toBe('canceled');
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('released');
  await expectFree(shop);
  expect(await buyerMails(shop)).toEqual([`Nothing was charged for order #${card.orderNumber}`]);
  const freed = `Jou Mache freed: order ${card.orderNumber} cancelled`;
  expect(await newestActivity(admin)).toBe(freed);
});

test('transfer orders, confirmed or not, are cancelled, and their buyers are told', async ({
  shop,
  admin,
}) => {
  for (const isConfirmed of [false, true]) {
    const email = `${isConfirmed}@example.com`;
    const { orderId } = (await newBuyer(shop).orderByTransfer([artwork, 'tanbouye'], email)).body;
    if (isConfirmed) expect((await admin.confirm(orderId)).status).toBe(200);
    expect((await freeArtwork(admin, artwork)).status).toBe(200);
    expect((await admin.findOrder(orderId))?.status).toBe('cancelled');
    await expectFree(shop);
    await shop.waitUntilIdle();
    const { mails } = await shop.state();
    const cancelled = mails.filter(({ to, subject }) => to === email && /cancel/i.test(subject));
    expect(cancelled).toHaveLength(1);
  }
});

test('the take of an order that is missing or cancelled already is removed', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([artwork])).body;
  const restoreTake = rememberRecord(shop, takenKey(artwork));
  await admin.setStatus(orderId, 'cancelled');
  for (const prefixes of [[], [ordersPrefix]]) {
    restoreTake();
    removeRecords(shop, ...prefixes);
    expect(await newBuyer(shop).availability()).toEqual({ [artwork]: 'reserved' });
    expect((await freeArtwork(admin, artwork)).status).toBe(200);
    await expectFree(shop);
  }
});

test('a sold artwork is not freed: its order has to be cancelled', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { orderNumber, clientSecret } = (await buyer.openCard([artwork])).body;
  await payByCard(shop, clientSecret);
  await buyer.outcomeOf(clientSecret);
  const error = `'Jou Mache' is sold to order ${orderNumber}. Cancel the order instead.`;
  expect(await freeArtwork(admin, artwork)).toMatchObject({ status: 409, body: { error } });
  expect(await newBuyer(shop).availability()).toEqual({ [artwork]: 'sold' });
  expect((await admin.findOrder(orderNumber))?.status).toBe('processing');
  expect((await shop.state()).refunds).toEqual([]);
});

test('an artwork that nothing holds is left alone, and an unknown one gets 404', async ({
  shop,
  admin,
}) => {
  await newBuyer(shop).openCard([artwork]);
  const before = await newestActivity(admin);
  expect(await freeArtwork(admin, artwork)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await newestActivity(admin)).toBe(before);
  expect(await admin.listOrders()).toEqual([]);
  expect((await shop.state()).paymentIntents[0]?.status).toBe('requires_payment_method');
  expect((await freeArtwork(admin, 'no-such')).status).toBe(404);
});

/** Expects that a new buyer can buy the artwork. */
async function expectFree(shop: RunningShop): Promise<void> {
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await newBuyer(shop).check([artwork])).status).toBe(200);
}

async function buyerMails(shop: RunningShop): Promise<string[]> {
  await waitForEvents(shop);
  const { mails } = await shop.state();
  return mails.filter(({ to }) => to === 'marie@example.com').map(({ subject }) => subject);
}

function freeArtwork(admin: Admin, id: string) {
  return admin.send('POST', `/api/admin/artworks/${id}/free`);
}

async function newestActivity(admin: Admin): Promise<string | undefined> {
  return (await admin.send<ActivityPage>('GET', '/api/admin/activity')).body.entries[0]?.what;
}
