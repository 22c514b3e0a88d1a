import { expect } from '@playwright/test';
import type { BuyerOrder } from '#shared/order';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { holderOf, inDays, makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const artworkId = 'jou-mache';

test('money by hand is one entry for each dialog; the first sells, all of it pays, and more is written as it is (rule 95)', async ({
  shop,
  admin,
}) => {
  const { id, orderPage } = await placeTransfer(shop);
  const half = await Promise.all([admin.arrived(id, '75'), admin.arrived(id, '75.00')]);
  expect(half.map(({ status }) => status)).toEqual([200, 200]);
  expect((await admin.arrived(id, '75')).body).toMatchObject({
    status: 'pending',
    paidAt: null,
    money: [{ id: 'dialog-0001', cents: 7500, way: 'zelle', state: 'done' }],
  });
  expect(await newBuyer(shop).availability()).toEqual({ [artworkId]: 'sold' });
  await shop.waitUntilIdle();
  await shop.passMinutes(120);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(id))?.status, 'what is sold does not lapse').toBe('pending');
  expect(await readOrder(shop, orderPage)).toMatchObject({
    hold: null,
    outstandingCents: 7500,
    transfer: {},
  });
  const cents = await admin.arrived(id, '0.30', 'dialog-0003');
  expect(cents.body).toMatchObject({ money: [{ cents: 7500 }, { cents: 30 }] });
  const whole = await admin.arrived(id, '1000', 'dialog-0002');
  expect(whole.body).toMatchObject({
    status: 'processing',
    money: [{ cents: 7500 }, { cents: 30 }, { cents: 100_000, state: 'done' }],
  });
  expect((await admin.arrived(id, '5', 'dialog-0004')).status, 'it waits for none').toBe(409);
  await shop.waitUntilIdle();
  expect((await subjectsOf(shop)).sort()).toEqual([
    `Your order #${id} is confirmed`,
    `Your order #${id}: a payment has arrived`,
    `Your order #${id}: a payment has arrived`,
    `Your order #${id}: how to pay`,
  ]);
  for (const body of [
    { cents: 0 },
    { cents: -500 },
    { cents: 0.5 },
    { cents: '500' },
    { cents: 100_000_000 },
    { way: 'card' },
    { id: 'x' },
  ]) {
    const input = { id: 'dialog-0009', cents: 500, way: 'zelle', ...body };
    const answer = await admin.send('POST', `/api/admin/orders/${id}/money`, input);
    expect(answer.status, JSON.stringify(body)).toBe(400);
  }
});

test('money that never came is struck: the order waits again for a new time, and its buyer is told (rule 95)', async ({
  shop,
  admin,
}) => {
  const { id } = await placeTransfer(shop);
  await admin.arrived(id, '150');
  await shop.waitUntilIdle();
  await shop.passMinutes(30);
  const struck = (await admin.strike(id)).body;
  expect(struck).toMatchObject({ status: 'pending', money: [{ state: 'struck' }], refunds: [] });
  expect(Date.parse(struck.deadline)).toBeGreaterThan(
    Date.parse(struck.createdAt) + 72 * 3_600_000,
  );
  expect((await admin.strike(id)).body.deadline, 'safe to repeat').toBe(struck.deadline);
  expect(await newBuyer(shop).availability()).toEqual({ [artworkId]: 'reserved' });
  const mail = await mailOf(shop, `Your order #${id}: the payment has not arrived`);
  expect(mail).toContain('It is reserved for you until');
  expect(mail).toContain('Amount: $150.00');
  expect((await admin.arrived(id, '150')).status, 'this dialog’s money was struck').toBe(409);
  expect((await admin.arrived(id, '150', 'dialog-0002')).body.status).toBe('processing');
  await shop.waitUntilIdle();
  const confirmed = (await subjectsOf(shop)).filter((subject) => subject.endsWith('is confirmed'));
  expect(confirmed, 'one in each round').toHaveLength(2);
  await admin.setStatus(id, 'shipped');
  expect(await admin.strike(id, 'dialog-0002')).toMatchObject({
    status: 409,
    body: { error: 'This order is sent already.' },
  });
  expect((await admin.strike(id, 'nothing')).status).toBe(404);
});

