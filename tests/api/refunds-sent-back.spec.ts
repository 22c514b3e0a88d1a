import { expect } from '@playwright/test';
import type { AdminOrder } from '#shared/order';
import { newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { buyByCard } from '../fixtures/buyers/card-order.ts';
import { holderOf, makeOffer } from '../fixtures/buyers/offers.ts';
import {
  closeDispute,
  failRefund,
  openDispute,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

test('a refund that the bank sent back is owed by hand in every status, until the painter says that it is sent', async ({
  shop,
  admin,
}) => {
  const { id } = await buyByCard(shop);
  const part = { id: 'dialog-0001', cents: 6000, leftCents: 15_000, reason: 'A scratch' };
  await giveBack(admin, id, part);
  await admin.setStatus(id, 'delivered');
  const [refund] = (await shop.state()).refunds;
  await failRefund(shop, refund!.id);
  await waitForEvents(shop);
  const entry = `${refund!.id}-owed`;
  for (const status of ['delivered', 'shipped', 'processing'] as const) {
    await admin.setStatus(id, status);
    expect(await toDo(admin, id), status).toMatch(/^Send \$60\.00 back to .* in another way/);
    expect(await isOpen(admin, id), status).toBe(true);
  }
  const again = { ...part, id: 'dialog-0002', cents: 15_000 };
  expect((await giveBack(admin, id, again)).status, 'not by card as well').toBe(409);
  await shop.passMinutes(60);
  await shop.runScheduled('reconcile');
  expect(await toDo(admin, id), 'after a day').toMatch(/^Send \$60\.00/);
  await admin.setStatus(id, 'delivered');
  expect((await admin.sentBack(id, entry)).status).toBe(200);
  expect((await admin.sentBack(id, entry)).status, 'safe to repeat').toBe(200);
  expect(await toDo(admin, id)).toBeUndefined();
  expect(await isOpen(admin, id)).toBe(false);
  expect((await shop.state()).refunds).toHaveLength(1);
});

test('of a refund of the dashboard the order asks, and ‘No’ ends it', async ({ shop, admin }) => {
  const { id, clientSecret } = await buyByCard(shop);
  await refundAtStripe(shop, clientSecret, 6000);
  await waitForEvents(shop);
  const [refund] = (await shop.state()).refunds;
  await failRefund(shop, refund!.id);
  await waitForEvents(shop);
  expect(await toDo(admin, id)).toMatch(/Still to send back\?$/);
  expect(await admin.findOrder(id), 'nothing is promised').toMatchObject({ refunds: [] });
  const struck = () => admin.strike(id, `${refund!.id}-owed`);
  expect((await struck()).body).toMatchObject({ status: 'processing' });
  expect((await struck()).status, 'safe to repeat').toBe(200);
  expect(await toDo(admin, id)).not.toContain('send back');
  const whole = { id: 'dialog-0001', cents: 15_000, leftCents: 15_000, reason: 'As you asked' };
  expect((await giveBack(admin, id, whole)).status).toBe(200);
});

test('the page of a payment says what the ledger says (rules 31, 79)', async ({ shop, admin }) => {
  const stateOf = async (bought: Bought) =>
    (await bought.buyer.outcomeOf(bought.clientSecret)).body.state;

  const part = await buy(shop, 'jou-mache');
  expect(await stateOf(part)).toBe('succeeded');
  await refundAtStripe(shop, part.clientSecret, 5000);
  await waitForEvents(shop);
  expect(await stateOf(part), 'a part went back in the dashboard').toBe('changed');
  await refundAtStripe(shop, part.clientSecret, 10_000);
  await waitForEvents(shop);
  expect(await stateOf(part), 'all went back in the dashboard').toBe('refunded');

  const kept = await buy(shop, 'tanbouye');
  await admin.setStatus(kept.id, 'cancelled', '175');
  expect(await stateOf(kept), 'cancelled, and all is kept').toBe('changed');

  const lost = await buy(shop, 'choublak');
  const dispute = await openDispute(shop, lost.intent);
  await waitForEvents(shop);
  expect(await stateOf(lost), 'while it is disputed').toBe('succeeded');
  await closeDispute(shop, dispute.id, 'lost');
  await waitForEvents(shop);
  expect(await stateOf(lost), 'the bank took it').toBe('changed');
});

test('a part of an offer that went back is no payment that has come', async ({ shop, admin }) => {
  const offer = await makeOffer(admin);
  const holder = holderOf(shop, offer);
  const form = (await holder.open('120')).body;
  await payByCard(shop, form.clientSecret);
  await waitForEvents(shop);
  expect((await holder.outcomeOf(form)).state).toBe('succeeded');
  await refundAtStripe(shop, form.clientSecret, 1000);
  await waitForEvents(shop);
  expect((await holder.outcomeOf(form)).state).toBe('changed');
  await admin.setStatus(offer.id, 'cancelled');
  await waitForEvents(shop);
  expect((await holder.outcomeOf(form)).state).toBe('refunded');
});

type Bought = Awaited<ReturnType<typeof buy>>;

async function buy(shop: RunningShop, work: string) {
  const buyer = newBuyer(shop);
  const { clientSecret, orderNumber: id } = (await buyer.openCard([work])).body;
  await payByCard(shop, clientSecret);
  await waitForEvents(shop);
  return { buyer, id, clientSecret, intent: clientSecret.split('_secret_')[0]! };
}

function giveBack(admin: Admin, id: string, body: object) {
  return admin.send<AdminOrder>('POST', `/api/admin/orders/${id}/refunds`, body);
}

async function toDo(admin: Admin, id: string): Promise<string | undefined> {
  const { body } = await admin.send<{ orders: { id: string; words: string }[] }>(
    'GET',
    '/api/admin/to-do',
  );
  return body.orders.find((order) => order.id === id)?.words;
}

async function isOpen(admin: Admin, id: string): Promise<boolean> {
  const { body } = await admin.send<AdminOrder[]>('GET', '/api/admin/orders/open');
  return body.some((order) => order.id === id);
}
