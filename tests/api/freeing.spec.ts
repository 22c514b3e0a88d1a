import { expect } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { FreedArtwork, FreedHolds, HoldCounts } from '#shared/admin/holds';
import type { Order } from '#shared/order';
import type { OrderRecord } from '../../netlify/use-cases/orders/records.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { changeRecord, rememberRecord, removeRecords, writeRecord } from '../fixtures/records.ts';
import { test, type Admin } from '../fixtures/shop.ts';
import { keepProcessing } from '../fixtures/buyers/stripe-account.ts';

const piece = 'jou-mache';
const claimKey = `claims/${piece}/000001`;

test('an unpaid card order is cancelled with its payment, and its artwork is free', async ({
  shop,
  admin,
}) => {
  const { orderNumber } = (await newBuyer(shop).openCard([piece])).body;
  const { status, body } = await freeArtwork(admin, piece);
  expect(status).toBe(200);
  expect(body).toEqual({ freed: 1, promised: [] });
  expect((await admin.findOrder(orderNumber))?.status).toBe('cancelled');
  expect((await shop.state()).paymentIntents[0]?.status).toBe('canceled');
  expect((await newBuyer(shop).openCard([piece])).status).toBe(200);
  expect(await newestActivity(admin)).toBe(`Jou Mache freed: order ${orderNumber} cancelled`);
});

test('an artwork whose order was never written is free, and the order cannot be written any more', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  removeRecords(shop, 'orders/');
  expect((await freeArtwork(admin, piece)).body).toEqual({ freed: 1, promised: [] });
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await admin.findOrder(orderId))?.status).toBe('cancelled');
});

test('an artwork whose order is cancelled already is free', async ({ shop, admin }) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  const restoreClaim = rememberRecord(shop, claimKey);
  await admin.setStatus(orderId, 'cancelled');
  restoreClaim();
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  expect((await freeArtwork(admin, piece)).body.freed).toBe(1);
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await freeArtwork(admin, piece)).body).toEqual({ freed: 0, promised: [] });
});

test('an artwork that is held by an order without it is free', async ({ shop, admin }) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  changeRecord<OrderRecord>(shop, `orders/${orderId}`, (order) => ({ ...order, pieces: [] }));
  expect((await freeArtwork(admin, piece)).body.freed).toBe(1);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('a transfer order that waits for its confirmation is cancelled, and its buyer is told', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  expect((await freeArtwork(admin, piece)).body.freed).toBe(1);
  expect((await admin.findOrder(orderId))?.status).toBe('cancelled');
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails.map(({ subject }) => subject).filter((text) => /cancel/i.test(text))).toHaveLength(
    1,
  );
});

test('a confirmed transfer order is freed only by who agrees to it by its number', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  const { deadline } = (await admin.confirm(orderId)).body;
  const promised = [{ orderId, buyer: 'Marie Joseph', until: deadline }];
  expect((await freeArtwork(admin, piece)).body).toEqual({ freed: 0, promised });
  expect((await freeArtwork(admin, piece, ['another'])).body).toEqual({ freed: 0, promised });
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  expect((await freeArtwork(admin, piece, [orderId])).body).toEqual({ freed: 1, promised: [] });
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await admin.findOrder(orderId))?.status).toBe('cancelled');
});

test('a paid artwork is not freed: its order has to be cancelled', async ({ shop, admin }) => {
  const { orderNumber, clientSecret } = (await newBuyer(shop).openCard([piece])).body;
  await payByCard(shop, clientSecret);
  const sold = `'Jou Mache' is sold to order ${orderNumber}. Cancel the order instead.`;
  await expect.poll(async () => (await admin.findOrder(orderNumber))?.status).toBe('processing');
  expect(await freeArtwork(admin, piece)).toMatchObject({ status: 409, body: { error: sold } });
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'sold' });
});

test('a card order that turns out to be paid when it is freed keeps its artwork', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const { orderNumber, clientSecret } = (await newBuyer(shop).openCard([piece])).body;
  await payByCard(shop, clientSecret);
  const paid = `Order ${orderNumber} is paid. Cancel the order instead.`;
  expect(await freeArtwork(admin, piece)).toMatchObject({ status: 409, body: { error: paid } });
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'sold' });
  expect((await admin.findOrder(orderNumber))?.status).toBe('processing');
});

