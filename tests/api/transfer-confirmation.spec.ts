import { expect } from '@playwright/test';
import type { BuyerOrder } from '#shared/order';
import type { Taken } from '../../netlify/use-cases/takes/takes.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { changeRecord, takenKey } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const minute = 60_000;
const hour = 60 * minute;

test('a new transfer order holds its artwork for 60 minutes, then it is free', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const order = (await admin.findOrder(body.orderId))!;
  expect(heldMs(order)).toBe(60 * minute);
  expect(order.awaitsConfirmation).toBe(true);
  expect(body.hold?.until).toBe(body.deadline);
  const confirmedMs = Date.parse(body.hold!.confirmedUntil!) - Date.parse(order.createdAt);
  expect(confirmedMs).toBe(72 * hour);
  await shop.passMinutes(59);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  await shop.passMinutes(2);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('the link in the mail lengthens the hold to 72 hours and mails the painter once', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  const link = await linkOf(shop);
  await shop.passMinutes(50);
  const confirmed = await confirm(shop, link);
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.hold).toEqual({ until: confirmed.body.deadline, confirmedUntil: null });
  const order = (await admin.findOrder(body.orderId))!;
  expect(order).toMatchObject({ awaitsConfirmation: false, deadline: confirmed.body.deadline });
  expect(order.confirmedAt).toBeTruthy();
  expect(heldMs(order)).toBe(72 * hour);

  expect((await confirm(shop, link)).status).toBe(200);
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  const [mail, ...others] = await mailsTo(shop, 'studio@atelye.example');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Order #${body.orderId} is confirmed and waits for its transfer`);
  expect(mail?.text).toContain(`${shop.url}/admin/orders#${body.orderId}`);

  await shop.passMinutes(71 * 60 - 51);
  await shop.runScheduled('reconcile');
  const artworks = { 'jou-mache': 'reserved', tanbouye: 'reserved' };
  expect(await newBuyer(shop).availability()).toEqual(artworks);
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

test('after a lapse the link holds the artworks again while they are free', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  const link = await linkOf(shop);
  await shop.passMinutes(61);
  expect(await newBuyer(shop).availability()).toEqual({});
  const confirmed = await confirm(shop, link);
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.hold?.until).toBe(confirmed.body.deadline);
  const order = (await admin.findOrder(body.orderId))!;
  expect(heldMs(order), 'from the beginning of the order').toBe(72 * hour);
  await shop.runScheduled('reconcile');
  expect(await newBuyer(shop).availability()).toEqual({
    'jou-mache': 'reserved',
    tanbouye: 'reserved',
  });
});

test('after a lapse the link holds nothing when another buyer has an artwork', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  const link = await linkOf(shop);
  await shop.passMinutes(61);
  const rival = await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com');
  for (const moment of ['lapsed', 'again']) {
    const refused = await confirm(shop, link);
    expect(refused.status, moment).toBe(409);
    expect(refused.body.error, moment).toContain('sold meanwhile. Please do not send money now');
    expect(await newBuyer(shop).availability(), moment).toEqual({ tanbouye: 'reserved' });
  }
  const byAdmin = await admin.confirm(body.orderId);
  expect(byAdmin.status).toBe(409);
  expect(byAdmin.body.error).toBe(`This artwork now belongs to order ${rival.body.orderId}`);
  await shop.runScheduled('reconcile');
  expect((await confirm(shop, link)).status, 'cancelled').toBe(409);
  expect((await admin.confirm(body.orderId)).status, 'cancelled').toBe(409);
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'reserved' });
});

test('money for an order that lapsed before its artwork was deleted is no sale', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  await shop.passMinutes(61);
  expect((await admin.send('DELETE', '/api/admin/artworks/tanbouye')).status).toBe(200);
  expect((await admin.setStatus(body.orderId, 'processing')).status).toBe(409);
  expect(await admin.findOrder(body.orderId)).toMatchObject({ status: 'pending', paidAt: null });
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'gone' });
});

test("a lapse is mailed with 'do not send money', the page shows no instructions, and the next buyer keeps the artwork", async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const { token } = await linkOf(shop);
  await shop.passMinutes(61);
  const page = await askOrder(shop, 'GET', '/api/orders/mine', token);
  expect(page.body).toMatchObject({ status: 'pending', transfer: null, hold: null });
  const next = await newBuyer(shop).orderByTransfer(['jou-mache'], 'jean@example.com');
  expect(next.status).toBe(200);
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
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
});

test('instructions that could not be sent in time are not sent after the lapse', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await expect.poll(async () => (await admin.findOrder(body.orderId))?.mails[0]?.state).toBe('due');
  await shop.clearFaults();
  await shop.passMinutes(61);
  await shop.runScheduled('reconcile');
  const mails = await mailsTo(shop, 'marie@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order #${body.orderId} has lapsed`]);
});

