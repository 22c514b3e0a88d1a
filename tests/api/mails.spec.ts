import { expect } from '@playwright/test';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('a paid card order is told to the buyer and to the painter, once', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache']);
  await shop.setFault({ service: 'stripe', mode: 'duplicate' });
  await payByCard(shop, body.clientSecret);
  await buyer.outcomeOf(body.clientSecret);
  await expect.poll(() => subjects(shop)).toHaveLength(2);
  expect(await subjects(shop)).toEqual([
    `Your order #${body.orderNumber} is confirmed`,
    "You sold 'Jou Mache'",
  ]);
  const [toBuyer, toPainter] = (await shop.state()).mails;
  expect(toBuyer?.to).toBe('marie@example.com');
  expect(toBuyer?.text).toContain('$150.00');
  expect(toPainter?.to).toContain('<studio@atelye.example>');
  expect(toPainter?.text).toContain('12 Rue Capois');
});

test('a transfer order comes with its instructions, and its page takes the address', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await expect.poll(() => subjects(shop)).toEqual([`Your order #${body.orderNumber}: how to pay`]);
  const [mail] = (await shop.state()).mails;
  expect(mail?.text).toContain('Send $175.00 by Zelle to');
  expect(mail?.text).toContain(`order ${body.orderNumber}`);
  expect(mail?.text).toContain(`${shop.url}${body.orderPage}`);

  const page = await askOrder(shop, body.orderPage, 'GET');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(await page.json()).toMatchObject({ id: body.orderId, status: 'pending' });
  const address = {
    name: 'Marie Joseph',
    address: '12 Rue Capois',
    city: 'Jacmel',
    country: 'HT',
    postalCode: 'HT9110',
  };
  const delivery = { shippingAddress: address, customerNotes: 'Ring twice' };
  expect((await askOrder(shop, body.orderPage, 'PATCH', delivery)).status).toBe(200);
  expect(await admin.findOrder(body.orderId)).toMatchObject(delivery);
  await admin.setStatus(body.orderId, 'shipped');
  expect((await askOrder(shop, body.orderPage, 'PATCH', delivery)).status).toBe(409);
  await expect.poll(() => subjects(shop)).toHaveLength(4);
});

test('an order page opens with its own token only', async ({ shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const guessed = `/order#${body.orderId}.${'x'.repeat(32)}`;
  expect((await askOrder(shop, guessed, 'GET')).status).toBe(404);
  expect((await askOrder(shop, `/order#${body.orderId}`, 'GET')).status).toBe(404);
  expect((await newBrowser(shop)('GET', '/api/orders/mine')).status).toBe(401);
});

test('a dead mail server delays mails and nothing else', async ({ shop, admin }) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  const { status, body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  expect(status).toBe(200);
  await expect
    .poll(async () => (await admin.findOrder(body.orderId))?.mails[0]?.state, { timeout: 10_000 })
    .toBe('due');
  expect(await subjects(shop)).toEqual([]);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toHaveLength(1);
  expect((await admin.findOrder(body.orderId))?.mails).toMatchObject([{ state: 'sent' }]);
});

async function subjects(shop: RunningShop): Promise<string[]> {
  return (await shop.state()).mails.map(({ subject }) => subject);
}

function askOrder(
  shop: RunningShop,
  orderPage: string,
  method: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${shop.url}/api/orders/mine`, {
    method,
    headers: {
      authorization: `Bearer ${orderPage.split('#')[1]}`,
      'content-type': 'application/json',
    },
    body: body ? JSON.stringify(body) : null,
  });
}
