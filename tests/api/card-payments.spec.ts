import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { openAndLose } from '../fixtures/buyers/lost-piece.ts';
import { test } from '../fixtures/shop.ts';

test('a paid card order is in the list, and nobody else can buy the piece', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache']);
  expect(body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(body.orderNumber).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
  expect((await newBuyer(shop).openCard(['jou-mache'])).body.error).toContain('reserved');

  await payByCard(shop, body.clientSecret);
  await expect
    .poll(async () => (await admin.findOrder(body.orderNumber))?.status)
    .toBe('processing');
  const order = await admin.findOrder(body.orderNumber);
  expect(order).toMatchObject({
    method: 'card',
    customerEmail: 'marie@example.com',
    totalAmount: '150.00',
    shippingAddress: { name: 'Marie Joseph', city: 'Jacmel', country: 'HT' },
    items: [{ id: 'jou-mache', quantity: 1, price: '150' }],
  });
  expect(await newBuyer(shop).availability()).toMatchObject({ 'jou-mache': 'sold' });
  const late = await newBuyer(shop).openCard(['jou-mache']);
  expect(late).toMatchObject({ status: 409, body: { error: "'Jou Mache' has been sold" } });
});

test('no delayed payment method is offered, although the dashboard has one on', async ({
  shop,
}) => {
  await newBuyer(shop).openCard(['jou-mache']);
  const [intent] = (await shop.state()).paymentIntents;
  expect(intent!.automatic_payment_methods?.enabled).toBe(true);
  expect(intent!.payment_method_types).toEqual(['card', 'link']);
});

test('the same browser opens its own checkout again and never blocks itself', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const first = await buyer.openCard(['tanbouye']);
  const again = await buyer.openCard(['tanbouye']);
  expect(again.body).toEqual(first.body);
  expect(await buyer.availability()).toEqual({ tanbouye: 'yours' });
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'reserved' });
});

test('two parallel requests of one browser are one order', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  await buyer.openCard(['choublak']);
  const answers = await Promise.all([1, 2, 3].map(() => buyer.openCard(['tanbouye'])));
  const secrets = new Set(answers.map(({ body }) => body.clientSecret));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(secrets.size).toBe(1);
  const orders = (await admin.listOrders()).filter(({ items }) => items[0]?.id === 'tanbouye');
  expect(orders).toHaveLength(1);
});

test('a declined card leaves the order open for another card', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['choublak']);
  expect(await payByCard(shop, body.clientSecret, 'pm_card_chargeDeclined')).toBe(402);
  const outcome = await buyer.outcomeOf(body.clientSecret);
  expect(outcome.body).toMatchObject({ state: 'failed', reason: 'Your card was declined.' });
  expect((await admin.findOrder(body.orderNumber))?.status).toBe('pending');
  await payByCard(shop, body.clientSecret);
  expect((await buyer.outcomeOf(body.clientSecret)).body.state).toBe('succeeded');
});

test('a payment after a failure of Stripe is created by the next request', async ({ shop }) => {
  const buyer = newBuyer(shop);
  await shop.setFault({ service: 'stripe', mode: 'error', times: 1 });
  expect((await buyer.openCard(['choublak'])).status).toBe(503);
  const { status, body } = await buyer.openCard(['choublak']);
  expect(status).toBe(200);
  expect((await buyer.openCard(['choublak'])).body).toEqual(body);
  expect((await shop.state()).paymentIntents).toHaveLength(1);
});

test('a cart of several pieces is one order and one payment', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache', 'tanbouye']);
  await payByCard(shop, body.clientSecret);
  expect((await buyer.outcomeOf(body.clientSecret)).body).toMatchObject({
    state: 'succeeded',
    artworkIds: ['jou-mache', 'tanbouye'],
  });
  expect(await admin.findOrder(body.orderNumber)).toMatchObject({ totalAmount: '325.00' });
  const { paymentIntents } = await shop.state();
  expect(paymentIntents).toHaveLength(1);
  expect(paymentIntents[0]).toMatchObject({ amount: 32_500, currency: 'usd' });
});

test('all pieces of a cart are held, or none', async ({ shop }) => {
  await newBuyer(shop).openCard(['tanbouye']);
  const refused = await newBuyer(shop).openCard(['choublak', 'tanbouye']);
  expect(refused.status).toBe(409);
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'reserved' });
});

test('a smaller cart releases the removed pieces', async ({ shop }) => {
  const buyer = newBuyer(shop);
  await buyer.openCard(['choublak', 'tanbouye']);
  await buyer.openCard(['choublak']);
  expect(await newBuyer(shop).availability()).toEqual({ choublak: 'reserved' });
  const { paymentIntents } = await shop.state();
  expect(paymentIntents.map(({ status }) => status).sort()).toEqual([
    'canceled',
    'requires_payment_method',
  ]);
});

test('the first money decides: a payment that comes too late goes back', async ({
  shop,
  admin,
}) => {
  const slow = newBuyer(shop);
  const payment = await openAndLose(shop, admin, slow, ['jou-mache']);
  await payByCard(shop, payment.clientSecret);
  expect((await slow.outcomeOf(payment.clientSecret)).body.state).toBe('refunded');
  expect((await shop.state()).refunds).toMatchObject([{ amount: 15_000 }]);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
});

test('after a lapse the piece is free, its order and its payment cancelled', async ({ shop }) => {
  const { body } = await newBuyer(shop).openCard(['jou-mache']);
  await shop.passMinutes(16);
  expect(await newBuyer(shop).availability()).toEqual({});
  await shop.runScheduled('reconcile');
  expect((await (await shop.admin()).findOrder(body.orderNumber))?.status).toBe('cancelled');
  expect((await shop.state()).paymentIntents[0]?.status).toBe('canceled');
});

test('a buyer with two lapses on a piece waits an hour for it', async ({ shop }) => {
  const buyer = newBuyer(shop);
  for (let hold = 1; hold <= 2; hold++) {
    expect((await buyer.openCard(['jou-mache'])).status).toBe(200);
    await shop.passMinutes(16);
  }
  const third = await buyer.openCard(['jou-mache']);
  expect(third.status).toBe(409);
  expect(third.body.error).toContain('twice without paying');
  expect((await newBuyer(shop).openCard(['jou-mache'])).status).toBe(200);
});

test("caches vary by the buyer's cookie, on https too", async ({ launch }) => {
  const shop = await launch({ SITE_URL: 'https://atelye.example' });
  const { headers } = await newBuyer(shop).openCard(['choublak']);
  const cookie = headers.getSetCookie()[0] ?? '';
  const [name] = cookie.split('=');
  expect(name).toBe('__Host-buyer');
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
    expect(cookie).toContain(attribute);
  }
  const shared = await newBuyer(shop).send('GET', '/api/availability');
  expect(shared.headers.get('netlify-vary')).toBe(`cookie=${name},query=none`);
});
