import { expect } from '@playwright/test';
import { newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { openThenSell } from '../fixtures/buyers/sold-meanwhile.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import {
  authorizeOnly,
  captureAtStripe,
  changeAmount,
  expireAtBank,
  payElsewhere,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';
import { changeRecord, orderKey } from '../fixtures/records.ts';
import type { OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import { artworkPath, findOwn } from './artworks-client.ts';

const named = { orderId: 'ZZZ-ZZ2', buyer: 'a buyer', item1: 'jou-mache:15000:Jou Mache' };

const foreign: [what: string, change: Record<string, string> | null, currency: string][] = [
  ['without our metadata', null, 'usd'],
  ['of another shop with the same Stripe account', { shop: 'https://elsewhere.example' }, 'usd'],
  ['with a number that is none of ours', { orderId: '../artworks/jou-mache' }, 'usd'],
  ['in a currency that the shop does not take', {}, 'eur'],
  ['whose items are not its amount', { item1: 'jou-mache:50:Jou Mache' }, 'usd'],
  ['without items', { item1: '' }, 'usd'],
];

test('a payment that is not of the shop sells nothing, and is neither captured nor released', async ({
  shop,
  admin,
}) => {
  const paid = new Map<string, string>();
  for (const [what, change, currency] of foreign) {
    const metadata: Record<string, string> = change ? { shop: shop.url, ...named, ...change } : {};
    paid.set((await payElsewhere(shop, { cents: 15_000, metadata, currency })).id, what);
  }
  await waitForEvents(shop);
  await shop.runScheduled('reconcile');
  const { paymentIntents } = await shop.state();
  expect(paymentIntents).toHaveLength(foreign.length);
  for (const { id, status } of paymentIntents)
    expect(status, paid.get(id)).toBe('requires_capture');
  expect(await admin.listOrders()).toEqual([]);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('a second payment that names a paid order is released, and the order stays as it is', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
  await waitForEvents(shop);
  const order = await admin.findOrder(card.orderNumber);
  const metadata = { shop: shop.url, ...named, orderId: card.orderNumber };
  const { id } = await payElsewhere(shop, { cents: 15_000, metadata });
  await waitForEvents(shop);
  const { paymentIntents } = await shop.state();
  expect(paymentIntents.find((intent) => intent.id === id)?.status).toBe('canceled');
  expect(await admin.findOrder(card.orderNumber)).toEqual(order);
});

test("a payment whose amount was changed in Stripe's dashboard is not ours any more", async ({
  shop,
  admin,
}) => {
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await changeAmount(shop, card.clientSecret, 50);
  await payByCard(shop, card.clientSecret);
  await waitForEvents(shop);
  expect((await newBuyer(shop).outcomeOf(card.clientSecret)).status).toBe(404);
  expect((await shop.state()).paymentIntents).toMatchObject([{ status: 'requires_capture' }]);
  expect(await admin.listOrders()).toEqual([]);
});

test("a payment that was captured in Stripe's dashboard although its artwork was sold goes back whole, once", async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const card = await openThenSell(shop, admin, buyer, ['jou-mache', 'tanbouye']);
  await waitForEvents(shop);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await payByCard(shop, card.clientSecret);
  await captureAtStripe(shop, card.clientSecret);
  const reason = "'Jou Mache' was sold to another buyer a moment before.";
  const { body } = await buyer.outcomeOf(card.clientSecret);
  expect(body).toMatchObject({ state: 'refunded', reason });
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'cancelled',
    refunds: [{ key: 'lost', cents: 32500, state: 'done' }],
  });
  const { refunds, mails } = await shop.state();
  expect(refunds.map(({ amount }) => amount)).toEqual([32_500]);
  expect(mails.filter(({ subject }) => subject.includes(card.orderNumber))).toHaveLength(1);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
});

test("a payment that was captured in Stripe's dashboard in time is a sale", async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await captureAtStripe(shop, card.clientSecret);
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'processing',
    refunds: [],
  });
});

for (const isTold of [false, true]) {
  test(`a part that was captured in Stripe's dashboard ${isTold ? 'while events arrive' : 'unseen'} sells nothing and goes back in full, once (rule 21)`, async ({
    shop,
    admin,
  }) => {
    await shop.setFault({ service: 'stripe', mode: isTold ? 'no-capture' : 'drop' });
    const buyer = newBuyer(shop);
    const card = (await buyer.openCard(['jou-mache'])).body;
    await payByCard(shop, card.clientSecret);
    if (isTold) await waitForEvents(shop);
    if (isTold) await shop.clearFaults();
    await captureAtStripe(shop, card.clientSecret, 5000);
    if (isTold) await waitForEvents(shop);
    const reason = 'Only a part of the money was taken from the card.';
    expect((await buyer.outcomeOf(card.clientSecret)).body).toMatchObject({
      state: 'refunded',
      reason,
    });
    await shop.waitUntilIdle();
    await shop.passMinutes(10);
    await shop.runScheduled('reconcile');
    await shop.waitUntilIdle();
    const order = await admin.findOrder(card.orderNumber);
    expect(order).toMatchObject({
      status: 'cancelled',
      receivedCents: 5000,
      refunds: [{ cents: 5000, state: 'done', reason }],
    });
    expect(order?.returnedOutsideCents ?? 0, 'the rest was never taken').toBe(0);
    const { refunds, mails } = await shop.state();
    expect(refunds.map(({ amount }) => amount)).toEqual([5000]);
    expect(mails.map(({ text }) => text).filter((text) => text.includes('$50.00'))).toHaveLength(1);
    expect(mails.filter(({ subject }) => subject.includes('outside the shop'))).toEqual([]);
    expect(await newBuyer(shop).availability()).toEqual({});
  });
}

