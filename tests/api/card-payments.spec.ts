import { expect } from '@playwright/test';
import { countDuring } from '../fixtures/blobs/blobs-requests.ts';
import { intentOf, newBuyer, payByCard, paymentQueryOf } from '../fixtures/buyers/buyers.ts';
import { openThenSell } from '../fixtures/buyers/sold-meanwhile.ts';
import { waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { listRecords } from '../fixtures/records.ts';
import { test, type Admin } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

test('a paid card order is in the list, and nobody else can buy the artwork', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache']);
  expect(body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(body.orderNumber).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);

  await payByCard(shop, body.clientSecret);
  await expect
    .poll(async () => (await admin.findOrder(body.orderNumber))?.status)
    .toBe('processing');
  expect(await admin.findOrder(body.orderNumber)).toMatchObject({
    method: 'card',
    customerEmail: 'marie@example.com',
    totalAmount: '150.00',
    shippingAddress: { name: 'Marie Joseph', city: 'Jacmel', country: 'HT' },
    items: [{ id: 'jou-mache', quantity: 1, price: '150.00' }],
  });
  expect(await newBuyer(shop).availability()).toMatchObject({ 'jou-mache': 'sold' });
  const error = "'Jou Mache' has just been sold.";
  const late = await newBuyer(shop).openCard(['jou-mache']);
  expect(late).toMatchObject({ status: 409, body: { error } });
});

test('30 opened forms write nothing and hold nothing, and another buyer pays', async ({
  shop,
  admin,
}) => {
  const before = listRecords(shop);
  const buyer = newBuyer(shop);
  const forms = await Promise.all(Array.from({ length: 30 }, () => buyer.openCard(['jou-mache'])));
  expect(forms.map(({ status }) => status)).toEqual(forms.map(() => 200));
  await shop.waitUntilIdle();
  expect(listRecords(shop)).toEqual(before);
  expect(await admin.listOrders()).toEqual([]);
  const other = newBuyer(shop);
  expect(await other.availability()).toEqual({});
  const { clientSecret } = (await other.openCard(['jou-mache'])).body;
  await payByCard(shop, clientSecret);
  expect((await other.outcomeOf(clientSecret)).body.state).toBe('succeeded');
});

test('no delayed payment method is offered, although the dashboard has one on', async ({
  shop,
}) => {
  await newBuyer(shop).openCard(['jou-mache']);
  const [intent] = (await shop.state()).paymentIntents;
  expect(intent!.automatic_payment_methods?.enabled).toBe(true);
  expect(intent!.payment_method_types).toEqual(['card', 'link']);
});

test('a buyer who pays two forms for one artwork is charged once', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const forms = await Promise.all([1, 2].map(() => buyer.openCard(['tanbouye'])));
  const secrets = forms.map(({ body }) => body.clientSecret);
  const states: string[] = [];
  for (const secret of secrets) {
    expect(await payByCard(shop, secret)).toBe(200);
    states.push((await buyer.outcomeOf(secret)).body.state);
  }
  expect(states).toEqual(['succeeded', 'released']);
  const orders = await admin.listOrders();
  expect(orders.map(({ status }) => status).sort()).toEqual(['cancelled', 'processing']);
});

test('a declined card leaves the form open for another card', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['choublak']);
  expect((await buyer.outcomeOf(body.clientSecret)).body.state).toBe('open');
  expect(await payByCard(shop, body.clientSecret, 'pm_card_chargeDeclined')).toBe(402);
  const outcome = await buyer.outcomeOf(body.clientSecret);
  expect(outcome.body).toMatchObject({ state: 'failed', reason: 'Your card was declined.' });
  expect(await admin.listOrders()).toEqual([]);
  await payByCard(shop, body.clientSecret);
  expect((await buyer.outcomeOf(body.clientSecret)).body.state).toBe('succeeded');
});

test('a cart of several artworks is one order and one payment', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache', 'tanbouye']);
  await payByCard(shop, body.clientSecret);
  expect((await buyer.outcomeOf(body.clientSecret)).body).toMatchObject({
    state: 'succeeded',
    cents: 32500,
    orderNumber: body.orderNumber,
    artworkIds: ['jou-mache', 'tanbouye'],
    items: [
      { artworkTitle: 'Jou Mache', imageUrl: expect.stringContaining('/') },
      { artworkTitle: 'Tanbouyè', imageUrl: expect.stringContaining('/') },
    ],
    orderPage: expect.stringContaining(`/order#${body.orderNumber}.`),
  });
  expect(await admin.findOrder(body.orderNumber)).toMatchObject({ totalAmount: '325.00' });
  const { paymentIntents } = await shop.state();
  expect(paymentIntents).toHaveLength(1);
  expect(paymentIntents[0]).toMatchObject({ amount: 32_500, currency: 'usd' });
});

