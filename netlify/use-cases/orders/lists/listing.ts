import { isUnpaidCard } from '#shared/ledger';
import type { Order, OrdersQuery } from '#shared/order';
import { listOrderRecords, toOrder } from '../records.ts';
import { readOrders } from './due-orders.ts';
import { listOrderMarks, type OrderMark } from './marks.ts';
import { areOrderPagesComplete, listOrderPageKeys } from './open-orders.ts';
import { orderPageStartsOf, readOrderPage, orderSortKeyOf } from './pages.ts';

type Changed = ReadonlyMap<string, Order | null>;

/**
 * Returns the newest orders that were created before `before` (a moment, or a moment and an id: see `orderSortKeyOf`), newest first, and
 * at most `limit`. `unpaid: 'hide'` leaves out card orders without money. Reads as many pages as it needs, each time twice as many.
 */
export async function listNewestOrders({ before, limit, unpaid }: OrdersQuery): Promise<Order[]> {
  const isWanted = (order: Order) =>
    (!before || orderSortKeyOf(order) < before) && !(unpaid === 'hide' && isUnpaidCard(order));
  const [keys, marks] = await Promise.all([listOrderPageKeys(), listOrderMarks()]);
  if (!areOrderPagesComplete(keys)) {
    const all = await listOrderRecords();
    return newestOf(all.map(toOrder).filter(isWanted), limit);
  }
  const starts = orderPageStartsOf(keys);
  const latest = before ? Date.parse(before.split('~')[0]!) : Infinity;
  const left = starts.filter((start) => start <= latest).reverse();
  const changes = readChanged(marks);
  const found: Order[] = [];
  let wanted: Order[] = [];
  for (let count = limit > 250 ? 2 : 1; left.length > 0 && wanted.length < limit; count *= 2) {
    const next = left.splice(0, count);
    const reading = next.map((start) => readOrderPage(start, starts));
    const [changed, pages] = await Promise.all([changes, Promise.all(reading)]);
    found.push(...pages.flat());
    const from = next.at(-1)!;
    wanted = withChanges(found, changed, from).filter(isWanted);
  }
  return newestOf(wanted, limit);
}

export async function listOneOrder(id: string): Promise<Order[]> {
  return (await readOrders([id])).map(toOrder);
}

export function listAllOrders(): Promise<Order[]> {
  return listNewestOrders({ limit: Infinity });
}

async function readChanged(marks: OrderMark[]): Promise<Changed> {
  const ids = [...new Set(marks.map(({ orderId }) => orderId))];
  const now = new Map((await readOrders(ids)).map((order) => [order.id, toOrder(order)]));
  return new Map(ids.map((id) => [id, now.get(id) ?? null]));
}

function withChanges(orders: Order[], changed: Changed, from: number): Order[] {
  const kept = orders.filter(({ id }) => !changed.has(id));
  const now = [...changed.values()].filter((order) => order !== null);
  return [...kept, ...now.filter(({ createdAt }) => Date.parse(createdAt) >= from)];
}

function newestOf(orders: Order[], limit: number): Order[] {
  return orders
    .sort((one, other) => (orderSortKeyOf(one) < orderSortKeyOf(other) ? 1 : -1))
    .slice(0, limit);
}