test('an artwork whose payment Stripe is processing stays with its buyer', async ({
  shop,
  admin,
}) => {
  const { orderNumber, clientSecret } = (await newBuyer(shop).openCard([piece])).body;
  keepProcessing(shop, clientSecret);
  const { status, body } = await freeArtwork(admin, piece);
  expect(status).toBe(409);
  expect(body.error).toContain(`Stripe is processing the payment of order ${orderNumber}`);
  expect((await admin.findOrder(orderNumber))?.status).toBe('pending');
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
});

test('while Stripe is down an artwork is not freed, and the next press frees it', async ({
  shop,
  admin,
}) => {
  await newBuyer(shop).openCard([piece]);
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await freeArtwork(admin, piece)).status).toBe(503);
  expect(await newBuyer(shop).availability()).toEqual({ [piece]: 'reserved' });
  await shop.clearFaults();
  expect((await freeArtwork(admin, piece)).body.freed).toBe(1);
});

test('a sale that a cancelled or lost order left is given up, but not one of this minute', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  await admin.setStatus(orderId, 'cancelled');
  const at = new Date().toISOString();
  writeRecord(shop, `sold/${piece}`, { orderId, round: 0, at });
  writeRecord(shop, 'sold/choublak', { orderId: 'K7M-4QX', round: 1, at });
  for (const id of [piece, 'choublak']) {
    expect((await freeArtwork(admin, id)).status, id).toBe(409);
  }
  await shop.passMinutes(2);
  for (const id of [piece, 'choublak']) {
    expect((await freeArtwork(admin, id)).body.freed, id).toBe(1);
  }
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('a process that ends between the release of two claims: pressing again frees the other', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer([piece, 'tanbouye'])).body;
  const restoreClaim = rememberRecord(shop, 'claims/tanbouye/000001');
  const presses = [
    () => freeArtwork(admin, 'tanbouye'),
    () => freeHolds(admin),
    () => freeOrder(admin, orderId),
  ];
  await freeArtwork(admin, piece);
  for (const press of presses) {
    restoreClaim();
    expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'reserved' });
    expect((await press()).status).toBe(200);
    expect(await newBuyer(shop).availability()).toEqual({});
  }
});

test('every piece of an artwork is freed, also one that its stock does not count any more', async ({
  shop,
  admin,
}) => {
  changeRecord(shop, `artworks/${piece}`, (artwork) => ({ ...artwork, stockQuantity: 2 }));
  await newBuyer(shop).orderByTransfer([piece], 'one@example.com');
  await newBuyer(shop).orderByTransfer([piece], 'two@example.com');
  changeRecord(shop, `artworks/${piece}`, (artwork) => ({ ...artwork, stockQuantity: 1 }));
  // Another artwork whose name begins alike.
  changeRecord(shop, `artworks/${piece}`, (artwork) => {
    writeRecord(shop, `artworks/${piece}-2`, { ...artwork, id: `${piece}-2` });
    return artwork;
  });
  await newBuyer(shop).orderByTransfer([`${piece}-2`], 'three@example.com', 150);
  expect((await freeArtwork(admin, piece)).body.freed).toBe(2);
  expect(await newBuyer(shop).availability()).toEqual({ [`${piece}-2`]: 'reserved' });
});

test('an order is freed from its own row; paid and confirmed ones are refused', async ({
  shop,
  admin,
}) => {
  const { orderNumber } = (await newBuyer(shop).openCard([piece])).body;
  expect((await freeOrder(admin, orderNumber)).body).toMatchObject({ status: 'cancelled' });
  expect(await newBuyer(shop).availability()).toEqual({});
  expect(await newestActivity(admin)).toBe(`Order ${orderNumber} freed: pending → cancelled`);

  const { orderId } = (await newBuyer(shop).orderByTransfer([piece])).body;
  await admin.confirm(orderId);
  const refused = await freeOrder(admin, orderId);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('was promised');
  expect((await freeOrder(admin, orderId, [orderId])).body).toMatchObject({ status: 'cancelled' });

  const sold = (await newBuyer(shop).orderByTransfer([piece], 'next@example.com')).body.orderId;
  await admin.setStatus(sold, 'processing');
  const paid = await freeOrder(admin, sold, [sold]);
  expect(paid).toMatchObject({ status: 409, body: { error: expect.stringContaining('is paid') } });
  expect((await freeOrder(admin, 'K7M-4QX')).status).toBe(404);
});