test('a cart with an artwork that was sold meanwhile is released whole, with one mail, and the rest stays free', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const payment = await openThenSell(shop, admin, buyer, ['jou-mache', 'tanbouye']);
  await payByCard(shop, payment.clientSecret);
  const reason = "'Jou Mache' was sold to another buyer a moment before.";
  const { body } = await buyer.outcomeOf(payment.clientSecret);
  expect(body).toMatchObject({ state: 'released', reason, cents: 32500, orderPage: null });
  await waitForEvents(shop);
  expect(await admin.findOrder(payment.orderNumber)).toMatchObject({
    status: 'cancelled',
    paidAt: null,
    endReason: reason,
    refunds: [],
    customerEmail: 'marie@example.com',
  });
  const { paymentIntents, mails } = await shop.state();
  expect(paymentIntents).toMatchObject([{ status: 'canceled', amount_received: 0 }]);
  const told = mails.filter(({ subject }) => subject.includes(payment.orderNumber));
  expect(told.map(({ to }) => to)).toEqual(['marie@example.com']);
  expect(told[0]?.text).toContain(reason);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
});

test("the check at 'Pay' writes nothing and says what was sold, reserved or changed meanwhile", async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const before = listRecords(shop);
  const free = await buyer.check(['jou-mache', 'tanbouye']);
  expect(free).toMatchObject({ status: 200, body: { ok: true } });
  expect(free.headers.get('cache-control')).toBe('no-store');
  await shop.waitUntilIdle();
  expect(listRecords(shop)).toEqual(before);
  await newBuyer(shop).orderByTransfer(['jou-mache'], 'rival@example.com');
  await sellByTransfer(admin, newBuyer(shop), 'tanbouye');
  for (const [ids, error] of [
    [['tanbouye'], /^'Tanbouyè' has just been sold\.$/],
    [['choublak', 'tanbouye'], /^'Tanbouyè' has just been sold\.$/],
    [
      ['choublak', 'jou-mache'],
      /^'Jou Mache' is reserved for another buyer until \w+day at \d\d:\d\d UTC\.$/,
    ],
  ] as const) {
    const form = await buyer.openCard([...ids]);
    expect(form).toMatchObject({ status: 409, body: { error: expect.stringMatching(error) } });
    const late = { error: `${form.body.error} Your card was not charged.` };
    expect(await buyer.check([...ids])).toMatchObject({ status: 409, body: late });
  }
  const error = expect.stringMatching(/^The price has changed: it is \$/);
  expect(await buyer.check(['choublak'], 1)).toMatchObject({ status: 409, body: { error } });
});

test('a wrong payment key or client secret gets 404, and without the key nothing is asked', async ({
  shop,
}) => {
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(['jou-mache'])).body;
  const other = (await buyer.openCard(['tanbouye'])).body.clientSecret;
  await payByCard(shop, clientSecret);
  await waitForEvents(shop);
  const ask = (change: Record<string, string>) => {
    const query = new URLSearchParams({
      ...Object.fromEntries(paymentQueryOf(clientSecret)),
      ...change,
    });
    return buyer.send('POST', '/api/orders/payment', { search: String(query) });
  };
  const inAddress = `/api/orders/payment?${paymentQueryOf(clientSecret)}`;
  expect((await buyer.send('GET', inAddress)).status, 'a secret is in no address').toBe(405);
  const error = 'We could not find this payment';
  const wrongSecret = { payment_intent_client_secret: `${intentOf(clientSecret)}_secret_x` };
  expect(await ask(wrongSecret)).toMatchObject({ status: 404, body: { error } });
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await ask({})).status, 'Stripe is asked').toBe(503);
  const questions = async () => {
    for (const payment_key of ['', 'x', paymentQueryOf(other).get('payment_key')!]) {
      const answer = await ask({ payment_key });
      expect(answer, `key '${payment_key}'`).toMatchObject({ status: 404, body: { error } });
    }
  };
  expect(await countDuring(shop, questions)).toBe(0);
});

test("caches vary by the buyer's cookie, on https too, where cookies are Secure", async ({
  launch,
}) => {
  const shop = await launch({ SITE_URL: 'https://atelye.example' });
  const { headers } = await newBuyer(shop).openCard(['choublak']);
  const cookie = headers.getSetCookie()[0] ?? '';
  const [name] = cookie.split('=');
  expect(name).toBe('__Host-buyer');
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
    expect(cookie).toContain(attribute);
  }
  const login = await sendLogin(clientAt(shop), shop.adminPassword);
  expect(login.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Path=\/;.*Secure/);
  const shared = await newBuyer(shop).send('GET', '/api/availability');
  expect(shared.headers.get('netlify-vary')).toBe(`cookie=${name},query=none`);
});

async function sellByTransfer(admin: Admin, buyer: ReturnType<typeof newBuyer>, id: string) {
  const { orderId } = (await buyer.orderByTransfer([id], `${id}@example.com`)).body;
  expect((await admin.setStatus(orderId, 'processing')).status).toBe(200);
}
