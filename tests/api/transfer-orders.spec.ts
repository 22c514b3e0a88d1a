import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';

const hour = 3_600_000;

test('a transfer order holds its piece until its deadline, in the list and for others', async ({
  shop,
  admin,
}) => {
  const { status, body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, orderId: body.orderNumber });
  const left = Date.parse(body.deadline) - Date.now();
  expect(left).toBeGreaterThan(3 * hour);
  expect(left).toBeLessThanOrEqual(4 * hour);
  expect(await admin.findOrder(body.orderId)).toMatchObject({
    method: 'zelle',
    status: 'pending',
    customerEmail: 'marie@example.com',
  });
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
});

test('sent twice, it is one order', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const first = await buyer.orderByTransfer(['jou-mache']);
  const second = await buyer.orderByTransfer(['jou-mache']);
  expect(second.body.orderId).toBe(first.body.orderId);
  expect(await admin.listOrders()).toHaveLength(1);
});

test('from card to transfer: the payment is cancelled first, the hold stays', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  const transfer = (await buyer.orderByTransfer(['jou-mache'])).body;
  expect((await shop.state()).paymentIntents[0]?.status).toBe('canceled');
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('cancelled');
  expect((await admin.findOrder(transfer.orderId))?.status).toBe('pending');
  expect(await payByCard(shop, card.clientSecret)).toBe(400);
});

test('from transfer back to card: the transfer order is cancelled first', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const transfer = (await buyer.orderByTransfer(['jou-mache'])).body;
  const card = (await buyer.openCard(['jou-mache'])).body;
  expect((await admin.findOrder(transfer.orderId))?.status).toBe('cancelled');
  await payByCard(shop, card.clientSecret);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
});

test('a buyer with a paid card order gets 409', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await payByCard(shop, card.clientSecret);
  const refused = await buyer.orderByTransfer(['jou-mache']);
  expect(refused).toMatchObject({ status: 409, body: { error: 'This order is already paid' } });
});

test('a buyer and an e-mail address have one waiting order each', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.orderByTransfer(['jou-mache']);
  const same = await buyer.orderByTransfer(['tanbouye'], 'other@example.com');
  expect(same.status).toBe(409);
  expect(same.body.error).toContain('still waiting for its transfer');
  const sameMail = await newBuyer(shop).orderByTransfer(['tanbouye'], 'Marie@example.com');
  expect(sameMail.status).toBe(409);
  expect(sameMail.body.error).toContain('still waiting for its transfer');
  expect(sameMail.body.error, 'of another person').not.toContain(body.orderId);
  const other = await newBuyer(shop).orderByTransfer(['tanbouye'], 'other@example.com');
  expect(other.status).toBe(200);
});

test('a transfer that is refused for its e-mail leaves the buyer free to order another way', async ({
  shop,
}) => {
  await newBuyer(shop).orderByTransfer(['jou-mache']);
  const buyer = newBuyer(shop);
  expect((await buyer.orderByTransfer(['tanbouye'])).status).toBe(409);
  expect((await buyer.orderByTransfer(['tanbouye'], 'other@example.com')).status).toBe(200);
});

test('after the deadline the piece is free and the order cancelled', async ({ shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await shop.passMinutes(4 * 60 + 1);
  expect(await newBuyer(shop).availability()).toEqual({});
  await shop.runScheduled('reconcile');
  expect((await (await shop.admin()).findOrder(body.orderId))?.status).toBe('cancelled');
  expect((await newBuyer(shop).orderByTransfer(['jou-mache'])).status).toBe(200);
});

test('the administrator settles it, cancels it, and restores it while its piece is free', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  expect((await admin.setStatus(body.orderId, 'shipped')).body.paidAt).toBeTruthy();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await admin.setStatus(body.orderId, 'cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});

  await admin.setStatus(body.orderId, 'pending');
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  await admin.setStatus(body.orderId, 'cancelled');
  const next = (await newBuyer(shop).orderByTransfer(['jou-mache'], 'jean@example.com')).body;
  const refused = await admin.setStatus(body.orderId, 'processing');
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe(`This artwork now belongs to order ${next.orderId}`);
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
});
