import { expect } from '@playwright/test';
import type { AdminOrder } from '#shared/order';
import { newBuyer, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import {
  buyByCard,
  cellsOf,
  exportedOrder as exported,
  painterNews as news,
} from '../fixtures/buyers/card-order.ts';
import { closeDispute, openDispute, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const words = 'The bank has the money until the dispute is decided.';

test('while a payment is disputed nothing of it goes back, nothing is promised, and the order is not cancelled', async ({
  shop,
  admin,
}) => {
  const { id, dispute } = await buyAndDispute(shop);
  expect(await admin.findOrder(id)).toMatchObject({
    disputes: [{ id: dispute.id, amount: '150.00', state: 'open' }],
  });
  const mails = await mailsToBuyer(shop);
  const back = { id: 'dialog-0001', cents: 15_000, leftCents: 15_000, reason: 'As you asked' };
  expect(await giveBack(admin, id, back)).toMatchObject({ status: 409, body: { error: words } });
  const cancelled = await admin.setStatus(id, 'cancelled');
  expect(cancelled).toMatchObject({ status: 409, body: { error: words } });
  await shop.runScheduled('reconcile');
  expect(await mailsToBuyer(shop)).toEqual(mails);
  expect(await admin.findOrder(id)).toMatchObject({ status: 'processing', refunds: [] });

  await closeDispute(shop, dispute.id, 'won');
  await waitForEvents(shop);
  expect(await exported(admin, id)).toMatchObject({ Disputes: 'won $150.00' });
  expect(await news(shop)).toEqual([
    `Order #${id}: the buyer disputes $150.00`,
    `Order #${id}: the dispute over $150.00 is won`,
  ]);
  expect((await giveBack(admin, id, back)).status).toBe(200);
  expect((await shop.state()).refunds).toMatchObject([{ amount: 15_000 }]);
});

test('the desk hears of a dispute at the press, if no event has told of it', async ({
  shop,
  admin,
}) => {
  const { id, intent } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await openDispute(shop, intent);
  expect(await admin.setStatus(id, 'cancelled')).toMatchObject({
    status: 409,
    body: { error: words },
  });
});

test('a refund that was due before the dispute waits without a try, and leaves once it is won (rule 30)', async ({
  shop,
  admin,
}) => {
  const { id, intent } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'error' });
  expect((await admin.setStatus(id, 'cancelled')).body.refunds).toMatchObject([{ state: 'due' }]);
  await shop.clearFaults();
  const dispute = await openDispute(shop, intent);
  await waitForEvents(shop);
  for (const minutes of [6, 6]) {
    await shop.passMinutes(minutes);
    await shop.runScheduled('reconcile');
  }
  expect(await admin.findOrder(id)).toMatchObject({ refunds: [{ state: 'due', refusals: 0 }] });
  await closeDispute(shop, dispute.id, 'won');
  await waitForEvents(shop);
  expect((await admin.findOrder(id))?.refunds).toMatchObject([{ state: 'done' }]);
  expect((await shop.state()).refunds).toHaveLength(1);
});

test('after a lost dispute the artwork is freed, nothing is refunded, not even what was due, and the book has the day', async ({
  shop,
  admin,
}) => {
  const { id, intent } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'error' });
  await admin.setStatus(id, 'cancelled');
  await shop.clearFaults();
  const dispute = await openDispute(shop, intent);
  await waitForEvents(shop);
  expect(await booked(admin, id)).toContainEqual(['', '', '150.00', 'Held by the bank', '0.00']);
  await closeDispute(shop, dispute.id, 'lost');
  await waitForEvents(shop);
  await shop.passMinutes(6);
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(id)).toMatchObject({
    status: 'cancelled',
    refunds: [],
    disputes: [{ state: 'lost' }],
  });
  expect((await shop.state()).refunds).toEqual([]);
  expect(await newBuyer(shop).availability()).toEqual({});
  expect(await exported(admin, id)).toMatchObject({
    'Refunded (USD)': '0.00',
    Disputes: 'lost $150.00',
  });
  expect(await booked(admin, id)).toContainEqual(['', '150.00', '', 'Dispute lost', '150.00']);
});

test('an inquiry says that no money is taken; a full refund stays possible, and it ends as closed', async ({
  shop,
  admin,
}) => {
  const { id, dispute } = await buyAndDispute(shop, { status: 'warning_needs_response' });
  const asked =
    'The buyer’s bank asks about $150.00. No money is taken yet. A full refund now ends it.';
  expect(await toDo(admin, id)).toBe(asked);
  const { mails } = await shop.state();
  expect(mails.find(({ subject }) => subject.includes('asks about'))?.text).toContain(asked);
  const back = { id: 'dialog-0001', cents: 15_000, leftCents: 15_000, reason: 'As you asked' };
  expect((await giveBack(admin, id, back)).body.refunds).toMatchObject([{ state: 'done' }]);
  await closeDispute(shop, dispute.id, 'closed');
  await waitForEvents(shop);
  expect((await admin.findOrder(id))?.disputes).toMatchObject([{ state: 'closed' }]);
  expect(await booked(admin, id)).toHaveLength(2);
});

