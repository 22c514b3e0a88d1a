import { expect } from '@playwright/test';
import { payByCard } from '../fixtures/buyers/buyers.ts';
import { newBuyerAt } from '../fixtures/buyers/buyers-at.ts';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { removeRecords } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test.use({ settings: { HOLDS_PER_ADDRESS: '10' } });
const one = '127.0.4.1';
const other = '127.0.4.2';
const transferRefusal = 'Please pay by card, or write to us';

test('one address holds ten works at most; the eleventh card payment opens without a hold', async ({
  shop,
}) => {
  const works = addWorks(shop, 20);
  for (const id of works.slice(0, 10)) {
    const { status, body } = await openCard(shop, one, id);
    expect({ status, isHeld: body.isHeld }).toEqual({ status: 200, isHeld: true });
  }
  const eleventh = await openCard(shop, one, works[10]!);
  expect(eleventh.status).toBe(200);
  expect(eleventh.body.clientSecret).toContain('_secret_');
  expect(eleventh.body.isHeld).toBe(false);
  expect(await heldWorks(shop)).toEqual(works.slice(0, 10).sort());

  const order = await (await shop.admin()).findOrder(eleventh.body.orderNumber);
  expect(order).toMatchObject({ status: 'pending', isHeld: false });
  const neighbour = await openCard(shop, other, works[10]!);
  expect(neighbour.body.isHeld, 'another address holds it').toBe(true);
});

test('one address holds half of what is for sale at most, and two works at least', async ({
  shop,
}) => {
  for (const [index, id] of ['jou-mache', 'tanbouye', 'choublak'].entries()) {
    const { body } = await newBuyerAt(shop, { address: one }).openCard([id]);
    expect(body.isHeld, `of five works the ${index + 1}.`).toBe(index < 2);
  }
  const works = addWorks(shop, 3);
  expect((await openCard(shop, one, works[0]!)).body.isHeld, 'the third of eight').toBe(true);
  expect((await openCard(shop, one, works[1]!)).body.isHeld, 'the fourth of eight').toBe(true);
  expect((await openCard(shop, one, works[2]!)).body.isHeld, 'the fifth of eight').toBe(false);
});

test('the first payment gets a work that nobody holds, the second goes back', async ({ shop }) => {
  await holdTwo(shop, one);
  const first = (await newBuyerAt(shop, { address: one }).openCard(['choublak'])).body;
  const second = newBuyerAt(shop, { address: one });
  const late = (await second.openCard(['choublak'])).body;
  expect([first.isHeld, late.isHeld]).toEqual([false, false]);
  await payByCard(shop, first.clientSecret);
  const outcome = await second.outcomeOf(first.clientSecret);
  expect(outcome.body.state).toBe('succeeded');
  expect(await payByCard(shop, late.clientSecret)).toBe(200);
  expect((await second.outcomeOf(late.clientSecret)).body.state).toBe('refunded');
  const given = (await shop.state()).refunds.map(({ payment_intent }) => payment_intent);
  expect(given).toContain(late.clientSecret.split('_secret_')[0]);
  expect(given).not.toContain(first.clientSecret.split('_secret_')[0]);
});

test('a payment without a hold takes no work from a buyer who holds it', async ({ shop }) => {
  await holdTwo(shop, one);
  const without = newBuyerAt(shop, { address: one });
  const open = (await without.openCard(['choublak'])).body;
  const holder = newBuyerAt(shop, { address: other });
  const held = (await holder.openCard(['choublak'])).body;
  expect([open.isHeld, held.isHeld]).toEqual([false, true]);
  await shop.passMinutes(1);
  await payByCard(shop, open.clientSecret);
  const outcome = (await without.outcomeOf(open.clientSecret)).body;
  expect(outcome).toMatchObject({ state: 'refunded' });
  expect(outcome.reason).toContain('reserved for another buyer');
  await payByCard(shop, held.clientSecret);
  expect((await holder.outcomeOf(held.clientSecret)).body.state).toBe('succeeded');
});

test('a payment that was made before another buyer held the work gets it, however late it is heard of', async ({
  shop,
}) => {
  await holdTwo(shop, one);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const without = newBuyerAt(shop, { address: one });
  const open = (await without.openCard(['choublak'])).body;
  await payByCard(shop, open.clientSecret);
  await shop.passMinutes(1);
  const rival = (await newBuyerAt(shop, { address: other }).openCard(['choublak'])).body;
  expect(rival.isHeld).toBe(true);
  expect((await without.outcomeOf(open.clientSecret)).body.state).toBe('succeeded');
  expect(await payByCard(shop, rival.clientSecret), 'the rival cannot pay any more').toBe(400);
});

test('an order without a hold ends with its minutes', async ({ shop }) => {
  await holdTwo(shop, one);
  const open = (await newBuyerAt(shop, { address: one }).openCard(['choublak'])).body;
  await shop.passMinutes(16);
  await shop.runScheduled('reconcile');
  expect(await payByCard(shop, open.clientSecret)).toBe(400);
  expect((await (await shop.admin()).findOrder(open.orderNumber))?.status).toBe('cancelled');
});

test('asked again, a payment without a hold is the same payment', async ({ shop }) => {
  await holdTwo(shop, one);
  const buyer = newBuyerAt(shop, { address: one });
  const first = (await buyer.openCard(['choublak'])).body;
  expect((await buyer.openCard(['choublak'])).body).toEqual(first);
  const changed = (await buyer.openCard(['bato-anba-loraj'])).body;
  expect(changed.orderNumber).not.toBe(first.orderNumber);
});

