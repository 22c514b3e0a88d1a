import { expect } from '@playwright/test';
import type { BuyerOrder } from '#shared/order';
import type { TransferOrder } from '#shared/payment';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { test as base, type RunningShop } from '../fixtures/shop.ts';

const artwork = 'choublak';
const painter = 'studio@atelye.example';
const minute = 60_000;

/** A shop with an edition of 200. */
const test = base.extend<{ edition: RunningShop }>({
  edition: async ({ shop }, use) => {
    changeRecord(shop, artworkKey(artwork), (record) => ({ ...record, stockQuantity: 200 }));
    await use(shop);
  },
});

test('many transfer orders from one network: ten mails to strangers an hour, one digest, every order with its instructions (rule 86)', async ({
  edition: shop,
}) => {
  test.setTimeout(180_000);
  const count = 22;
  const orders: TransferOrder[] = [];
  for (let number = 0; number < count; number++) orders.push(await order(shop, stranger(number)));
  await shop.waitUntilIdle();
  expect(await toStrangers(shop)).toHaveLength(10);
  await shop.runScheduled('reconcile');
  await shop.passMinutes(20);
  await shop.runScheduled('reconcile');
  expect(await toStrangers(shop)).toHaveLength(10);
  const digests = await to(shop, painter);
  expect(digests.map(({ subject }) => subject)).toEqual([
    `${count - 10} transfer orders wait for their mails`,
  ]);
  expect(digests[0]!.text).toContain(orders.at(-1)!.orderId);
  expect((await read(shop, orders[9]!)).hold?.confirmedUntil).toBeTruthy();
  for (const placed of orders.slice(10)) {
    const page = await read(shop, placed);
    expect(page.transfer?.email, 'the instructions').toBeTruthy();
    expect(page.hold, 'no word of a link').toMatchObject({ confirmedUntil: null });
  }

  for (const minutes of [25, 10, 10]) {
    await shop.passMinutes(minutes);
    await shop.runScheduled('reconcile');
  }
  const later = await toStrangers(shop);
  expect(later).toHaveLength(20);
  expect(await to(shop, painter)).toHaveLength(1);
  const instructions = later.slice(10).filter(({ subject }) => subject.includes('how to pay'));
  expect(instructions.length, 'beside notices that orders lapsed').toBeGreaterThanOrEqual(5);
  const last = instructions.at(-1)!;
  const mailed = orders.find(({ orderId }) => last.subject.includes(orderId))!;
  const { hold } = await read(shop, mailed);
  const sinceMail = Date.parse(hold!.until) - (Date.now() + 65 * minute);
  expect(Math.abs(sinceMail - 60 * minute), 'from the mail on').toBeLessThan(2 * minute);
  expect(last.text).toContain('Confirm');
});

test('an address that confirmed once has no limit, also with dots and a tag at Gmail', async ({
  edition: shop,
  admin,
}) => {
  const first = await order(shop, 'marie.joseph@gmail.com');
  await shop.waitUntilIdle();
  const [mail] = await to(shop, 'marie.joseph@gmail.com');
  const [, token, confirmKey] = /#([\w-]+\.[\w-]+)\.([\w-]+)/.exec(mail!.text)!;
  const byMail = newBrowser(shop, { authorization: `Bearer ${token}` });
  expect((await byMail('POST', '/api/orders/confirm', { confirmKey })).status).toBe(200);
  await admin.setStatus(first.orderId, 'processing');
  for (let number = 0; number < 12; number++) await order(shop, stranger(number));
  await order(shop, 'mariejoseph+art@googlemail.com');
  await shop.waitUntilIdle();
  expect(await toStrangers(shop)).toHaveLength(9);
  expect(await to(shop, 'mariejoseph+art@googlemail.com')).toHaveLength(1);
});

test('an order that waits for its mail is confirmed by hand, which mails it; one that ends before its mail is not told', async ({
  edition: shop,
  admin,
}) => {
  const orders: TransferOrder[] = [];
  for (let number = 0; number < 12; number++) orders.push(await order(shop, stranger(number)));
  await shop.waitUntilIdle();
  expect((await admin.setStatus(orders[10]!.orderId, 'cancelled')).status).toBe(200);
  expect((await admin.confirm(orders[11]!.orderId)).status).toBe(200);
  expect(await to(shop, stranger(11))).toHaveLength(1);
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await to(shop, stranger(10))).toEqual([]);
  expect(await to(shop, stranger(11))).toHaveLength(1);
});

test('an order that had its mail is held no longer while a second one waits (rule 37)', async ({
  edition: shop,
}) => {
  const orders: TransferOrder[] = [];
  for (let number = 0; number < 10; number++) orders.push(await order(shop, stranger(number)));
  await shop.waitUntilIdle();
  await shop.passMinutes(40);
  const { deadline, orderPage } = orders[0]!;
  const authorization = `Bearer ${orderPage.split('#')[1]}`;
  const again = await newBrowser(shop, { authorization })('POST', '/api/orders/instructions');
  expect(again.status).toBe(200);
  await shop.runScheduled('reconcile');
  expect((await read(shop, orders[0]!)).hold?.until).toBe(deadline);
  expect(await toStrangers(shop)).toHaveLength(10);
  await shop.passMinutes(25);
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  expect((await read(shop, orders[0]!)).status).toBe('cancelled');
});

test('what a stranger reports to the painter counts, too', async ({ edition: shop }) => {
  for (let number = 0; number < 15; number++) {
    const { orderPage } = await order(shop, stranger(number));
    const token = orderPage.split('#')[1]!;
    const send = newBrowser(shop, { authorization: `Bearer ${token}` });
    expect((await send('POST', '/api/orders/sent')).status).toBe(200);
  }
  await shop.waitUntilIdle();
  expect((await shop.state()).mails).toHaveLength(10);
});

test('an inbox is one, however its provider lets it be written (rule 11)', async ({ shop }) => {
  const buyers = ['a.n.a@gmail.com', 'ana@googlemail.com', 'A.na+2@Gmail.com'];
  expect((await newBuyer(shop).orderByTransfer(['jou-mache'], buyers[0])).status).toBe(200);
  for (const email of buyers.slice(1)) {
    expect((await newBuyer(shop).orderByTransfer(['tanbouye'], email)).status, email).toBe(409);
  }
  const other = await newBuyer(shop).orderByTransfer(['tanbouye'], 'a.na@example.com');
  expect(other.status).toBe(200);
});

function stranger(number: number): string {
  return `stranger-${number}@invented.example`;
}

async function order(shop: RunningShop, email: string): Promise<TransferOrder> {
  const { status, body } = await newBuyer(shop).orderByTransfer([artwork], email);
  expect(status, body.error).toBe(200);
  return body;
}

async function read(shop: RunningShop, { orderPage }: TransferOrder): Promise<BuyerOrder> {
  const token = orderPage.split('#')[1]!;
  const send = newBrowser(shop, { authorization: `Bearer ${token}` });
  return (await send<BuyerOrder>('GET', '/api/orders/mine')).body;
}

async function to(shop: RunningShop, address: string) {
  await shop.waitUntilIdle();
  return (await shop.state()).mails.filter((mail) => mail.to.includes(address));
}

const toStrangers = (shop: RunningShop) => to(shop, '@invented.example');
