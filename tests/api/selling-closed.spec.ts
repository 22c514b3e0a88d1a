import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { captureAtStripe } from '../fixtures/buyers/stripe-account.ts';
import { lockKey, removeRecords, writeRecord } from '../fixtures/records.ts';
import { findSetup } from '../fixtures/setup.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const sentence = 'The shop does not sell anything at the moment. Please try again later.';
const close = (shop: RunningShop) =>
  writeRecord(shop, lockKey, { proof: 'broken', client: '10.4.2', at: '2026-11-01T00:00:00Z' });

test('while the check of the lock has failed no form opens, no press and no transfer order is accepted (rule 90)', async ({
  shop,
  admin,
}) => {
  close(shop);
  const buyer = newBuyer(shop);
  for (const ask of [buyer.openCard, buyer.check, buyer.orderByTransfer]) {
    const { status, body, headers } = await ask(['jou-mache']);
    expect([status, (body as { error: string }).error]).toEqual([503, sentence]);
    expect(headers.get('retry-after')).toBe('600');
  }
  expect((await buyer.send('GET', '/api/artworks')).status).toBe(200);
  expect(await admin.listOrders()).toEqual([]);
  await findSetup(admin, 'store');
  expect((await buyer.openCard(['jou-mache'])).status, 'after a check that passed').toBe(200);
});

test('a payment that was authorised before is released, and one that was captured is a sale (rule 90)', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  close(shop);
  expect((await buyer.outcomeOf(card.clientSecret)).body).toMatchObject({
    state: 'released',
    reason: 'The shop did not sell anything at that moment.',
  });
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({ status: 'cancelled' });
  removeRecords(shop, lockKey);
  const sold = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, sold.clientSecret);
  await captureAtStripe(shop, sold.clientSecret);
  close(shop);
  expect((await buyer.outcomeOf(sold.clientSecret)).body.state).toBe('succeeded');
});
