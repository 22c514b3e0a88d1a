import { expect } from '@playwright/test';
import type { BuyerOrder } from '#shared/order';
import type { OrderRecord } from '../../netlify/use-cases/orders/records.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { changeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const minute = 60_000;
const hour = 60 * minute;

test('a new transfer order holds its artwork for 240 minutes, then it is free', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const order = (await admin.findOrder(body.orderId))!;
  expect(heldMs(order)).toBeLessThanOrEqual(240 * minute + minute);
  expect(heldMs(order)).toBeGreaterThan(239 * minute);
  expect(order.awaitsConfirmation).toBe(true);
  expect(body.hold?.until).toBe(body.deadline);
  const confirmedMs = Date.parse(body.hold!.confirmedUntil!) - Date.parse(order.createdAt);
  expect(Math.abs(confirmedMs - 72 * hour)).toBeLessThan(minute);
  await shop.passMinutes(239);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  await shop.passMinutes(2);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('TRANSFER_HOLD_HOURS is the limit where it is shorter, also for a confirmed order', async ({
  launch,
}) => {
  const shop = await launch({ TRANSFER_HOLD_HOURS: '1' });
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const order = (await (await shop.admin()).findOrder(body.orderId))!;
  expect(heldMs(order)).toBeLessThanOrEqual(hour + minute);
  const confirmed = await confirm(shop, await linkOf(shop));
  expect(confirmed.status).toBe(200);
  expect(Date.parse(confirmed.body.deadline) - Date.parse(body.deadline)).toBeLessThan(minute);
});

test('the hold counts from the beginning of the buyer’s card hold', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  const began = Date.parse((await admin.findOrder(card.orderNumber))!.createdAt);
  await shop.passMinutes(10);
  const { body } = await buyer.orderByTransfer(['jou-mache']);
  expect(Math.abs(Date.parse(body.deadline) - began - 240 * minute)).toBeLessThan(minute);
  const confirmed = await confirm(shop, await linkOf(shop));
  expect(Math.abs(Date.parse(confirmed.body.deadline) - began - 72 * hour)).toBeLessThan(minute);
});

test('a card hold older than the first transfer hold is not lengthened by a transfer order', async ({
  launch,
}) => {
  const shop = await launch({ TRANSFER_CONFIRM_MINUTES: '1.5' });
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await shop.passMinutes(2);
  const transfer = await buyer.orderByTransfer(['jou-mache']);
  expect(transfer.status).toBe(200);
  expect(Date.parse(transfer.body.deadline)).toBeLessThanOrEqual(Date.parse(card.deadline));
});

test('the link in the mail lengthens the hold to 72 hours and mails the painter once', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  const link = await linkOf(shop);
  await shop.passMinutes(100);
  const confirmed = await confirm(shop, link);
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.hold).toEqual({ until: confirmed.body.deadline, confirmedUntil: null });
  const order = (await admin.findOrder(body.orderId))!;
  expect(order).toMatchObject({ awaitsConfirmation: false, deadline: confirmed.body.deadline });
  expect(order.confirmedAt).toBeTruthy();
  expect(Math.abs(heldMs(order) - 72 * hour)).toBeLessThan(minute);

  expect((await confirm(shop, link)).status).toBe(200);
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  const [mail, ...others] = await mailsTo(shop, 'studio@atelye.example');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Order #${body.orderId} is confirmed and waits for its transfer`);
  expect(mail?.text).toContain(`${shop.url}/admin/orders#${body.orderId}`);

  await shop.passMinutes(71 * 60 - 101);
  await shop.runScheduled('reconcile');
  const pieces = { 'jou-mache': 'reserved', tanbouye: 'reserved' };
  expect(await newBuyer(shop).availability()).toEqual(pieces);
  await shop.passMinutes(61);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('ten parallel presses and a reconciliation are one confirmation', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const link = await linkOf(shop);
  const presses = Array.from({ length: 10 }, () => confirm(shop, link));
  const answers = await Promise.all([...presses, shop.runScheduled('reconcile')]);
  expect(answers.map(({ status }) => status)).not.toContain(500);
  await shop.waitUntilIdle();
  expect((await admin.findOrder(body.orderId))?.awaitsConfirmation).toBe(false);
  expect(await mailsTo(shop, 'studio@atelye.example')).toHaveLength(1);
});

test('no answer of the API carries the secret of the link', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const placed = await buyer.orderByTransfer(['jou-mache']);
  const again = await buyer.orderByTransfer(['jou-mache']);
  const link = await linkOf(shop);
  const repeated = await askOrder(shop, 'POST', '/api/orders/instructions', link.token);
  const read = await askOrder(shop, 'GET', '/api/orders/mine', link.token);
  const sent = await askOrder(shop, 'POST', '/api/orders/sent', link.token);
  const confirmed = await confirm(shop, link);
  const listed = await admin.listOrders();
  const byAdmin = await admin.send('POST', `/api/admin/orders/${link.id}/confirm`, {});
  const answers = [placed, again, repeated, read, sent, confirmed, listed, byAdmin];
  expect(answers.map((answer) => JSON.stringify(answer)).join('\n')).not.toContain(link.confirmKey);
  expect(JSON.stringify(listed)).not.toContain(link.token.split('.')[1]);
});

