import * as z from 'zod';
import { orderSchema, type Order } from '#shared/order';
import { upsertJson } from '../../../ports/blobs/upsert.ts';
import { readJson, removeKey } from '../../../ports/blobs/records.ts';

/**
 * Orders are kept in pages besides, so that nobody has to read them one by one. A page is named by the moment from which on its orders
 * were created, in milliseconds, and ends where the next one begins. Pages are derived: `npm run backup` leaves them out.
 */
const prefix = 'order-lists/pages/';
const pageSize = 500;
const emptyAfterMs = 24 * 3_600_000;

const pageSchema = z.object({ orders: z.array(orderSchema) });
type Page = z.infer<typeof pageSchema>;

export type OrderPageChange = { id: string; createdAt: string; order: Order | null };

export function orderSortKeyOf({ createdAt, id }: Pick<Order, 'createdAt' | 'id'>): string {
  return `${createdAt}~${id}`;
}

/** Returns where the pages among these keys begin, oldest first; there is always one that begins at 0. */
export function orderPageStartsOf(keys: string[]): number[] {
  const starts = keys.flatMap((key) =>
    key.startsWith(prefix) ? [Number(key.slice(prefix.length))] : [],
  );
  return [...new Set([0, ...starts])].sort((one, other) => one - other);
}

/** Reads the page that begins at `start`. Orders that belong to a later page are left out: a split that was cut short left them. */
export async function readOrderPage(start: number, starts: number[]): Promise<Order[]> {
  const page = await readJson(keyOf(start), pageSchema);
  return (page?.orders ?? []).filter(({ createdAt }) => startFor(createdAt, starts) === start);
}

export async function writeOrderPages(changes: OrderPageChange[], starts: number[]): Promise<void> {
  const known = [...starts];
  const byPage = Map.groupBy(changes, ({ createdAt }) => startFor(createdAt, known));
  for (const [start, own] of byPage) await writePage(start, own, known);
}

async function writePage(
  start: number,
  changes: OrderPageChange[],
  starts: number[],
): Promise<void> {
  const written = await change(start, (orders) => merge(orders, changes, start, starts));
  const isOld = Date.now() - endOf(start, starts) > emptyAfterMs;
  // Nobody writes into an empty page of days long past: all its orders are deleted.
  if (written.length === 0 && start > 0 && isOld) await removeKey(keyOf(start));
  if (written.length > pageSize) await split(start, written, starts);
}

/** New pages are written before the old one forgets their orders, so that no order is in none. */
async function split(start: number, orders: Order[], starts: number[]): Promise<void> {
  const parts = partsOf(orders);
  if (parts.length === 1) return;
  const [first = [], ...further] = parts;
  const begins = further.map(([order]) => Date.parse(order!.createdAt));
  starts.push(...begins);
  starts.sort((one, other) => one - other);
  for (const [index, part] of further.entries()) {
    await change(begins[index]!, (now) => merge(part, toChanges(now), begins[index]!, starts));
  }
  await change(start, (now) => merge(first, toChanges(now), start, starts));
}

/** Cuts orders into pages. Orders of the same millisecond stay together: a page begins at a moment. */
function partsOf(orders: Order[]): Order[][] {
  const parts: Order[][] = [[]];
  for (const order of orders) {
    const last = parts.at(-1)!;
    const isFull = last.length >= pageSize && last.at(-1)!.createdAt !== order.createdAt;
    if (isFull) parts.push([order]);
    else last.push(order);
  }
  return parts;
}

async function change(start: number, next: (orders: Order[]) => Order[]): Promise<Order[]> {
  const page = await upsertJson<Page>(keyOf(start), pageSchema, (now) => ({
    orders: next(now?.orders ?? []),
  }));
  return page?.orders ?? [];
}

function merge(
  orders: Order[],
  changes: OrderPageChange[],
  start: number,
  starts: number[],
): Order[] {
  const merged = new Map(orders.map((order) => [order.id, order]));
  for (const { id, order } of changes) {
    if (order) merged.set(id, order);
    else merged.delete(id);
  }
  return [...merged.values()]
    .filter(({ createdAt }) => startFor(createdAt, starts) === start)
    .sort((one, other) => (orderSortKeyOf(one) < orderSortKeyOf(other) ? -1 : 1));
}

function toChanges(orders: Order[]): OrderPageChange[] {
  return orders.map((order) => ({ id: order.id, createdAt: order.createdAt, order }));
}

function startFor(createdAt: string, starts: number[]): number {
  const at = Date.parse(createdAt);
  return starts.findLast((start) => start <= at) ?? 0;
}

function endOf(start: number, starts: number[]): number {
  return starts.find((one) => one > start) ?? Infinity;
}

function keyOf(start: number): string {
  return prefix + String(start).padStart(13, '0');
}
