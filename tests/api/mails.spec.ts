import { expect } from '@playwright/test';
import { formatMoment } from '#shared/format';
import type { BuyerOrder } from '#shared/order';
import type { TransferOrder } from '#shared/payment';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('a paid card order is mailed to the buyer and to the painter, once', async ({ shop }) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache', 'tanbouye']);
  await shop.setFault({ service: 'stripe', mode: 'duplicate' });
  await payByCard(shop, body.clientSecret);
  await buyer.outcomeOf(body.clientSecret);
  await expect.poll(() => undelivered(shop)).toEqual([]);
  await shop.waitUntilIdle();
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toEqual([
    `Your order #${body.orderNumber} is confirmed`,
    "You sold 'Jou Mache', 'Tanbouyè'",
  ]);
  const [toBuyer, toPainter] = (await shop.state()).mails;
  expect(toBuyer?.to).toBe('marie@example.com');
  expectWords(toBuyer?.text, [
    "Your payment of $325.00 has arrived. 'Jou Mache', 'Tanbouyè' are yours.",
    'What happens next:',
    'Shipping is included, worldwide',
    `${shop.url}/order#${body.orderNumber}.`,
  ]);
  expect(toPainter?.to).toContain('<studio@atelye.example>');
  expectWords(toPainter?.text, [
    `Order #${body.orderNumber}, $325.00, paid by card.`,
    'Jou Mache: $150.00',
    'Tanbouyè: $175.00',
    'marie@example.com',
    'Marie Joseph, 12 Rue Capois, HT9110 Jacmel, Haiti',
  ]);
});

test('a transfer order mails its instructions, its page accepts the address; times are in UTC in any time zone', async ({
  launch,
}) => {
  const shop = await launch({ TZ: 'America/Port-au-Prince' });
  const admin = await shop.admin();
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await expect.poll(() => subjects(shop)).toEqual([`Your order #${body.orderNumber}: how to pay`]);
  const [mail] = (await shop.state()).mails;
  const { deadline } = (await admin.findOrder(body.orderId))!;
  expectWords(mail?.text, [
    `'Tanbouyè' is reserved for you until ${formatMoment(deadline, '')}`,
    `${deadline.slice(11, 16)} (UTC)`,
    'Amount: $175.00',
    `Memo: Order #${body.orderNumber}`,
    `${shop.url}${body.orderPage}`,
  ]);

  const page = await askOrder(shop, body.orderPage, 'GET');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(await page.json()).toMatchObject({ id: body.orderId, status: 'pending' });
  const address = {
    name: 'Marie Joseph',
    address: '12 Rue Capois',
    city: 'Jacmel',
    country: 'HT',
    postalCode: 'HT9110',
    phone: '+509 3456 7890',
  };
  const delivery = { shippingAddress: address, customerNotes: 'Ring twice' };
  expect((await askOrder(shop, body.orderPage, 'PATCH', delivery)).status).toBe(200);
  expect(await admin.findOrder(body.orderId)).toMatchObject(delivery);
  const long = { ...delivery, shippingAddress: { ...address, phone: '5'.repeat(41) } };
  expect((await askOrder(shop, body.orderPage, 'PATCH', long)).status).toBe(400);
  const path = `/api/admin/orders/${body.orderId}/tracking`;
  await admin.send('PATCH', path, { trackingNumber: 'LP 123 HT' });
  await admin.setStatus(body.orderId, 'shipped');
  expect((await askOrder(shop, body.orderPage, 'PATCH', delivery)).status).toBe(409);
  const { paidAt } = (await admin.findOrder(body.orderId))!;
  const csv = (await admin.exportCsv()).join('\n');
  expect(csv).toContain(`"=""HT9110""","HT","=""+509 3456 7890""","LP 123 HT"`);
  expect(csv).toContain(`"Transfer received on ${formatMoment(paidAt!, '')}","${paidAt}"`);
  const told = async () => (await subjects(shop)).filter((one) => !one.includes('exported'));
  await expect.poll(told).toHaveLength(4);
  const texts = (await shop.state()).mails.map(({ text }) => text).join('\n');
  expectWords(texts, [
    'Your payment of $175.00 has arrived',
    'paid by bank transfer',
    'HT9110 Jacmel, Haiti, +509 3456 7890',
    'Tracking number: LP 123 HT',
  ]);
});