test('only a POST with the right secret confirms', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const link = await linkOf(shop);
  const got = await askOrder(shop, 'GET', '/api/orders/confirm', link.token);
  expect(got.status).toBe(405);
  expect((await fetch(`${shop.url}/order`)).status).toBe(200);
  expect((await confirm(shop, { ...link, confirmKey: 'guessed' })).status).toBe(404);
  expect((await confirm(shop, { ...link, confirmKey: '' })).status).toBe(400);
  expect((await confirm(shop, { ...link, token: `${link.id}.guessed` })).status).toBe(404);
  // The order page's key, which the API returns, is another secret.
  const pageKey = link.token.split('.')[1]!;
  expect((await confirm(shop, { ...link, confirmKey: pageKey })).status).toBe(404);
  expect((await newBrowser(shop)('POST', '/api/orders/confirm', { confirmKey: 'x' })).status).toBe(
    401,
  );
  expect((await admin.findOrder(body.orderId))?.awaitsConfirmation).toBe(true);
});

test('an order that lapsed or was cancelled is not confirmed', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const link = await linkOf(shop);
  await shop.passMinutes(241);
  for (const moment of ['lapsed', 'cancelled']) {
    const refused = await confirm(shop, link);
    expect(refused.status, moment).toBe(409);
    expect(refused.body.error, moment).toContain('Please do not send money now');
    expect((await admin.confirm(body.orderId)).status, moment).toBe(409);
    await shop.runScheduled('reconcile');
  }
  expect(await newBuyer(shop).availability()).toEqual({});
});

test("a lapse is mailed with 'do not send money', and the page shows no instructions", async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const { token } = await linkOf(shop);
  await shop.passMinutes(241);
  const page = await askOrder(shop, 'GET', '/api/orders/mine', token);
  expect(page.body).toMatchObject({ status: 'pending', transfer: null, hold: null });
  await shop.runScheduled('reconcile');
  await shop.runScheduled('reconcile');
  const mails = await mailsTo(shop, 'marie@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your order #${body.orderId}: how to pay`,
    `Your order #${body.orderId} has lapsed`,
  ]);
  expect(mails[1]?.text).toContain(
    'Please do not send money now. If you have, answer this e-mail.',
  );
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
});

test('instructions that could not be sent in time are not sent after the lapse', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await expect.poll(async () => (await admin.findOrder(body.orderId))?.mails[0]?.state).toBe('due');
  await shop.clearFaults();
  await shop.passMinutes(241);
  await shop.runScheduled('reconcile');
  const mails = await mailsTo(shop, 'marie@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order #${body.orderId} has lapsed`]);
});

for (const rescue of ['a second press', 'reconciliation'] as const) {
  test(`a crash between the claims and the order is finished by ${rescue}`, async ({
    shop,
    admin,
  }) => {
    const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
    const link = await linkOf(shop);
    const lengthened = lengthenClaimAlone(shop, 'jou-mache');
    if (rescue === 'a second press') await confirm(shop, link);
    else await shop.runScheduled('reconcile');
    await shop.waitUntilIdle();
    expect(await admin.findOrder(body.orderId)).toMatchObject({
      awaitsConfirmation: false,
      deadline: lengthened,
    });
    await shop.passMinutes(241);
    await shop.runScheduled('reconcile');
    const pieces = { 'jou-mache': 'reserved', tanbouye: 'reserved' };
    expect(await newBuyer(shop).availability()).toEqual(pieces);
    expect(await mailsTo(shop, 'studio@atelye.example')).toHaveLength(1);
  });
}

test('a crash between two claims that is not finished in time leaves no hold', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  const link = await linkOf(shop);
  lengthenClaimAlone(shop, 'jou-mache');
  await shop.passMinutes(241);
  expect((await confirm(shop, link)).status).toBe(409);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('an order of an earlier version counts as confirmed', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const link = await linkOf(shop);
  changeRecord<OrderRecord>(shop, `orders/${body.orderId}`, (order) => {
    const {
      confirmKey: _confirmKey,
      awaitsConfirmation: _awaits,
      confirmedAt: _confirmedAt,
      moneySentAt: _moneySentAt,
      instructionsRepeated: _repeated,
      ...old
    } = order;
    return old;
  });
  const page = await askOrder(shop, 'GET', '/api/orders/mine', link.token);
  expect(page.body.hold).toEqual({ until: body.deadline, confirmedUntil: null });
  expect((await confirm(shop, { ...link, confirmKey: 'any' })).status).toBe(404);
  expect((await admin.confirm(body.orderId)).body).toMatchObject({ deadline: body.deadline });
  expect((await askOrder(shop, 'POST', '/api/orders/sent', link.token)).status).toBe(200);
  expect((await admin.setStatus(body.orderId, 'processing')).body.paidAt).toBeTruthy();
});