test('one press frees all unpaid holds except confirmed transfers and payments in processing', async ({
  shop,
  admin,
}) => {
  await newBuyer(shop).openCard([piece]);
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'unconfirmed@example.com');
  const promised = (await newBuyer(shop).orderByTransfer(['choublak'])).body.orderId;
  await admin.confirm(promised);
  const slow = (await newBuyer(shop).openCard(['bato-anba-loraj'])).body;
  keepProcessing(shop, slow.clientSecret);
  const lost = (await newBuyer(shop).openCard(['lannwit-sou-mon-yo'])).body.orderNumber;
  removeRecords(shop, `orders/${lost}`);

  const counts = await admin.send<HoldCounts>('GET', '/api/admin/holds');
  expect(counts.body).toEqual({ held: 5, freeable: 4, promised: 1, paid: 0, uncounted: 0 });
  const { status, body } = await freeHolds(admin);
  expect(status).toBe(200);
  expect(body).toMatchObject({ freed: 3, left: 0 });
  expect(body.kept).toHaveLength(2);
  expect(body.kept).toContainEqual({ orderId: promised, reason: 'promised' });
  expect(body.kept).toContainEqual({ orderId: slow.orderNumber, reason: 'processing' });
  expect(await newBuyer(shop).availability()).toEqual({
    choublak: 'reserved',
    'bato-anba-loraj': 'reserved',
  });
  expect(await newestActivity(admin)).toBe('Free all unpaid holds: 3 freed, 2 kept');
});

test('a hold that cannot be freed does not stop the others', async ({ shop, admin }) => {
  const card = (await newBuyer(shop).openCard([piece])).body.orderNumber;
  await newBuyer(shop).orderByTransfer(['tanbouye']);
  await shop.setFault({ service: 'stripe', mode: 'down' });
  const { body } = await freeHolds(admin);
  expect(body).toMatchObject({ freed: 1, kept: [{ orderId: card, reason: 'failed' }] });
  await shop.clearFaults();
  expect((await freeHolds(admin)).body).toMatchObject({ freed: 1, kept: [] });
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('freeing goes on behind the order that it came to', async ({ shop, admin }) => {
  const first = (await newBuyer(shop).openCard([piece])).body.orderNumber;
  const second = (await newBuyer(shop).openCard(['tanbouye'])).body.orderNumber;
  const [early, late] = [first, second].sort() as [string, string];
  expect((await freeHolds(admin, early)).body).toMatchObject({ freed: 1, after: late });
  expect((await freeHolds(admin, late)).body).toMatchObject({ freed: 0, left: 0 });
  expect((await admin.findOrder(early))?.status).toBe('pending');
  expect((await admin.findOrder(late))?.status).toBe('cancelled');
});

test('how many orders there are does not matter to the holds', async ({ shop, admin }) => {
  const { orderNumber } = (await newBuyer(shop).openCard([piece])).body;
  const rows = 150;
  changeRecord<OrderRecord>(shop, `orders/${orderNumber}`, (order) => {
    for (let number = 0; number < rows; number++) {
      const id = `OLD-${number}`;
      writeRecord(shop, `orders/${id}`, { ...order, id, status: 'cancelled' });
    }
    return order;
  });
  await shop.waitUntilIdle();
  const before = (await shop.state()).blobsRequests;
  expect((await admin.send('GET', '/api/admin/holds')).body).toMatchObject({ held: 1 });
  expect((await freeHolds(admin)).body).toMatchObject({ freed: 1, kept: [] });
  expect((await freeArtwork(admin, piece)).body.freed).toBe(0);
  await shop.waitUntilIdle();
  expect((await shop.state()).blobsRequests - before).toBeLessThan(rows / 2);
});

function freeArtwork(admin: Admin, id: string, promised: string[] = []) {
  return admin.send<FreedArtwork>('POST', `/api/admin/artworks/${id}/free`, { promised });
}

function freeOrder(admin: Admin, id: string, promised: string[] = []) {
  return admin.send<Order>('POST', `/api/admin/orders/${id}/free`, { promised });
}

function freeHolds(admin: Admin, after = '') {
  return admin.send<FreedHolds>('POST', '/api/admin/holds/free', { after });
}

async function newestActivity(admin: Admin): Promise<string | undefined> {
  return (await admin.send<ActivityPage>('GET', '/api/admin/activity')).body.entries[0]?.what;
}