test('a paid transfer order shows no payment instructions in any status', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const transferOf = async () =>
    ((await (await askOrder(shop, body.orderPage, 'GET')).json()) as BuyerOrder).transfer;
  expect(await transferOf()).not.toBeNull();
  await admin.setStatus(body.orderId, 'processing');
  expect(await transferOf()).toBeNull();
  expect((await admin.setStatus(body.orderId, 'pending')).body.paidAt).toBeTruthy();
  expect(await transferOf()).toBeNull();
});

test("a buyer's text is plain text in a mail, without links", async ({ shop }) => {
  const mail = await mailTo(shop, '<b>Marie" style="position:fixed');
  expect(mail.html).toContain('>Dear &lt;b&gt;Marie&quot; style=&quot;position:fixed,</p>');
  const links = [...mail.html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);
  const { orderPage } = mail;
  const confirmPage = links.find((address) => address?.startsWith(`${orderPage}.`));
  expect(confirmPage?.slice(orderPage.length)).toMatch(/^\.[\w-]{32}$/);
  expect(new Set(links)).toEqual(new Set([confirmPage, orderPage, shop.url]));
});

test('a second cancellation, and the return of the order before it, are mailed too', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const moves = ['cancelled', 'processing', 'cancelled', 'pending', 'cancelled'] as const;
  for (const status of [...moves, 'cancelled'] as const) {
    expect((await admin.setStatus(body.orderId, status)).status).toBe(200);
    await shop.waitUntilIdle();
  }
  const toBuyer = (await shop.state()).mails.filter(({ to }) => to === 'marie@example.com');
  expect(toBuyer.map(({ subject }) => subject.replace(`Your order #${body.orderId}`, ''))).toEqual([
    ': how to pay',
    ' is cancelled',
    ' is confirmed',
    ' is cancelled',
    ' is confirmed',
    ' is cancelled',
  ]);
});

test('an order page opens with its own token only', async ({ shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  for (const letter of ['x', 'é']) {
    const guessed = `/order#${body.orderId}.${letter.repeat(32)}`;
    expect((await askOrder(shop, guessed, 'GET')).status, letter).toBe(404);
  }
  expect((await askOrder(shop, `/order#${body.orderId}`, 'GET')).status).toBe(404);
  expect((await newBrowser(shop)('GET', '/api/orders/mine')).status).toBe(401);
});

test('a mail server that does not answer delays mails and nothing else; what is due is not sent twice', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  const { status, body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  expect(status).toBe(200);
  await expect.poll(async () => (await admin.findOrder(body.orderId))?.mails[0]?.state).toBe('due');
  expect(await subjects(shop)).toEqual([]);
  const again = await fetch(`${shop.url}/api/orders/instructions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${body.orderPage.split('#')[1]}` },
  });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('still on its way');
  await shop.clearFaults();
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toHaveLength(1);
  expect((await admin.findOrder(body.orderId))?.mails).toMatchObject([{ state: 'sent' }]);
});

/** Places a transfer order for a buyer of this name, and returns its mail. */
async function mailTo(shop: RunningShop, customerName: string) {
  const order = { artworkId: 'tanbouye', amount: 175, customerEmail: 'marie@example.com' };
  const { body } = await newBuyer(shop).send<TransferOrder>('POST', '/api/create-zelle-payment', {
    ...order,
    customerName,
  });
  await expect.poll(() => subjects(shop)).toHaveLength(1);
  const [mail] = (await shop.state()).mails;
  const text = mail!.text.replaceAll('\r\n', '\n');
  return { ...mail!, text, orderPage: `${shop.url}${body.orderPage}` };
}

function expectWords(text: string | undefined, words: string[]): void {
  for (const word of words) expect(text).toContain(word);
}

/** Returns the types of the undelivered webhooks. Before the first webhook it returns a placeholder, so that a poll goes on. */
async function undelivered(shop: RunningShop): Promise<string[]> {
  const { webhooks } = await shop.state();
  if (webhooks.length === 0) return ['none is sent yet'];
  return webhooks.filter(({ deliveredAt }) => !deliveredAt).map(({ type }) => type);
}

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