test('a buyer with a paid order without a hold opens the payment of another work', async ({
  shop,
}) => {
  await holdTwo(shop, one);
  const buyer = newBuyerAt(shop, { address: one });
  const first = (await buyer.openCard(['choublak'])).body;
  await payByCard(shop, first.clientSecret);
  expect((await buyer.outcomeOf(first.clientSecret)).body.state).toBe('succeeded');
  expect((await buyer.openCard(['bato-anba-loraj'])).status).toBe(200);
});

test('a payment that is asked for twice at once counts once', async ({ shop }) => {
  addWorks(shop, 1);
  const buyer = newBuyerAt(shop, { address: one, buyerKey: 'k'.repeat(32) });
  const twice = await Promise.all([1, 2].map(() => buyer.openCard(['jou-mache'])));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0]!.body.orderNumber).toBe(twice[1]!.body.orderNumber);
  const others = await newBuyerAt(shop, { address: one }).openCard(['tanbouye', 'choublak']);
  expect(others.body.isHeld, 'three of six').toBe(true);
});

test('a transfer order over the limit is refused with the way on', async ({ shop }) => {
  await holdTwo(shop, one);
  const buyer = newBuyerAt(shop, { address: one });
  const refused = await buyer.orderByTransfer(['choublak'], 'third@example.com');
  expect(refused.status).toBe(429);
  expect(refused.body.error).toBe(transferRefusal);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await heldWorks(shop)).toHaveLength(2);
  expect((await buyer.openCard(['choublak'])).status).toBe(200);
});

test('more than 120 new orders an hour from one address are refused before anything is held', async ({
  shop,
}) => {
  // A buyer who changes his cart begins a new order each time.
  const buyer = newBuyerAt(shop, { address: one });
  const carts = [['jou-mache'], ['jou-mache', 'tanbouye']];
  for (let count = 0; count < 120; count++) {
    expect((await buyer.openCard(carts[count % 2]!)).status).toBe(200);
  }
  const refused = await newBuyerAt(shop, { address: one }).openCard(['choublak']);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(50 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect(await heldWorks(shop)).not.toContain('choublak');
  expect((await newBuyerAt(shop, { address: other }).openCard(['choublak'])).status).toBe(200);
  await shop.passMinutes(61);
  expect((await newBuyerAt(shop, { address: one }).openCard(['choublak'])).status).toBe(200);
});

test('30 requests at once from one address hold no more than the limit', async ({ shop }) => {
  const works = addWorks(shop, 30);
  // It writes the lists, which the works put into the store made old.
  await shop.runScheduled('reconcile');
  const answers = await Promise.all(works.map((id) => openCard(shop, one, id)));
  const held = answers.filter(({ body }) => body.isHeld).length;
  // An overloaded machine answers 503, with or without a hold.
  const busy = answers.filter(({ status }) => status === 503).length;
  expect(held).toBeLessThanOrEqual(10);
  expect(held + busy).toBeGreaterThanOrEqual(10);
  const heldInStore = (await heldWorks(shop)).length;
  expect(heldInStore).toBeLessThanOrEqual(10);
  expect(heldInStore).toBeGreaterThanOrEqual(held);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
});

test('holds of one address end with their deadlines, by card and by transfer', async ({ shop }) => {
  await holdTwo(shop, one);
  await shop.passMinutes(16);
  const order = (id: string) =>
    newBuyerAt(shop, { address: one }).orderByTransfer([id], `${id}@example.com`);
  expect((await order('choublak')).status).toBe(200);
  expect((await order('tanbouye')).status).toBe(200);
  expect((await order('jou-mache')).status).toBe(429);
  await shop.passMinutes(4 * 60 + 1);
  expect((await order('jou-mache')).status).toBe(200);
});

test('a hold whose request ended before its order was written frees itself', async ({ shop }) => {
  await holdTwo(shop, one);
  removeRecords(shop, 'claims/', 'orders/');
  const open = (id: string) => newBuyerAt(shop, { address: one }).openCard([id]);
  expect((await open('choublak')).body.isHeld, 'it may be at work').toBe(false);
  await shop.passMinutes(2);
  expect((await open('tanbouye')).body.isHeld).toBe(true);
});

test('orders that were paid, cancelled or replaced leave their room to others', async ({
  shop,
}) => {
  const first = newBuyerAt(shop, { address: one });
  const paid = (await first.openCard(['jou-mache'])).body;
  await payByCard(shop, paid.clientSecret);
  expect((await first.outcomeOf(paid.clientSecret)).body.state).toBe('succeeded');
  const second = newBuyerAt(shop, { address: one });
  expect((await second.openCard(['tanbouye'])).body.isHeld).toBe(true);
  expect((await second.orderByTransfer(['tanbouye'])).status, 'the same hold').toBe(200);
  expect((await second.openCard(['tanbouye'])).body.isHeld, 'and back').toBe(true);
  const third = (await newBuyerAt(shop, { address: one }).openCard(['choublak'])).body;
  expect(third.isHeld, 'the paid one does not count').toBe(true);
  await (await shop.admin()).setStatus(third.orderNumber, 'cancelled');
  const fourth = await newBuyerAt(shop, { address: one }).openCard(['bato-anba-loraj']);
  expect(fourth.body.isHeld, 'nor the cancelled one').toBe(true);
});

async function holdTwo(shop: RunningShop, address: string): Promise<void> {
  for (const id of ['jou-mache', 'tanbouye']) {
    const { body } = await newBuyerAt(shop, { address }).openCard([id]);
    expect(body.isHeld).toBe(true);
  }
}

function openCard(shop: RunningShop, address: string, id: string) {
  return newBuyerAt(shop, { address }).openCard([id], workPrice);
}

/** The works that another visitor sees as reserved. */
async function heldWorks(shop: RunningShop): Promise<string[]> {
  const pieces = await newBuyerAt(shop, { address: '127.0.4.99' }).availability();
  return Object.keys(pieces).sort();
}
