import { expect } from '@playwright/test';
import type { Order } from '#shared/order';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { changeAmount, payElsewhere, waitForEvents } from '../fixtures/buyers/stripe-account.ts';

test('a payment of 50 cents that names an order sells nothing and waits for the administrator', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  const stray = await payElsewhere(shop, { cents: 50, metadata: { orderId: card.orderNumber } });
  await waitForEvents(shop);
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'pending',
    paidAt: null,
    strayPayments: [{ paymentIntentId: stray.id, amount: '0.50', currency: 'usd', state: 'kept' }],
  });
  expect(await painterMails(shop)).toEqual([
    `A payment of $0.50 does not belong to order #${card.orderNumber}`,
  ]);
  expect((await buyer.outcomeOf(stray.client_secret!)).body).toMatchObject({ state: 'failed' });

  const presses = await Promise.all([1, 2, 3].map(() => giveBack(admin, card.orderNumber, stray)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await giveBack(admin, card.orderNumber, stray)).body.strayPayments).toMatchObject([
    { state: 'done' },
  ]);
  expect(await refundsOf(shop)).toEqual([[stray.id, 50]]);
  expect((await buyer.outcomeOf(stray.client_secret!)).body).toMatchObject({ state: 'refunded' });

  await payByCard(shop, card.clientSecret);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
  await waitForEvents(shop);
  expect(await refundsOf(shop)).toEqual([[stray.id, 50]]);
});

test('only a payment that waits for the administrator can be given back', async ({
  shop,
  admin,
}) => {
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  await waitForEvents(shop);
  const { paymentIntentId } = (await admin.findOrder(card.orderNumber))!;
  expect((await giveBack(admin, card.orderNumber, { id: paymentIntentId! })).status).toBe(404);
  expect((await giveBack(admin, 'ZZZ-ZZZ', { id: paymentIntentId! })).status).toBe(404);
  expect(await refundsOf(shop)).toEqual([]);
});

test('a refund of a stray payment that Stripe refuses is repeated by reconciliation', async ({
  shop,
  admin,
}) => {
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  const stray = await payElsewhere(shop, { cents: 50, metadata: { orderId: card.orderNumber } });
  await waitForEvents(shop);
  await shop.setFault({ service: 'stripe', mode: 'no-balance' });
  expect((await giveBack(admin, card.orderNumber, stray)).body.strayPayments).toMatchObject([
    { state: 'due', refusals: 1 },
  ]);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.strayPayments).toMatchObject([
    { state: 'done' },
  ]);
  expect(await refundsOf(shop)).toEqual([[stray.id, 50]]);
});

test('a payment of the order’s own intent with another amount sells nothing, and the order is cancelled', async ({
  shop,
  admin,
}) => {
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  const { paymentIntentId } = (await admin.findOrder(card.orderNumber))!;
  await changeAmount(shop, paymentIntentId!, 50);
  await payByCard(shop, card.clientSecret);
  await waitForEvents(shop);
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'pending',
    strayPayments: [{ paymentIntentId, amount: '0.50', state: 'kept' }],
  });
  await shop.passMinutes(16);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});
  expect(await refundsOf(shop)).toEqual([]);
});

test('a payment in another currency that names an order is shown in its own currency', async ({
  shop,
  admin,
}) => {
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  const metadata = { orderId: card.orderNumber };
  await payElsewhere(shop, { cents: 15_000, currency: 'jpy', metadata });
  await waitForEvents(shop);
  expect((await admin.findOrder(card.orderNumber))?.strayPayments).toMatchObject([
    { amount: '15000', currency: 'jpy', state: 'kept' },
  ]);
});

test('a payment without an existing order goes back by itself, with one mail to the painter', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'duplicate' });
  const lost = await payElsewhere(shop, { cents: 15_000, metadata: { orderId: 'ZZZ-ZZ2' } });
  await waitForEvents(shop);
  await shop.runScheduled('reconcile');
  expect(await refundsOf(shop)).toEqual([[lost.id, 15_000]]);
  expect(await painterMails(shop)).toEqual([
    'A payment of $150.00 names order #ZZZ-ZZ2, which does not exist',
  ]);
  expect(await admin.listOrders()).toMatchObject([
    { id: 'ZZZ-ZZ2', status: 'cancelled', refunds: [{ amount: '150.00', state: 'done' }] },
  ]);
  expect((await newBuyer(shop).outcomeOf(lost.client_secret!)).body.state).toBe('refunded');
});

for (const [name, metadata, currency] of [
  ['without our metadata', {}, 'usd'],
  ['of another shop with the same Stripe account', shopOf('https://elsewhere.example'), 'usd'],
  ['with a number that is none of ours', { orderId: '../artworks/jou-mache' }, 'usd'],
  ['in a currency that the shop does not take', { orderId: 'ZZZ-ZZ2' }, 'eur'],
] as const) {
  test(`a payment ${name} is left alone`, async ({ shop, admin }) => {
    await payElsewhere(shop, { cents: 15_000, metadata: { ...metadata }, currency });
    await waitForEvents(shop);
    expect(await refundsOf(shop)).toEqual([]);
    expect(await admin.listOrders()).toEqual([]);
  });
}

for (const [what, change] of [
  ['hidden', hide],
  ['deleted', remove],
] as const) {
  test(`a payment after its hold lapsed, for an artwork that was ${what} meanwhile, goes back`, async ({
    shop,
    admin,
  }) => {
    const buyer = newBuyer(shop);
    const card = (await buyer.openCard(['jou-mache', 'tanbouye'])).body;
    await shop.passMinutes(16);
    expect((await change(admin, 'jou-mache')).status).toBe(200);
    await payByCard(shop, card.clientSecret);
    expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('part-refunded');
    await waitForEvents(shop);
    expect(await admin.findOrder(card.orderNumber)).toMatchObject({
      status: 'processing',
      refunds: [{ key: 'lost', amount: '150.00', state: 'done' }],
    });
    expect(await newBuyer(shop).availability()).toMatchObject({ tanbouye: 'sold' });
    const [mail] = (await shop.state()).mails.filter(({ subject }) => /returned/.test(subject));
    expect(mail?.text).toContain("'Jou Mache': not for sale any more when this payment arrived");
    expect(mail?.text).not.toContain('Another buyer');
  });
}

test('a payment in time for an artwork hidden later is a sale, however late it is reported', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  expect((await hide(admin, 'jou-mache')).status).toBe(200);
  await payByCard(shop, card.clientSecret);
  await shop.passMinutes(16);
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'processing',
    refunds: [],
  });
});

function shopOf(shop: string) {
  return { orderId: 'ZZZ-ZZ2', shop };
}

function hide(admin: Admin, id: string) {
  return admin.send('PATCH', `/api/admin/artworks/${id}/visibility`, { isHidden: true });
}

function remove(admin: Admin, id: string) {
  return admin.send('DELETE', `/api/admin/artworks/${id}`);
}

function giveBack(admin: Admin, orderId: string, { id }: { id: string }) {
  const path = `/api/admin/orders/${orderId}/give-back`;
  return admin.send<Order>('POST', path, { paymentIntentId: id });
}

async function refundsOf(shop: RunningShop): Promise<unknown[]> {
  return (await shop.state()).refunds.map((refund) => [refund.payment_intent, refund.amount]);
}

async function painterMails(shop: RunningShop): Promise<string[]> {
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  return mails.filter(({ to }) => to.includes('studio@')).map(({ subject }) => subject);
}