test('an inquiry that becomes a dispute is heard by reconciliation alone, and an older reading never leads back', async ({
  shop,
  admin,
}) => {
  const { id, intent } = await buyByCard(shop);
  await shop.waitUntilIdle();
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const dispute = await openDispute(shop, intent, { status: 'warning_needs_response' });
  const stateAfter = async (decision?: Parameters<typeof closeDispute>[2]) => {
    if (decision) await closeDispute(shop, dispute.id, decision);
    await shop.runScheduled('reconcile');
    return (await admin.findOrder(id))?.disputes?.map(({ state }) => state);
  };
  expect(await stateAfter()).toEqual(['asked']);
  expect(await stateAfter('open')).toEqual(['open']);
  expect(await stateAfter('lost')).toEqual(['lost']);
  expect(await stateAfter('open'), 'a late reading').toEqual(['lost']);
  expect(await stateAfter('won'), 'the bank decides again').toEqual(['won']);
});

test('a part lost says what is left, and may be given back; a prevented one took what its balance shows', async ({
  shop,
  admin,
}) => {
  const part = await buyAndDispute(shop, { amount: 5000 });
  await closeDispute(shop, part.dispute.id, 'lost');
  await waitForEvents(shop);
  const { mails } = await shop.state();
  const told = mails.find(({ subject }) => subject.includes('is lost'))?.text;
  expect(told).toContain('$100.00 of the order is left.');
  expect(told).not.toContain('for sale again');
  const back = { id: 'dialog-0001', cents: 10_000, leftCents: 10_000, reason: 'As you asked' };
  expect((await giveBack(admin, part.id, back)).body.refunds).toMatchObject([{ state: 'done' }]);

  const prevented = await openDispute(shop, part.intent, {
    amount: 3000,
    status: 'warning_needs_response',
  });
  await closeDispute(shop, prevented.id, 'prevented');
  await waitForEvents(shop);
  expect(await booked(admin, part.id)).toContainEqual(
    expect.arrayContaining(['30.00', 'Dispute settled before it began']),
  );
});

test('a refund that Stripe made counts, although a dispute that took the money struck it meanwhile', async ({
  shop,
  admin,
}) => {
  const { id, clientSecret, intent } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'no-balance' });
  const part = { id: 'dialog-0001', cents: 5000, leftCents: 15_000, reason: 'A scratch' };
  expect((await giveBack(admin, id, part)).body.refunds).toMatchObject([{ state: 'due' }]);
  await shop.clearFaults();
  const dispute = await openDispute(shop, intent, { status: 'warning_needs_response' });
  await closeDispute(shop, dispute.id, 'prevented');
  await waitForEvents(shop);
  expect(await admin.findOrder(id), 'the bank has it all').toMatchObject({ refunds: [] });
  await refundAtStripe(shop, clientSecret, 5000, 'dialog-0001');
  await waitForEvents(shop);
  expect(await admin.findOrder(id)).toMatchObject({ refunds: [{ cents: 5000, state: 'done' }] });
});

test('a refund of the dashboard of the disputed amount is read, and a won dispute is no failed refund', async ({
  shop,
  admin,
}) => {
  const { id, clientSecret, intent } = await buyByCard(shop);
  const dispute = await openDispute(shop, intent, { amount: 5000 });
  await waitForEvents(shop);
  await closeDispute(shop, dispute.id, 'won');
  await waitForEvents(shop);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await refundAtStripe(shop, clientSecret, 5000);
  await shop.runScheduled('reconcile');
  expect(await admin.findOrder(id)).toMatchObject({ returnedOutsideCents: 5000 });
  expect((await news(shop)).filter((subject) => subject.includes('failed'))).toEqual([]);
});

/** Buys, opens a dispute as the buyer's bank, and waits until the shop has handled the webhook. */
async function buyAndDispute(shop: RunningShop, opening?: Parameters<typeof openDispute>[2]) {
  const bought = await buyByCard(shop);
  const dispute = await openDispute(shop, bought.intent, opening);
  await waitForEvents(shop);
  return { ...bought, dispute };
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

async function mailsToBuyer(shop: RunningShop): Promise<string[]> {
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  return mails.filter(({ to }) => !to.includes('studio@')).map(({ subject }) => subject);
}

/** Returns the rows of an order in the book of money: what came, went back, did not move, the state, and what went back this month. */
async function booked(admin: Admin, id: string): Promise<string[][]> {
  const rows = (await admin.exportCsv('/money')).map(cellsOf);
  // A number that looks like a date is written as a constant (rule 82).
  return rows
    .filter((cells) => cells[1] === id || cells[1] === `=""${id}""`)
    .map((cells) => [3, 4, 5, 7, 10].map((column) => cells[column] ?? ''));
}