for (const rescue of ['a second press', 'reconciliation'] as const) {
  test(`a crash between two takes and the order is finished by ${rescue}`, async ({
    shop,
    admin,
  }) => {
    const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
    const link = await linkOf(shop);
    const lengthened = lengthenTakeAlone(shop, 'jou-mache');
    if (rescue === 'a second press') await confirm(shop, link);
    else {
      await shop.passMinutes(58);
      await shop.runScheduled('reconcile');
    }
    await shop.waitUntilIdle();
    expect(await admin.findOrder(body.orderId)).toMatchObject({
      awaitsConfirmation: false,
      deadline: lengthened,
    });
    await shop.passMinutes(61);
    await shop.runScheduled('reconcile');
    const artworks = { 'jou-mache': 'reserved', tanbouye: 'reserved' };
    expect(await newBuyer(shop).availability()).toEqual(artworks);
    expect(await mailsTo(shop, 'studio@atelye.example')).toHaveLength(1);
  });
}

test('a crash between two takes leaves no hold when another buyer got the second artwork', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye']);
  await linkOf(shop);
  lengthenTakeAlone(shop, 'jou-mache');
  await shop.passMinutes(61);
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com');
  await shop.runScheduled('reconcile');
  await shop.passMinutes(10);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(body.orderId))?.status).toBe('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'reserved' });
  const mails = await mailsTo(shop, 'marie@example.com');
  expect(mails.at(-1)?.subject).toBe(`Your order #${body.orderId} has lapsed`);
});

test('the instructions are sent again 1, 10 and 60 minutes after the last time, then no more', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const link = await linkOf(shop);
  const repeat = () => askOrder(shop, 'POST', '/api/orders/instructions', link.token);
  for (const minutes of [1, 10, 60]) {
    const early = await repeat();
    expect(early.status, `before ${minutes} minutes`).toBe(429);
    expect(early.body.error).toContain('look in your spam folder');
    const seconds = Number(early.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(minutes * 60);
    // An unconfirmed hold is over before the last repeat.
    if (minutes === 60) await confirm(shop, link);
    await shop.passMinutes(minutes - 0.5);
    expect((await repeat()).status, `shortly before ${minutes} minutes`).toBe(429);
    await shop.passMinutes(0.6);
    expect((await repeat()).status, `after ${minutes} minutes`).toBe(200);
    await shop.waitUntilIdle();
  }
  await shop.passMinutes(24 * 60);
  const refused = await repeat();
  expect(refused.status).toBe(429);
  expect(refused.body.error).toContain('We have sent this e-mail four times');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const mails = await mailsTo(shop, 'marie@example.com');
  expect(mails).toHaveLength(4);
  const unconfirmed = mails.slice(0, 3);
  expect(unconfirmed.every(({ text }) => text.includes(link.confirmKey))).toBe(true);
  expect(mails[3]?.text).not.toContain(link.confirmKey);

  await shop.resetClock();
  await admin.setStatus(body.orderId, 'processing');
  expect((await repeat()).status).toBe(409);
});

test('ten parallel wishes for the instructions are one mail', async ({ shop }) => {
  await newBuyer(shop).orderByTransfer(['jou-mache']);
  const { token } = await linkOf(shop);
  await shop.passMinutes(1.1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => askOrder(shop, 'POST', '/api/orders/instructions', token)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await shop.waitUntilIdle();
  expect(await mailsTo(shop, 'marie@example.com')).toHaveLength(2);
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
  expect(heldMs(confirmed.body)).toBe(72 * hour);
  expect((await admin.confirm(body.orderId)).body.deadline).toBe(confirmed.body.deadline);
  expect((await admin.confirm('NON-EXT')).status).toBe(404);
  const { body: log } = await admin.send<{ entries: { what: string }[] }>(
    'GET',
    '/api/admin/activity',
  );
  const entries = log.entries.filter(({ what }) => what.includes('confirmed for the buyer'));
  expect(entries).toHaveLength(1);
  expect(entries[0]?.what).toContain(`Order ${body.orderId}`);
  await shop.passMinutes(61);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
});

test('an order that the administrator restores needs no confirmation, and says again how to pay (rule 28)', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  await shop.waitUntilIdle();
  await shop.passMinutes(61);
  await shop.runScheduled('reconcile');
  await admin.setStatus(body.orderId, 'pending');
  expect(await admin.findOrder(body.orderId)).toMatchObject({ awaitsConfirmation: false });
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails.map(({ subject }) => subject.replace(body.orderId, 'N'))).toEqual([
    'Your order #N: how to pay',
    'Your order #N has lapsed',
    'Your order #N: how to pay',
  ]);
});

type Link = { id: string; token: string; confirmKey: string };

/** Returns the link of the newest mail. Throws if it contains no link that confirms. */
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

/** Does what a process does that ends after the first take of a confirmation. Returns the order's deadline. */
function lengthenTakeAlone(shop: RunningShop, artworkId: string): string {
  let lengthened = '';
  changeRecord<Taken>(shop, takenKey(artworkId), ({ takes: [take], ...taken }) => {
    lengthened = new Date(Date.parse(take!.until!) + 71 * hour).toISOString();
    return { ...taken, takes: [{ ...take!, until: lengthened }] };
  });
  return lengthened;
}

function heldMs(order: { deadline: string; createdAt: string }): number {
  return Date.parse(order.deadline) - Date.parse(order.createdAt);
}

async function mailsTo(shop: RunningShop, address: string) {
  return (await shop.state()).mails.filter(({ to }) => to.includes(address));
}
