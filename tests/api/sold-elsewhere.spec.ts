import { expect, type APIRequestContext } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { Publishing } from '#shared/admin/publishing';
import type { AdminOrder, BuyerOrder } from '#shared/order';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { authorizeOnly } from '../fixtures/buyers/stripe-account.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { confirmPassword, signIn } from '../fixtures/signed-in.ts';

const artworkId = 'jou-mache';
const ofJouMache = { items: [{ artworkId, price: '140' }] };
const fair = { ...ofJouMache, place: 'Fair, Jacmel', customerName: 'Rose Pierre', note: 'Cash' };

test('a sale elsewhere is an order with its artwork, its page, its row in the CSV and no mail (rule 70)', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const sold = await sell(request, shop, fair, 'one');
  expect(sold.status).toBe(200);
  const { id, orderPage } = sold.body;
  expect(sold.body).toMatchObject({
    method: 'elsewhere',
    status: 'processing',
    totalAmount: '140.00',
    customerName: 'Rose Pierre',
    elsewhere: { place: 'Fair, Jacmel', note: 'Cash' },
    mails: [],
    refunds: [],
  });
  expect(sold.body).not.toHaveProperty('accessKey');
  expect(await newBuyer(shop).availability()).toEqual({ [artworkId]: 'sold' });
  const publishing = await admin.send<Publishing>('GET', '/api/admin/publishing');
  expect(publishing.body.waits.sales, 'the site is asked to show it').toBe(1);

  const again = await sell(request, shop, fair, 'one');
  expect(again).toMatchObject({ status: 200, body: { id } });
  for (const change of [{ items: [{ artworkId, price: '150' }] }, { day: '2026-01-02' }]) {
    const other = await sell(request, shop, { ...fair, ...change }, 'one');
    expect(other.status).toBe(409);
    expect(other.body.error).toContain(`saved before, as order ${id}`);
  }
  expect((await admin.listOrders()).map((order) => order.id)).toEqual([id]);
  const { body: log } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  const told = log.entries.filter(({ what }) => what === `Jou Mache sold elsewhere: ${id}`);
  expect(told).toHaveLength(1);

  const headers = { authorization: `Bearer ${orderPage!.split('#')[1]}` };
  const answer = await fetch(`${shop.url}/api/orders/mine`, { headers });
  const page = (await answer.json()) as BuyerOrder;
  expect(page).toMatchObject({ id, method: 'elsewhere', totalAmount: '140.00' });
  expect(JSON.stringify(page)).not.toContain('Cash');
  await confirmPassword(request, shop);
  const csv = await request.get(`${shop.url}/api/admin/orders/export`);
  expect(await csv.text()).toMatch(/"Elsewhere","Sold on .*"140\.00".*"Fair, Jacmel; Cash"/);

  expect((await admin.setStatus(id, 'shipped')).status).toBe(200);
  expect((await admin.setStatus(id, 'cancelled')).status).toBe(200);
  expect(await newBuyer(shop).availability()).toEqual({});
  expect((await admin.findOrder(id))?.refunds).toEqual([]);
  expect(await admin.setStatus(id, 'processing')).toMatchObject({
    status: 409,
    body: { error: 'This order has ended. Make another one.' },
  });
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails.map(({ subject }) => subject)).toEqual(['Orders exported: was it you?']);
});

