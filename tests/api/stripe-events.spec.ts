import { expect } from '@playwright/test';
import type { CertificateAnswer } from '#shared/certificate';
import { newBrowser, newBuyer, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import {
  buyByCard,
  exportedOrder as exported,
  painterNews as news,
  readOrderPage,
} from '../fixtures/buyers/card-order.ts';
import { duePrefix, listRecords, orderKey, readRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import {
  authorizeOnly,
  closeDispute,
  failRefund,
  openDispute,
  sendSigned,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';

test('a refund in Stripe’s dashboard is shown and mailed, each once', async ({ shop, admin }) => {
  const { id, clientSecret, orderPage } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'duplicate' });
  await refundAtStripe(shop, clientSecret, 5000);
  await waitForEvents(shop);
  expect(await admin.findOrder(id)).toMatchObject({ returnedOutsideCents: 5000, refunds: [] });
  expect(await readOrderPage(shop, orderPage)).toMatchObject({ returnedOutsideCents: 5000 });
  expect(await exported(admin, id)).toMatchObject({ 'Refunded (USD)': '50.00' });
  await refundAtStripe(shop, clientSecret, 10_000);
  await waitForEvents(shop);
  expect(await exported(admin, id)).toMatchObject({ 'Refunded (USD)': '150.00' });
  expect(await news(shop)).toEqual([
    `Order #${id}: $50.00 went back outside the shop`,
    `Order #${id}: $150.00 went back outside the shop`,
  ]);
});

test('an artwork with a refund outside the shop is freed without a second refund', async ({
  shop,
  admin,
}) => {
  const { id, clientSecret } = await buyByCard(shop);
  await refundAtStripe(shop, clientSecret, 15_000);
  await waitForEvents(shop);
  expect((await admin.setStatus(id, 'cancelled')).status).toBe(200);
  await shop.runScheduled('reconcile');
  await waitForEvents(shop);
  expect((await shop.state()).refunds).toHaveLength(1);
  expect(await exported(admin, id)).toMatchObject({ 'Refunded (USD)': '150.00' });
  expect(await newBuyer(shop).availability()).toEqual({});
  expect(await news(shop)).toHaveLength(1);
});

test('the release of an authorisation is no return: nothing is mailed or shown', async ({
  shop,
  admin,
}) => {
  const { card } = await authorizeOnly(shop);
  await shop.setFault({ service: 'stripe', mode: 'duplicate' });
  await admin.setStatus(card.orderNumber, 'cancelled');
  await waitForEvents(shop);
  expect((await shop.state()).refunds).toEqual([]);
  expect(await news(shop)).toEqual([]);
  const order = await admin.findOrder(card.orderNumber);
  expect(order).toMatchObject({ status: 'cancelled', refunds: [] });
  expect(order).not.toHaveProperty('returnedOutside');
  expect(await exported(admin, card.orderNumber)).toMatchObject({ 'Refunded (USD)': '0.00' });
});

test('what no webhook has told is read by reconciliation, and mailed once: a refund, its failure, a dispute and its end (rule 29)', async ({
  shop,
  admin,
}) => {
  const { id, clientSecret, intent } = await buyByCard(shop);
  await admin.setStatus(id, 'shipped');
  const code = (await admin.findOrder(id))!.items[0]!.certificate!;
  const ask = newBrowser(shop);
  const stateOf = async () =>
    (await ask<CertificateAnswer>('POST', '/api/certificates', { code })).body.state;
  expect(await stateOf()).toBe('genuine');
  await shop.waitUntilIdle();
  await shop.setFault({ service: 'stripe', mode: 'drop' });

  await refundAtStripe(shop, clientSecret, 5000);
  await refundAtStripe(shop, clientSecret, 10_000);
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(id)).toMatchObject({ returnedOutsideCents: 15000 });
  expect(await stateOf(), 'all of the money went back').toBe('withdrawn');
  const [refund] = (await shop.state()).refunds;
  await failRefund(shop, refund!.id);
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(id)).toMatchObject({ failedRefunds: [{ id: refund!.id }] });
  const dispute = await openDispute(shop, intent);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(id))?.disputes).toMatchObject([{ state: 'open' }]);
  await closeDispute(shop, dispute.id, 'lost');
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(id))?.disputes).toMatchObject([{ state: 'lost' }]);

  const told = await news(shop);
  expect(told.map((subject) => subject.replace(`Order #${id}: `, ''))).toEqual([
    '$150.00 went back outside the shop',
    expect.stringMatching(/^a refund of .* failed$/),
    expect.stringMatching(/^the buyer disputes /),
    expect.stringMatching(/^the dispute over .* is lost$/),
  ]);
  await shop.passMinutes(60);
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  const order = readRecord(shop, orderKey(id));
  const waiting = listRecords(shop, duePrefix);
  expect(waiting, 'nothing is looked at again before tomorrow').toEqual([
    expect.stringMatching(`${id}~waits$`),
  ]);
  await shop.runScheduled('reconcile');
  expect(listRecords(shop, duePrefix)).toEqual(waiting);
  expect(readRecord(shop, orderKey(id))).toEqual(order);
  expect(await news(shop)).toEqual(told);
});

test('a refund by the shop is not mailed; one that the buyer’s bank sends back is shown, mailed and not counted', async ({
  shop,
  admin,
}) => {
  const { id, orderPage } = await buyByCard(shop);
  await admin.setStatus(id, 'cancelled');
  await waitForEvents(shop);
  expect(await news(shop)).toEqual([]);
  expect(await exported(admin, id)).toMatchObject({ 'Refunded (USD)': '150.00' });
  const [refund] = (await shop.state()).refunds;
  await shop.setFault({ service: 'stripe', mode: 'duplicate' });
  await failRefund(shop, refund!.id);
  await waitForEvents(shop);
  const failedRefunds = [{ id: refund!.id, cents: 15000 }];
  expect(await admin.findOrder(id)).toMatchObject({ failedRefunds });
  expect(await readOrderPage(shop, orderPage)).toMatchObject({ failedRefunds });
  expect(await exported(admin, id)).toMatchObject({ 'Refunded (USD)': '0.00' });
  expect(await news(shop)).toEqual([`Order #${id}: a refund of $150.00 failed`]);
  await shop.runScheduled('reconcile');
  expect((await shop.state()).refunds).toHaveLength(1);
});

test('an event makes the shop read Stripe; its body is not trusted', async ({ shop, admin }) => {
  const { id, intent } = await buyByCard(shop);
  const found = (await shop.state()).paymentIntents.find((one) => one.id === intent);
  const bodies = [
    { object: 'charge', id: found?.latest_charge, amount_refunded: 15_000, refunded: true },
    { object: 'dispute', id: 'du_unknown', payment_intent: intent, status: 'lost' },
    { object: 'refund', id: 're_unknown', payment_intent: intent, status: 'failed' },
    { object: 'charge', id: '../payment_intents' },
    { object: 'customer', id: 'cus_1' },
  ];
  for (const object of bodies) {
    const answer = await sendSigned(shop, JSON.stringify({ data: { object } }));
    expect(answer.status, JSON.stringify(object)).toBe(200);
  }
  await shop.waitUntilIdle();
  expect(await news(shop)).toEqual([]);
  const order = await admin.findOrder(id);
  expect(order?.returnedOutsideCents ?? 0).toBe(0);
  expect(order?.disputes ?? []).toEqual([]);
});
