import { sideBySide } from '../../../concurrency.ts';
import { findOrder, toOrder, type OrderRecord } from '../records.ts';
import { nextOrderLook } from './attention.ts';
import { listOrderMarks, removeOldOrderMarks, type OrderMark } from './marks.ts';
import {
  areOrderPagesComplete,
  listOrderPageKeys,
  nextUnlistedOrders,
  readOpenOrders,
  setOrderPagesComplete,
  writeOpenOrders,
  type OpenOrder,
  type OpenOrders,
} from './open-orders.ts';
import { orderPageStartsOf, writeOrderPages, type OrderPageChange } from './pages.ts';

const readsAtOnce = 40;

export type DueOrders = {
  orders: OrderRecord[];
  ids: string[];
  marks: OrderMark[];
  open: OpenOrders['open'];
  after: string | null;
};

/** Finds the orders that wait for something or changed since the last run, without reading all others. Throws 503. */
export async function findDueOrders(): Promise<DueOrders> {
  const [marks, { open, after: listed }] = await Promise.all([listOrderMarks(), readOpenOrders()]);
  const unlisted = await nextUnlistedOrders(listed);
  const ids = new Set([
    ...marks.map(({ orderId }) => orderId),
    ...Object.keys(open).filter((id) => open[id]!.next <= Date.now()),
    ...unlisted.ids,
  ]);
  const orders = await readOrders([...ids]);
  return { orders, ids: [...ids], marks, open, after: unlisted.after };
}

export async function readOrders(ids: string[]): Promise<OrderRecord[]> {
  const found = await sideBySide(ids, readsAtOnce, findOrder);
  return found.filter((order) => order !== null);
}

/** Order of writes: pages, open orders, then the marks are removed; the next run repeats a part. `sold`: orders that have sales. */
export async function recordOrderLooks(due: DueOrders, sold: ReadonlySet<string>): Promise<void> {
  const orders = new Map(due.orders.map((order) => [order.id, order]));
  const keys = await listOrderPageKeys();
  await writeOrderPages(
    due.ids.flatMap((id) => changeOf(id, orders.get(id), due.open[id])),
    orderPageStartsOf(keys),
  );
  const looked = new Map(due.ids.map((id) => [id, openOrder(orders.get(id), sold)]));
  await writeOpenOrders(looked, due.after);
  if (due.after === null && !areOrderPagesComplete(keys)) await setOrderPagesComplete();
  await removeOldOrderMarks(due.marks);
}

function changeOf(id: string, order?: OrderRecord, open?: OpenOrder): OrderPageChange[] {
  if (order) return [{ id, createdAt: order.createdAt, order: toOrder(order) }];
  return open ? [{ id, createdAt: open.createdAt, order: null }] : [];
}

function openOrder(order: OrderRecord | undefined, sold: ReadonlySet<string>): OpenOrder | null {
  if (!order) return null;
  const next = nextOrderLook(order, sold.has(order.id));
  return next === null ? null : { createdAt: order.createdAt, next };
}
