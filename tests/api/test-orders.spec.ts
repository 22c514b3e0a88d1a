import { expect } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { TestOrders } from '#shared/order';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { sendSigned, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { goLive } from '../fixtures/live-keys.ts';
import { changeRecord, orderKey } from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const path = '/api/admin/orders/test';

test('orders of the test keys count while these are set; with live keys they are in no export, and one call removes them with their takes @nightly', async ({
  launch,
}) => {
  const shop = await launch();
  const paid = await buyByCard(shop, 'jou-mache');
  const transfer = (await newBuyer(shop).orderByTransfer(['tanbouye'])).body.orderId;
  const older = (await newBuyer(shop).orderByTransfer(['choublak'], 'rose@example.com')).body
    .orderId;
  changeRecord(shop, orderKey(older), ({ livemode, ...record }) => {
    expect(livemode).toBe(false);
    return record;
  });
  const before = await shop.admin();
  expect(await before.findOrder(paid.orderNumber)).toMatchObject({
    livemode: false,
    isTest: false,
  });
  expect(await before.exportCsv()).toHaveLength(5);
  expect((await before.send<TestOrders>('DELETE', path)).body.ids).toEqual([]);
  expect(await before.listOrders()).toHaveLength(3);

  await goLive(shop);
  const admin = await shop.admin();
  const real = await buyByCard(shop, 'bato-anba-loraj');
  expect(await admin.findOrder(real.orderNumber)).toMatchObject({ livemode: true, isTest: false });
  const tests = [transfer, paid.orderNumber];
  for (const id of tests) expect(await admin.findOrder(id)).toMatchObject({ isTest: true });
  expect(await admin.findOrder(older)).toMatchObject({ isTest: false });
  const csv = (await admin.exportCsv()).join();
  for (const id of tests) expect(csv).not.toContain(id);
  for (const id of [older, real.orderNumber]) expect(csv).toContain(id);
  expect(new Set((await admin.send<TestOrders>('GET', path)).body.ids)).toEqual(new Set(tests));

  const { status, body } = await admin.send<TestOrders>('DELETE', path);
  expect(status).toBe(200);
  expect(new Set(body.ids)).toEqual(new Set(tests));
  await sendSigned(shop, eventOf(paid.intent));
  await shop.passMinutes(15);
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
  expect((await admin.listOrders()).map(({ id }) => id).sort()).toEqual(
    [older, real.orderNumber].sort(),
  );
  expect(await newBuyer(shop).availability()).toEqual({
    'bato-anba-loraj': 'sold',
    choublak: 'reserved',
  });
  expect(await newestActivity(admin)).toMatch(/^2 test orders removed: /);
  await buyByCard(shop, 'jou-mache');
});

test('test orders need a session', async ({ shop }) => {
  for (const method of ['GET', 'DELETE']) {
    expect((await newBuyer(shop).send(method, path)).status).toBe(401);
  }
});

/** Returns the order's number and the id of its payment, once it is paid. */
async function buyByCard(shop: RunningShop, id: string) {
  const buyer = newBuyer(shop);
  const { clientSecret, orderNumber } = (await buyer.openCard([id])).body;
  expect(await payByCard(shop, clientSecret)).toBe(200);
  expect((await buyer.outcomeOf(clientSecret)).body.state).toBe('succeeded');
  await waitForEvents(shop);
  return { orderNumber, intent: clientSecret.split('_secret_')[0]! };
}

function eventOf(id: string): string {
  return JSON.stringify({
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id } },
  });
}

async function newestActivity(admin: Admin): Promise<string | undefined> {
  const { body } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  return body.entries[0]?.what;
}