for (const [outside, own] of [
  [8000, 4000],
  [2000, 10_000],
] as const) {
  test(`of a part of 12000 cents that was captured in the dashboard, of which ${outside} went back there, the shop gives back the rest, and its order has both (rule 21)`, async ({
    shop,
    admin,
  }) => {
    const card = await capturePartUnseen(shop, 12_000);
    await refundAtStripe(shop, card.clientSecret, outside);
    await shop.runScheduled('reconcile');
    await shop.waitUntilIdle();
    expect(await admin.findOrder(card.orderNumber)).toMatchObject({
      status: 'cancelled',
      refunds: [{ cents: own, state: 'done' }],
      returnedOutsideCents: outside,
    });
    const { refunds } = await shop.state();
    const amounts = refunds.map(({ amount }) => amount);
    expect(amounts.toSorted()).toEqual([outside, own].toSorted());
  });
}

test('a debt of an older order is at most what Stripe received (rule 21)', async ({
  shop,
  admin,
}) => {
  const card = await capturePartUnseen(shop, 5000);
  await shop.setFault({ service: 'stripe', mode: 'no-balance' });
  await shop.runScheduled('reconcile');
  changeRecord<OrderRecord>(shop, orderKey(card.orderNumber), (order) => ({
    ...order,
    money: order.money.map((entry) => ({ ...entry, cents: entry.of ? -15_000 : 15_000 })),
  }));
  await shop.clearFaults();
  await shop.passMinutes(10);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.refunds).toMatchObject([
    { cents: 5000, state: 'done' },
  ]);
});

for (const [what, minutes, change, reason] of [
  ['hidden', 0, hide, "'Jou Mache' is not for sale any more."],
  ['deleted', 0, remove, "'Jou Mache' is not for sale any more."],
  ['priced anew, an hour after its form,', 61, reprice, "The price of 'Jou Mache' has changed."],
  ['for sale a day after its form', 25 * 60, null, 'The form was opened more than a day ago.'],
] as const) {
  test(`a payment for an artwork that was ${what} is released with the reason`, async ({
    shop,
    admin,
  }) => {
    const buyer = newBuyer(shop);
    const card = (await buyer.openCard(['jou-mache', 'tanbouye'])).body;
    await shop.passMinutes(minutes || 1);
    await change?.(admin);
    await payByCard(shop, card.clientSecret);
    const { body } = await buyer.outcomeOf(card.clientSecret);
    expect(body).toMatchObject({ state: 'released', reason });
    expect((await shop.state()).paymentIntents).toMatchObject([{ status: 'canceled' }]);
    expect(await newBuyer(shop).availability()).not.toHaveProperty('tanbouye');
  });
}

test('an artwork that an authorised order has taken stays its own when it is hidden or priced anew', async ({
  shop,
  admin,
}) => {
  for (const [id, change] of [
    ['jou-mache', hide],
    ['tanbouye', reprice],
  ] as const) {
    const buyer = newBuyer(shop);
    const card = (await buyer.openCard([id])).body;
    await shop.setFault({ service: 'stripe', mode: 'no-capture' });
    await payByCard(shop, card.clientSecret);
    expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('processing');
    await shop.clearFaults();
    await change(admin, id);
    await shop.passMinutes(61);
    await shop.runScheduled('reconcile');
    expect(await admin.findOrder(card.orderNumber), id).toMatchObject({
      status: 'processing',
      refunds: [],
    });
  }
});

test('reconciliation settles a payment whose webhooks were dropped, and the buyer gets one mail', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  expect(await admin.listOrders()).toEqual([]);
  await shop.passMinutes(30);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('processing');
  await shop.waitUntilIdle();
  const mails = (await shop.state()).mails.filter(({ to }) => to === 'marie@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(card.orderNumber)]);
});

test('an authorisation that expired frees its artworks, and the buyer is told', async ({
  shop,
  admin,
}) => {
  const { buyer, card } = await authorizeOnly(shop);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await expireAtBank(shop, card.clientSecret);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  expect(await newBuyer(shop).availability()).toEqual({});
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'cancelled',
    paidAt: null,
  });
  expect((await shop.state()).mails.map(({ subject }) => subject)).toEqual([
    `Nothing was charged for order #${card.orderNumber}`,
  ]);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('released');
});

/** Opens a card form and captures a part of its payment in Stripe's dashboard, of which no event arrives. */
async function capturePartUnseen(shop: RunningShop, cents: number) {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await captureAtStripe(shop, card.clientSecret, cents);
  return card;
}

async function hide(admin: Admin, id = 'jou-mache') {
  const path = `${artworkPath(id)}/visibility`;
  expect((await admin.send('PATCH', path, { isHidden: true })).status).toBe(200);
}

async function remove(admin: Admin) {
  expect((await admin.send('DELETE', artworkPath('jou-mache'))).status).toBe(200);
}

async function reprice(admin: Admin, id = 'jou-mache') {
  const edit = { ...(await findOwn(admin, id)), price: '180' };
  expect((await admin.send('PATCH', artworkPath(id), edit)).status).toBe(200);
}
