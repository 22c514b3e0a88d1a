import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import * as z from 'zod';
import { sampleArtworks } from '#shared/samples/artworks';
import type { StripeMode } from '../../netlify/env.ts';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { readJson, removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import { storeKeys } from '../../netlify/ports/keys.ts';
import { markDue } from '../../netlify/use-cases/orders/record/due.ts';
import { readBought, toMetadata } from '../../netlify/use-cases/orders/card/intent-metadata.ts';
import { listAllOrders, listTestOrders } from '../../netlify/use-cases/orders/lists/listing.ts';
import {
  createOrFindOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { removeTestOrders } from '../../netlify/use-cases/orders/edits/test-orders.ts';
import { confirmTransfer } from '../../netlify/use-cases/orders/transfer/transfer-money.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { listLiveTakes, takeUnit } from '../../netlify/use-cases/takes/takes.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { openStore } from '../fixtures/blobs/platform-blobs.ts';
import { aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { artworkKey, duePrefix, listKey, ordersPrefix } from '../fixtures/records.ts';

const artwork = { ...sampleArtworks[0]!, stockQuantity: 4 };
const testKeys = { STRIPE_SECRET_KEY: 'sk_test_x', PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
const liveKeys = { STRIPE_SECRET_KEY: 'sk_live_x', PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_x' };

const blobs = giveOwnStore();

// No Stripe answers here, and reconciliation says so.
const { error } = console;
before(() => {
  console.error = () => undefined;
});
after(() => {
  console.error = error;
  Reflect.deleteProperty(process.env, 'PUBLIC_STRIPE_PUBLISHABLE_KEY');
});

test('a removal that was killed after any write is finished by the next press, and touches no live order (rule 66)', async () => {
  for (let writes = 0, hasCrashed = true; hasCrashed; writes++) {
    await emptyShop();
    await sell('TST-AAA', { livemode: false });
    await sell('TST-CCC', { livemode: false });
    await sell('LYV-AAA', { livemode: true });
    await sell('LYV-CCC', {});
    Object.assign(process.env, liveKeys);
    hasCrashed = await crashAfter(writes, () => removeTestOrders('admin'));
    const left = await listTestOrders();
    const removed = await removeTestOrders('admin');
    expect(removed, `${writes} writes`).toEqual(left.map(({ id }) => id));
    expect((await listAllOrders()).map(({ id }) => id).sort()).toEqual(['LYV-AAA', 'LYV-CCC']);
    expect(await holders()).toEqual(['LYV-AAA', 'LYV-CCC']);
    expect(writes).toBeLessThan(40);
  }
});

test('reconciliation forgets the removed orders, and brings none back', async () => {
  await later(reconcile);
  // The live ones wait for their parcels.
  expect((await listKeys(duePrefix)).filter((key) => !/~LYV-\w+~waits$/.test(key))).toEqual([]);
  expect(await listKeys(ordersPrefix)).toHaveLength(2);
  expect(await holders()).toEqual(['LYV-AAA', 'LYV-CCC']);
});

test('with live keys a test order takes nothing and is in no export, and reconciliation leaves it alone', async () => {
  await emptyShop();
  const past = new Date(Date.now() - 60_000);
  Object.assign(process.env, liveKeys);
  const lapsed = { ...transferOrder('TST-DDD', past), livemode: false, awaitsConfirmation: true };
  await createOrFindOrder(lapsed);
  await markDue(lapsed);
  await expect(confirmTransfer(lapsed, 'painter')).rejects.toThrow(/from a test of the shop/);
  await later(reconcile);
  expect(await listTestOrders()).toMatchObject([{ id: 'TST-DDD', status: 'pending' }]);
  expect(await listAllOrders(), 'for the export').toEqual([]);
  expect(await holders()).toEqual([]);
});

test('with live keys a payment of the test keys is not of the shop', () => {
  const metadata = toMetadata({ orderId: 'ACD-EFG', buyer: 'a buyer', artworks: [artwork] });
  const payment = { metadata, amount: 15_000, currency: 'usd' };
  const read = (livemode: boolean, mode: StripeMode) =>
    readBought({ ...payment, livemode } as Stripe.PaymentIntent, mode)?.orderId;
  expect([read(false, 'live'), read(true, 'live')]).toEqual([undefined, 'ACD-EFG']);
  expect(read(false, 'test')).toBe('ACD-EFG');
});

test('a year of test orders alone leaves no copy of them', async () => {
  await emptyShop();
  const createdAt = '2025-03-01T12:00:00.000Z';
  await sell('TST-EEE', { livemode: false, createdAt });
  await later(reconcile);
  expect(await listKeys(listKey('orders-'))).toEqual([listKey('orders-2025')]);
  Object.assign(process.env, liveKeys);
  expect(await removeTestOrders('admin')).toEqual(['TST-EEE']);
  await later(reconcile);
  const copy = await readJson(listKey('orders-2025'), { needed: z.unknown() });
  expect(JSON.stringify(copy)).not.toContain('marie@example.com');
});

test('live keys that another function has stored this second count at once (rule 66)', async () => {
  await emptyShop();
  await sell('TST-GGG', { livemode: false });
  const store = openStore(blobs().port, { name: 'keys' });
  await storeKeys({ keys: liveKeys });
  const live = await store.get('pasted', { type: 'json' });
  await storeKeys({ keys: testKeys });
  expect(await listTestOrders()).toEqual([]);
  await store.setJSON('pasted', live);
  expect(await removeTestOrders('admin')).toEqual(['TST-GGG']);
  await store.delete('pasted');
});

test('with test keys nothing is a test order', async () => {
  await emptyShop();
  await sell('TST-FFF', { livemode: false });
  expect(await removeTestOrders('admin')).toEqual([]);
  expect((await listAllOrders()).map(({ id }) => id)).toEqual(['TST-FFF']);
  expect(await holders()).toEqual(['TST-FFF']);
});

/** Empties the shop, with test keys. */
async function emptyShop(): Promise<void> {
  Object.assign(process.env, testKeys);
  for (const key of await listKeys('')) await removeKey(key);
  await writeJson(artworkKey(artwork.id), artwork);
}

async function sell(id: string, change: Partial<OrderRecord>): Promise<void> {
  const order = { ...transferOrder(id, new Date()), status: 'processing' as const, ...change };
  await createOrFindOrder({ ...order, money: [aPayment()] });
  const take = { orderId: id, buyer: id, round: 0, until: null };
  expect((await takeUnit(artwork, take, null)).isTaken).toBe(true);
}

async function holders(): Promise<string[]> {
  const takes = (await listLiveTakes()).get(artwork.id) ?? [];
  return takes.map(({ orderId }) => orderId).sort();
}

/** Does the work as if a quarter of an hour had passed. */
async function later(work: () => Promise<void>): Promise<void> {
  const date = moveDate(new Date(Date.now() + 15 * 60_000).toISOString());
  await work().finally(date.restore);
}
