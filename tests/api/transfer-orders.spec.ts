import { expect } from '@playwright/test';
import type { TransferOrder } from '#shared/payment';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('a transfer order is listed, and its artwork is reserved for others', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const { status, body } = await buyer.orderByTransfer(['jou-mache']);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, orderId: body.orderNumber, awaitsPainter: false });
  expect(await admin.findOrder(body.orderId)).toMatchObject({
    method: 'zelle',
    status: 'pending',
    customerEmail: 'marie@example.com',
  });
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  expect(await buyer.availability()).toEqual({ 'jou-mache': 'yours' });
  const other = newBuyer(shop);
  const reserved = /^'Jou Mache' is reserved for another buyer until [A-Z]\w+ at \d\d:\d\d UTC\.$/;
  for (const order of [other.openCard, other.orderByTransfer]) {
    const refused = await order(['jou-mache']);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatch(reserved);
  }
});

test('an order that is sent again is the same order, also in parallel', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const first = await buyer.orderByTransfer(['jou-mache', 'tanbouye']);
  const again = await Promise.all(
    Array.from({ length: 4 }, () => buyer.orderByTransfer(['tanbouye', 'jou-mache'])),
  );
  for (const { body } of again) expect(body).toEqual(first.body);
  expect(await admin.listOrders()).toHaveLength(1);
  await shop.waitUntilIdle();
  expect(await subjectsTo(shop, 'marie@example.com')).toEqual([
    `Your order #${first.body.orderId}: how to pay`,
  ]);
});

test('an order that is first sent several times at once is one order, and all answers name it (rule 8)', async ({
  shop,
}) => {
  for (const [round, id] of ['choublak', 'tanbouye', 'jou-mache'].entries()) {
    const buyer = newBuyer(shop);
    await buyer.openCard([id]);
    const email = `twice-${round}@example.com`;
    const answers = await Promise.all([1, 2, 3].map(() => buyer.orderByTransfer([id], email)));
    expect(answers.map(({ status, body }) => body.error ?? status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
  }
});

test('an order that lapsed a moment ago can be placed again by its buyer', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const lapsed = (await buyer.orderByTransfer(['jou-mache'])).body;
  await shop.passMinutes(61);
  const { status, body } = await buyer.orderByTransfer(['jou-mache']);
  expect(status).toBe(200);
  expect(body.orderId).not.toBe(lapsed.orderId);
  expect(body.hold).not.toBeNull();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
});

test('a buyer pays by card for what their transfer order holds: the card order is sold, the other cancelled', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const transfer = (await buyer.orderByTransfer(['jou-mache', 'tanbouye'])).body;
  const card = (await buyer.openCard(['jou-mache'])).body;
  expect((await buyer.check(['jou-mache'])).status).toBe(200);
  expect((await admin.findOrder(transfer.orderId))?.status, 'a form ends nothing').toBe('pending');
  await payByCard(shop, card.clientSecret);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
  await shop.waitUntilIdle();
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('processing');
  expect((await admin.findOrder(transfer.orderId))?.status).toBe('cancelled');
  expect((await admin.setStatus(transfer.orderId, 'processing')).status).toBe(409);
  expect((await buyer.orderByTransfer(['jou-mache'])).status, 'the other way round').toBe(409);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await subjectsTo(shop, 'marie@example.com')).toEqual(
    expect.arrayContaining([
      `Your order #${card.orderNumber} is confirmed`,
      `Your order #${transfer.orderId} is cancelled`,
    ]),
  );
});

test('a buyer and an inbox have one waiting order each', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.orderByTransfer(['jou-mache']);
  const same = await buyer.orderByTransfer(['tanbouye'], 'other@example.com');
  expect(same.status).toBe(409);
  expect(same.body.error).toContain(`Order #${body.orderId} is still waiting for its transfer`);
  for (const email of ['Marie@Example.com', 'marie+shop@example.com']) {
    const sameInbox = await newBuyer(shop).orderByTransfer(['tanbouye'], email);
    expect(sameInbox.status, email).toBe(409);
    expect(sameInbox.body.error, email).toContain('still waiting for its transfer');
    expect(sameInbox.body.error, 'of another person').not.toContain(body.orderId);
  }
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
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

test('of two orders of one artwork at the same moment one holds it, and the other writes to nobody', async ({
  shop,
  admin,
}) => {
  const names = ['marie@example.com', 'jean@example.com', 'lea@example.com'];
  const answers = await Promise.all(
    names.map((email) => newBuyer(shop).orderByTransfer(['jou-mache'], email)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await shop.waitUntilIdle();
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  expect((await shop.state()).mails).toHaveLength(1);
  const open = (await admin.listOrders()).filter(({ status }) => status === 'pending');
  expect(open.map(({ id }) => id)).toEqual(
    answers.filter(({ status }) => status === 200).map(({ body }) => body.orderId),
  );
});

test('the administrator settles it, cancels it, and restores it while its artwork is free', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  expect((await admin.setStatus(body.orderId, 'shipped')).body.paidAt).toBeTruthy();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await admin.setStatus(body.orderId, 'cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});

  // Nobody has sent its money back.
  await admin.setStatus(body.orderId, 'pending');
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await admin.setStatus(body.orderId, 'cancelled');
  const next = (await newBuyer(shop).orderByTransfer(['jou-mache'], 'jean@example.com')).body;
  const refused = await admin.setStatus(body.orderId, 'processing');
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe(`This artwork now belongs to order ${next.orderId}`);
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
});

test('an order whose money is sent stays open after its hold; it sells all of its artworks or none', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  await tellMoneySent(shop, body);
  await shop.passMinutes(61);
  await shop.runScheduled('reconcile');
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(body.orderId)).toMatchObject({ status: 'pending', paidAt: null });
  expect(await newBuyer(shop).availability()).toEqual({});

  const rival = (await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com')).body;
  const refused = await admin.setStatus(body.orderId, 'processing');
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe(`This artwork now belongs to order ${rival.orderId}`);
  expect(await admin.findOrder(body.orderId)).toMatchObject({ status: 'pending', paidAt: null });
  expect(await newBuyer(shop).availability(), 'all or none').toEqual({ tanbouye: 'reserved' });

  await admin.setStatus(rival.orderId, 'cancelled');
  expect((await admin.setStatus(body.orderId, 'processing')).body.paidAt).toBeTruthy();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold', tanbouye: 'sold' });
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  const subjects = await subjectsTo(shop, 'marie@example.com');
  expect(subjects).toContain(`Your order #${body.orderId} is confirmed`);
  expect(subjects).not.toContain(`Your order #${body.orderId} has lapsed`);
});

test('the administrator confirms an order whose time is over and whose artwork is free: it holds anew', async ({
  shop,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await tellMoneySent(shop, body);
  await shop.passMinutes(73 * 60);
  await shop.runScheduled('reconcile');
  const confirmed = await (await shop.admin()).confirm(body.orderId);
  expect(confirmed).toMatchObject({ status: 200, body: { awaitsConfirmation: false } });
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
});

async function tellMoneySent({ url }: RunningShop, { orderPage }: TransferOrder): Promise<void> {
  const headers = { authorization: `Bearer ${orderPage.split('#')[1]}` };
  await fetch(`${url}/api/orders/sent`, { method: 'POST', headers });
}

async function subjectsTo(shop: RunningShop, address: string): Promise<string[]> {
  const { mails } = await shop.state();
  return mails.filter(({ to }) => to === address).map(({ subject }) => subject);
}
