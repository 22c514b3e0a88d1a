import { expect, test } from '@playwright/test';
import * as z from 'zod';
import type { Order } from '#shared/order';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { createJson, updateJson } from '../../netlify/ports/blobs/records.ts';
import { sideBySide } from '../../netlify/concurrency.ts';
import {
  findDueOrders,
  recordOrderLooks,
  readOrders,
} from '../../netlify/use-cases/orders/lists/due-orders.ts';
import { listAllOrders, listNewestOrders } from '../../netlify/use-cases/orders/lists/listing.ts';
import { markOrder } from '../../netlify/use-cases/orders/lists/marks.ts';
import { readOpenOrders } from '../../netlify/use-cases/orders/lists/open-orders.ts';
import {
  createOrder,
  listOrderRecords,
  removeOrder,
  toOrder,
  updateOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/records.ts';
import { newCancelledOrder } from '../../netlify/use-cases/orders/cancelled-order.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

giveOwnStore();

test.describe.configure({ mode: 'serial' });

test('pages of orders say what the orders say: in an older store, after changes, beside new orders', async () => {
  const old = Array.from({ length: 990 }, (_, index) => shippedOrder(index));
  await sideBySide(old, 50, (order) => createJson(`orders/${order.id}`, order));
  await expectSameOrders();

  await look();
  expect(await listKeys('order-lists/pages/')).toHaveLength(2);
  await expectSameOrders();

  await updateOrder(old[3]!.id, (order) => ({ ...order, trackingNumber: 'PK 4711' }));
  await store(shippedOrder(990));
  await expectSameOrders();
  await look();
  await expectSameOrders();
});

test('the newest orders come a page at a time, none twice and none left out', async () => {
  const all = await listAllOrders();
  const listed: Order[] = [];
  for (let page = await nextPage(); page.length > 0; page = await nextPage(listed.at(-1))) {
    expect(page.length).toBeLessThanOrEqual(170);
    listed.push(...page);
  }
  expect(listed.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const [newest] = all;
  const older = await listNewestOrders({ limit: 1, before: newest!.createdAt });
  expect(older).toEqual([all.find(({ createdAt }) => createdAt < newest!.createdAt)]);

  function nextPage(last?: Order) {
    return listNewestOrders({
      limit: 170,
      ...(last && { before: `${last.createdAt}~${last.id}` }),
    });
  }
});

test('a change that is written long after its mark, while the pages are written, is not lost', async () => {
  const { id } = shippedOrder(7);
  await markOrder(id);
  const due = await findDueOrders();
  await updateJson(`orders/${id}`, anyOrder, (order) => ({ ...order, customerNotes: 'late' }));
  await recordOrderLooks(due, new Set());
  expect((await listAllOrders()).find((order) => order.id === id)?.customerNotes).toBe('late');
  await look();
  await expectSameOrders();
});

test('marks go when the pages have their changes, but not while a request may still write', async () => {
  await markOrder(shippedOrder(7).id);
  await look();
  expect(await listKeys('order-changes/')).not.toEqual([]);
  await later(3 * minute, look);
  expect(await listKeys('order-changes/')).toEqual([]);
  await expectSameOrders();
});

test('a run that ends after any of its writes leaves nothing that the next one does not mend', async () => {
  const further = Array.from({ length: 30 }, (_, index) => shippedOrder(2000 + index));
  await sideBySide(further, 50, store);
  for (const writes of [0, 1, 2, 3, 4]) {
    await endAfter(writes, look);
    await expectSameOrders();
  }
  await later(3 * minute, look);
  expect(await listKeys('order-lists/pages/')).toHaveLength(3);
  await expectSameOrders();
});

test('reconciliation reads open orders only', async () => {
  await later(3 * minute, reconcile);
  await store(transferOrder('KAP-TAN', new Date(Date.now() + day)));
  await later(3 * minute, reconcile);
  const reads = await countReads('orders', reconcile);
  expect(reads.map((path) => path.slice(-7))).toEqual(reads.map(() => 'KAP-TAN'));
  expect(Object.keys((await readOpenOrders()).open)).toEqual(['KAP-TAN']);
});

test('an unpaid card order disappears a day after its hold, and one with money does not', async () => {
  const unpaid = cancelledCard('PAP-IYE', {});
  const returned = cancelledCard('PAP-IYO', {
    refunds: [{ key: 'lost', amount: '150.00', reason: 'lost', state: 'done', refusals: 0 }],
  });
  await store(unpaid);
  await store(returned);
  await reconcile();
  expect(await idsOf(['PAP-IYE', 'PAP-IYO'])).toEqual(['PAP-IYE', 'PAP-IYO']);
  await later(day + minute, reconcile);
  expect(await idsOf(['PAP-IYE', 'PAP-IYO'])).toEqual(['PAP-IYO']);
  await expectSameOrders();
});

test('an order that is gone leaves its page, also when the run that removed it ended there', async () => {
  const order = cancelledCard('MOU-TON', {});
  await store(order);
  await reconcile();
  await removeOrder(order.id);
  await later(day + minute, reconcile);
  await expectSameOrders();
});

test('card orders without money are left out when they are not wanted', async () => {
  await store({ ...cancelledCard('WIN-DOU', {}), createdAt: new Date().toISOString() });
  const [newest] = await listNewestOrders({ limit: 1 });
  const [paid] = await listNewestOrders({ limit: 1, unpaid: 'hide' });
  expect(newest!.id).toBe('WIN-DOU');
  expect(paid!.id).not.toBe('WIN-DOU');
});

const anyOrder = z.custom<OrderRecord>();

/** Does the work as if so much time had passed. */
async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
  const date = moveDate(new Date(Date.now() + ms).toISOString());
  await work().finally(date.restore);
}

async function look(): Promise<void> {
  const due = await findDueOrders();
  await recordOrderLooks({ ...due, orders: await readOrders(due.ids) }, new Set());
}

async function expectSameOrders(): Promise<void> {
  const records = (await listOrderRecords()).map(toOrder);
  const byId = (orders: Order[]) => new Map(orders.map((order) => [order.id, order]));
  expect(byId(await listAllOrders())).toEqual(byId(records));
}

async function idsOf(wanted: string[]): Promise<string[]> {
  const ids = (await listAllOrders()).map(({ id }) => id);
  return wanted.filter((id) => ids.includes(id));
}

async function store(order: OrderRecord): Promise<void> {
  await markOrder(order.id);
  await createOrder(order);
}

/** Orders of one a minute, every tenth at the moment of the one before. */
function shippedOrder(index: number): OrderRecord {
  const at = Date.UTC(2024, 0, 1) + (index - (index % 10 === 0 ? 1 : 0)) * minute;
  const createdAt = new Date(at).toISOString();
  return {
    ...transferOrder(`ORD-${String((index * 7919) % 10_007).padStart(5, '0')}`, new Date(at + day)),
    createdAt,
    paidAt: createdAt,
    status: 'shipped',
  };
}

function cancelledCard(id: string, known: Partial<OrderRecord>): OrderRecord {
  const createdAt = new Date().toISOString();
  return { ...newCancelledOrder({ id, createdAt, deadline: createdAt }), ...known };
}

/** Runs `work` until it has made so many writes; every later request fails. */
async function endAfter(writes: number, work: () => Promise<unknown>): Promise<void> {
  const { fetch } = globalThis;
  let left = writes;
  globalThis.fetch = (input, init) => {
    const isWrite = /put|delete/i.test(init?.method ?? 'get');
    if (left < 0 || (isWrite && --left < 0)) return Promise.reject(new Error('ended'));
    return fetch(input, init);
  };
  await work().catch(() => undefined);
  globalThis.fetch = fetch;
}

/** The paths of the records with a prefix that `work` reads. */
async function countReads(prefix: string, work: () => Promise<unknown>): Promise<string[]> {
  const { fetch } = globalThis;
  const paths: string[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const path = decodeURIComponent(pathname);
    const isRead = /get/i.test(init?.method ?? 'get');
    if (isRead && path.includes(`/${prefix}/`)) paths.push(path);
    return fetch(input, init);
  };
  await work();
  globalThis.fetch = fetch;
  return paths;
}