test('a sale elsewhere counts on its day, and its buyer gets the receipt by mail (rule 70)', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  await admin.send('PATCH', '/api/admin/settings', { timeZone: 'America/Port-au-Prince' });
  const items = [{ artworkId, price: '140' }, { title: 'A frame' }];
  const told = { customerEmail: 'rose@example.com', language: 'fr' };
  const { body } = await sell(request, shop, { items, ...told, day: '2025-12-31' });
  expect(body).toMatchObject({ status: 'processing', paidAt: '2025-12-31T17:00:00.000Z' });
  const second = { items: [{ artworkId: 'tanbouye', price: '90' }], day: '2025-12-30' };
  expect((await sell(request, shop, second)).status).toBe(200);
  await confirmPassword(request, shop);
  const money = await request.get(`${shop.url}/api/admin/orders/export/money`);
  const rows = (await money.text()).split('\n').map((row) => row.split('","'));
  expect(rows.slice(1, 3).map((row) => [row[0], row[3], row[9]])).toEqual([
    ['"2025-12-30', '90.00', '90.00'],
    ['"2025-12-31', '140.00', '230.00'],
  ]);
  await admin.setStatus(body.id, 'cancelled');
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  const ofBuyer = mails.filter(({ to }) => to === told.customerEmail);
  expect(ofBuyer.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
    `Votre commande n° ${body.id} : le reçu`,
    `Votre commande n° ${body.id} est annulée`,
  ]);
  expect(ofBuyer[0]!.text).toContain(`/fr/order#${body.id}`);
  expect(ofBuyer[0]!.text).not.toMatch(/(?<!\d)0,00/);
  expect(mails.filter(({ subject }) => subject.startsWith('You sold'))).toEqual([]);
});

test('an artwork that is hidden, without a price and with a stock of 0 is sold once, and undone as it was', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const bare = { isHidden: true, price: null, stockQuantity: 0 };
  changeRecord(shop, artworkKey(artworkId), (artwork) => ({ ...artwork, ...bare }));
  const unpriced = { items: [{ artworkId }] };
  const sold = await sell(request, shop, unpriced);
  expect(sold).toMatchObject({ status: 200, body: { totalAmount: '', items: [{ price: '' }] } });
  const { id } = sold.body;
  await confirmPassword(request, shop);
  const csv = await request.get(`${shop.url}/api/admin/orders/export`);
  expect(await csv.text()).toMatch(/"Jou Mache","","0\.00"/);
  const second = await sell(request, shop, unpriced);
  expect(second).toMatchObject({
    status: 409,
    body: { error: `This artwork now belongs to order ${id}` },
  });
  expect(await admin.listOrders(), 'a refused sale leaves nothing').toHaveLength(1);
  await admin.setStatus(id, 'cancelled');
  changeRecord(shop, artworkKey(artworkId), (artwork) => {
    expect(artwork).toMatchObject(bare);
    return artwork;
  });
});

test('of a card buyer and the painter one gets the artwork, and the other is told', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const { card } = await authorizeOnly(shop);
  const late = await sell(request, shop, ofJouMache, 'late');
  expect(late).toMatchObject({
    status: 409,
    body: { error: `This artwork now belongs to order ${card.orderNumber}` },
  });
  expect((await sell(request, shop, ofJouMache, 'late')).body.error).toBe(late.body.error);

  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(['tanbouye'])).body;
  expect((await sell(request, shop, { items: [{ artworkId: 'tanbouye' }] })).status).toBe(200);
  await payByCard(shop, clientSecret);
  expect((await buyer.outcomeOf(clientSecret)).body.state).toBe('released');
});

test('wrong sales are refused in words', async ({ shop, admin, request }) => {
  expect((await sell(request, shop, ofJouMache)).status).toBe(401);
  await signIn(request, shop);
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  for (const [sale, status, words] of [
    [{}, 400, /^items/],
    [{ items: [{ artworkId: 'no-such' }] }, 404, /no such artwork/],
    [{ items: [{ artworkId, price: '0.20' }] }, 400, /Price must be from/],
    [{ items: [{ artworkId, price: 12 }] }, 400, /price/],
    [{ ...fair, place: 'x'.repeat(201) }, 400, /^place: Please write at most 200/],
    [{ ...fair, customerEmail: 'rose' }, 400, /e-mail/],
    [{ ...fair, day: '2026-02-30' }, 400, /^day: Please give a day like/],
    [{ ...fair, day: tomorrow }, 400, /cannot be in the future/],
  ] as const) {
    const { body, status: answered } = await sell(request, shop, sale);
    expect({ answered, words: body.error }).toEqual({
      answered: status,
      words: expect.stringMatching(words),
    });
  }
  expect(await admin.listOrders()).toEqual([]);
});

async function sell(request: APIRequestContext, shop: RunningShop, data: object, key?: string) {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const answer = await request.post(`${shop.url}/api/admin/sales`, { data, headers });
  const body = (await answer.json()) as AdminOrder & { error?: string };
  return { status: answer.status(), body };
}