test('the instructions are sent again three times at most', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const { token, confirmKey } = await linkOf(shop);
  const repeat = () => askOrder(shop, 'POST', '/api/orders/instructions', token);
  for (const number of [1, 2, 3]) {
    expect((await repeat()).status, `number ${number}`).toBe(200);
    await shop.waitUntilIdle();
  }
  const refused = await repeat();
  expect(refused.status).toBe(429);
  expect(refused.body.error).toContain('look in your spam folder');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const mails = await mailsTo(shop, 'marie@example.com');
  expect(mails).toHaveLength(4);
  expect(mails.every(({ text }) => text.includes(confirmKey))).toBe(true);

  await admin.setStatus(body.orderId, 'processing');
  expect((await repeat()).status).toBe(409);
});

test('a mail that is not sent yet is not sent twice', async ({ shop, admin }) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await expect.poll(async () => (await admin.findOrder(body.orderId))?.mails[0]?.state).toBe('due');
  const token = body.orderPage.split('#')[1]!;
  const refused = await askOrder(shop, 'POST', '/api/orders/instructions', token);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('still on its way');
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  expect(await mailsTo(shop, 'marie@example.com')).toHaveLength(1);
});

test('“I have sent the money” mails the painter once and lengthens no hold', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const { token } = await linkOf(shop);
  const tell = () => askOrder(shop, 'POST', '/api/orders/sent', token);
  expect((await tell()).body.moneySentAt).toBeTruthy();
  expect((await tell()).status).toBe(200);
  await shop.waitUntilIdle();
  const mails = await mailsTo(shop, 'studio@atelye.example');
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Order #${body.orderId}: the buyer has sent the money`,
  ]);
  const order = await admin.findOrder(body.orderId);
  expect(order?.moneySentAt).toBeTruthy();
  expect(order).toMatchObject({ deadline: body.deadline, awaitsConfirmation: true });

  await admin.setStatus(body.orderId, 'cancelled');
  expect((await tell()).status).toBe(409);
  expect((await newBrowser(shop)('POST', '/api/orders/sent')).status).toBe(401);
});

test('the administrator confirms for the buyer, and the log has one entry', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const confirmed = await admin.confirm(body.orderId);
  expect(confirmed.body).toMatchObject({ awaitsConfirmation: false, status: 'pending' });
  expect(Math.abs(heldMs(confirmed.body) - 72 * hour)).toBeLessThan(minute);
  expect((await admin.confirm(body.orderId)).body.deadline).toBe(confirmed.body.deadline);
  expect((await admin.confirm('NON-EXT')).status).toBe(404);
  const { body: log } = await admin.send<{ entries: { what: string }[] }>(
    'GET',
    '/api/admin/activity',
  );
  const entries = log.entries.filter(({ what }) => what.includes('confirmed for the buyer'));
  expect(entries).toHaveLength(1);
  expect(entries[0]?.what).toContain(`Order ${body.orderId}`);
  await shop.passMinutes(241);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
});

test('an order that the administrator restores needs no confirmation', async ({ shop, admin }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await shop.passMinutes(241);
  await shop.runScheduled('reconcile');
  await admin.setStatus(body.orderId, 'pending');
  expect(await admin.findOrder(body.orderId)).toMatchObject({ awaitsConfirmation: false });
});

type Link = { id: string; token: string; confirmKey: string };

/** The newest confirmation link of the mails to buyers. */
async function linkOf(shop: RunningShop): Promise<Link> {
  await shop.waitUntilIdle();
  const texts = (await shop.state()).mails.map(({ text }) => text);
  const found = /\/order#([\w-]+)\.([\w-]+)\.([\w-]+)/.exec(texts.at(-1) ?? '');
  if (!found) throw new Error(`No link in ${texts.length} mails`);
  const [, id = '', accessKey = '', confirmKey = ''] = found;
  return { id, token: `${id}.${accessKey}`, confirmKey };
}

function confirm(shop: RunningShop, { token, confirmKey }: Link) {
  return askOrder(shop, 'POST', '/api/orders/confirm', token, { confirmKey });
}

async function askOrder(
  shop: RunningShop,
  method: string,
  path: string,
  token: string,
  body?: unknown,
) {
  const response = await fetch(`${shop.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const answer = (await response.json()) as BuyerOrder & { error?: string };
  return { status: response.status, body: answer, headers: response.headers };
}

/** Does what a process does that ends after the first claim of a confirmation. Returns its deadline. */
function lengthenClaimAlone(shop: RunningShop, piece: string): string {
  let lengthened = '';
  changeRecord<{ since: string }>(shop, `claims/${piece}/000001`, (claim) => {
    lengthened = new Date(Date.parse(claim.since) + 72 * hour).toISOString();
    return { ...claim, deadline: lengthened };
  });
  return lengthened;
}

function heldMs(order: { deadline: string; createdAt: string }): number {
  return Date.parse(order.deadline) - Date.parse(order.createdAt);
}

async function mailsTo(shop: RunningShop, address: string) {
  return (await shop.state()).mails.filter(({ to }) => to.includes(address));
}
