import { before, test } from 'node:test';
import { expect } from '@playwright/test';
import type { Order } from '#shared/order';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { listDue } from '../../netlify/use-cases/due.ts';
import { dueOrderOf, markDue } from '../../netlify/use-cases/orders/record/due.ts';
import {
  listAllOrders,
  listNewestOrders,
  listOneOrder,
} from '../../netlify/use-cases/orders/lists/listing.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
  updateOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { listKey, ordersPrefix } from '../fixtures/records.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

giveOwnStore();

// No Stripe answers here, and reconciliation says so.
before(() => {
  console.error = () => undefined;
});

test('the newest orders come page by page over four years, each once, before and after the snapshots', async () => {
  const stored = Array.from({ length: 130 }, (_, index) => shippedOrder(index));
  await mapConcurrently(stored, 40, createOrFindOrder);
  const wanted = stored.map(({ id }) => id);
  expect(await listPageByPage(17)).toEqual(wanted);
  await reconcile();
  expect(await listKeys(listKey('orders-'))).toHaveLength(4);
  expect(await listPageByPage(17)).toEqual(wanted);
  expect((await listAllOrders()).map(({ id }) => id)).toEqual(wanted);
});

test('orders of one moment are all listed', async () => {
  const [newest] = await listNewestOrders({ limit: 1 });
  const twin = { ...shippedOrder(0), id: 'AAA-AAA' };
  await createOrFindOrder(twin);
  const older = await listNewestOrders({ limit: 1, before: `${newest!.createdAt}~${newest!.id}` });
  expect(older.map(({ id }) => id)).toEqual(['AAA-AAA']);
});

test('a list has changes of orders that its snapshot does not have', async () => {
  const changed = shippedOrder(70);
  await updateOrder(changed, (order) => ({ ...order, trackingNumber: 'PK 4711' }));
  const listed = (await listAllOrders()).find(({ id }) => id === changed.id);
  expect(listed?.trackingNumber).toBe('PK 4711');
  for (const secret of ['buyer', 'accessKey', 'confirmKey']) {
    expect(listed).not.toHaveProperty(secret);
  }
});

test('an order of an earlier year is found by its number', async () => {
  const old = shippedOrder(129);
  expect((await findOrderByNumber(old.id))?.createdAt).toBe(old.createdAt);
  expect((await listOneOrder(old.id)).map(({ id }) => id)).toEqual([old.id]);
  expect(await listOneOrder('KAY-LOT')).toEqual([]);
});

test('reconciliation reads no order that owes nothing, and one that is due once', async () => {
  await later(3 * minute, reconcile);
  expect(await readsOf(ordersPrefix, () => later(4 * minute, reconcile))).toEqual([]);
  const waiting = transferOrder('KAP-TAN', new Date(Date.now() + day));
  await createOrFindOrder(waiting);
  await markDue(waiting);
  await later(5 * minute, reconcile);
  const next = await later(2 * day, listDue);
  expect(next.map((due) => [dueOrderOf(due).id, due.at])).toEqual([
    ['KAP-TAN', Date.parse(waiting.deadline)],
  ]);
  expect(await readsOf(ordersPrefix, () => later(9 * minute, reconcile))).toEqual([]);
});

async function listPageByPage(limit: number): Promise<string[]> {
  const listed: Order[] = [];
  for (;;) {
    const last = listed.at(-1);
    const older = last && `${last.createdAt}~${last.id}`;
    const page = await listNewestOrders({ limit, ...(older && { before: older }) });
    expect(page.length).toBeLessThanOrEqual(limit);
    listed.push(...page);
    if (page.length === 0) return listed.map(({ id }) => id);
  }
}

/** Returns a shipped order, one each week, back from 1 February of this year. */
function shippedOrder(index: number): OrderRecord {
  const newest = Date.UTC(new Date().getUTCFullYear(), 1, 1);
  const createdAt = new Date(newest - index * 7 * day).toISOString();
  const id = `ORD-${String(index).padStart(3, '0')}`;
  return {
    ...transferOrder(id, new Date(createdAt)),
    createdAt,
    money: [aPayment({ at: createdAt })],
    status: 'shipped',
  };
}

/** Does the work as if so much time had passed. */
async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const date = moveDate(new Date(Date.now() + ms).toISOString());
  return work().finally(date.restore);
}

/** Returns the paths of the records with a prefix that `work` reads. */
async function readsOf(prefix: string, work: () => Promise<unknown>): Promise<string[]> {
  const { fetch } = globalThis;
  const paths: string[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const path = decodeURIComponent(pathname);
    const isRead = /get/i.test(init?.method ?? 'get');
    if (isRead && path.includes(`/${prefix}`)) paths.push(path);
    return fetch(input, init);
  };
  await work();
  globalThis.fetch = fetch;
  return paths;
}