test('a cancelled transfer leaves what is not kept as a debt by hand, in the mail and in both CSV files, until it is sent back (rules 26, 95)', async ({
  shop,
  admin,
}) => {
  const { id } = await placeTransfer(shop);
  await admin.arrived(id, '150');
  expect((await admin.setStatus(id, 'cancelled', '150.01')).body.error).toBe(
    'At most $150.00 of this order is left.',
  );
  const cancelled = (await admin.setStatus(id, 'cancelled', '50')).body;
  expect(cancelled.refunds).toMatchObject([{ cents: 10000, way: 'zelle', state: 'due' }]);
  const [debt] = cancelled.refunds;
  const mail = await mailOf(shop, `Your order #${id} is cancelled`);
  expect(mail).toContain('The painter sends $100.00 back to you.');
  expect(mail).toContain('$50.00 stays with the painter, as agreed.');
  const rowOf = async (what = '') =>
    (await admin.exportCsv(what)).filter((line) => line.includes(id)).join('\n');
  expect(await rowOf()).toContain('"100.00","100.00"');
  expect(await rowOf('/money')).toContain('"","","100.00","Zelle","To send back"');
  const sent = await Promise.all([admin.sentBack(id, debt!.key), admin.sentBack(id, debt!.key)]);
  expect(sent.map(({ body }) => body.refunds[0]!.state)).toEqual(['done', 'done']);
  expect(await rowOf('/money')).toMatch(
    /"150\.00","","","Zelle","Done","","150\.00","0\.00"\n.*"","100\.00","","Zelle","Done","[^"]*","150\.00","100\.00"/,
  );
  expect((await admin.strike(id)).body.error).toBe('Money of this payment went back already.');
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('an order that comes back keeps money that is there: nobody is asked to pay, and nothing is owed (rule 28)', async ({
  shop,
  admin,
}) => {
  const { id } = await placeTransfer(shop);
  await admin.arrived(id, '150');
  await admin.setStatus(id, 'cancelled');
  const back = (await admin.setStatus(id, 'pending')).body;
  expect(back).toMatchObject({ status: 'pending', refunds: [], money: [{ state: 'done' }, {}] });
  expect(back.paidAt).not.toBeNull();
  expect(await newBuyer(shop).availability()).toEqual({ [artworkId]: 'sold' });
  await admin.setStatus(id, 'cancelled');
  const { clientSecret } = (await newBuyer(shop).openCard([artworkId])).body;
  await payByCard(shop, clientSecret);
  await shop.waitUntilIdle();
  expect((await admin.setStatus(id, 'processing')).body.error).toMatch(/^This artwork now belongs/);
  expect((await admin.findOrder(id))?.refunds).toMatchObject([{ state: 'due' }]);
  expect((await subjectsOf(shop)).filter((subject) => subject.includes('how to pay'))).toHaveLength(
    1,
  );
  const card = (await admin.listOrders()).find(({ method }) => method === 'card')!;
  expect((await admin.arrived(card.id, '150')).status).toBe(409);
  expect((await admin.strike(card.id, card.paymentIntentId!)).status).toBe(409);
});

test('of three parts the one by Zelle is struck and comes again; cancelled, two cards get their money and the painter sends the rest (rules 26, 95)', async ({
  shop,
  admin,
}) => {
  const parts = [4000, 5000, 3000].map((cents, index) => ({ cents, until: inDays(7 + index) }));
  const offer = await makeOffer(admin, { ...ofJouMache, parts });
  const { id } = offer;
  const holder = holderOf(shop, offer);
  await holder.pay('40');
  await admin.arrived(id, '50');
  await holder.pay('30');
  expect((await admin.findOrder(id))?.status).toBe('processing');
  expect((await admin.strike(id)).body).toMatchObject({ status: 'pending', paidAt: null });
  expect(await newBuyer(shop).availability(), 'other money sells it').toEqual({
    [artworkId]: 'sold',
  });
  await admin.arrived(id, '50', 'dialog-0002');
  const cancelled = (await admin.setStatus(id, 'cancelled')).body;
  expect(cancelled.refunds).toMatchObject([
    { cents: 5000, way: 'zelle', state: 'due' },
    { cents: 3000, way: 'card', state: 'done' },
    { cents: 4000, way: 'card', state: 'done' },
  ]);
  await admin.sentBack(id, cancelled.refunds[0]!.key);
  await waitForEvents(shop);
  const { refunds } = await shop.state();
  expect(refunds.map(({ amount }) => amount).sort()).toEqual([3000, 4000]);
  expect((await admin.setStatus(id, 'pending')).status, 'the cards have their money').toBe(409);
  const notArrived = await mailOf(shop, `Your order #${id}: the payment has not arrived`);
  expect(notArrived).toContain('Amount: $20.00');
  expect(notArrived).not.toContain('reserved');
  const told = await mailOf(shop, `Your order #${id} is cancelled`);
  for (const words of [
    'The painter sends $50.00 back to you.',
    '$30.00 goes back to your card.',
    '$40.00 goes back to your card.',
  ])
    expect(told).toContain(words);
  const rows = (await admin.exportCsv('/money')).filter((line) => line.includes(id));
  const moved = rows.map((line) => line.slice(1, -1).split('","').slice(3, 5).map(Number));
  expect(moved.reduce((sum, [came = 0, back = 0]) => sum + came - back, 0)).toBe(0);
  expect(moved.reduce((sum, [came = 0]) => sum + came, 0)).toBe(120);
});

async function readOrder(shop: RunningShop, orderPage: string): Promise<BuyerOrder> {
  const headers = { authorization: `Bearer ${orderPage.split('#')[1]}` };
  return (await fetch(`${shop.url}/api/orders/mine`, { headers })).json();
}

async function placeTransfer(shop: RunningShop): Promise<{ id: string; orderPage: string }> {
  const { body } = await newBuyer(shop).orderByTransfer([artworkId]);
  await shop.waitUntilIdle();
  return { id: body.orderId, orderPage: body.orderPage };
}

async function mailOf(shop: RunningShop, subject: string): Promise<string> {
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  return mails.find((mail) => mail.subject === subject)?.text ?? '';
}

async function subjectsOf(shop: RunningShop): Promise<string[]> {
  const { mails } = await shop.state();
  return mails.filter(({ to }) => to.includes('marie@')).map(({ subject }) => subject);
}
