import * as z from 'zod';
import { isFoundOrder } from '#shared/find-order';
import type { AdminOrder, OrdersQuery } from '#shared/order';
import { listKeys } from '../../../ports/blobs/lists.ts';
import {
  readCurrent,
  refreshSnapshot,
  snapshotsPrefix,
  type Snapshot,
} from '../../../ports/blobs/snapshots.ts';
import { stripeModeOf, type StripeMode } from '../../../env.ts';
import { readKeyAgain, readStripeMode } from '../../../ports/keys.ts';
import {
  findOrderByNumber,
  listOrderYears,
  orderRecordSchema,
  ordersPrefix,
  readOrder,
  toOrder,
} from '../record/records.ts';

/** What sorts an order. The others of a year are not checked before they are shown. */
const rowSchema = z.looseObject({ id: z.string(), createdAt: z.string() });
type Row = Pick<z.infer<typeof rowSchema>, 'id' | 'createdAt'>;
type Rows = ReadonlyMap<string, Row>;

const yearsAtOnce = 4;

/**
 * Returns the newest orders that were created before `before` (a moment, or a moment with '~' and an id), newest first, and at most `limit`.
 * Reads one snapshot a year, until it has enough of what `find` and `show` choose.
 */
export async function listNewestOrders(query: OrdersQuery): Promise<AdminOrder[]> {
  const { before, limit } = query;
  const latest = before ? Number(before.slice(0, 4)) : new Date().getUTCFullYear();
  const [years, first, mode] = await Promise.all([
    listOrderYears(),
    readYear(latest),
    readStripeMode(),
  ]);
  const choose = (rows: Rows) => {
    const earlier = [...rows].filter(([, row]) => !before || sortKeyOf(row) < before);
    return readOrders(earlier, mode, (order) => isFoundOrder(order, query), limit);
  };
  const orders = choose(first);
  const others = years.filter((year) => (before ? year < latest : year !== latest));
  others.sort((year, nextYear) => nextYear - year);
  while (others.length > 0 && orders.length < limit) {
    const rows = await Promise.all(others.splice(0, yearsAtOnce).map(readYear));
    orders.push(...rows.flatMap(choose));
  }
  return newestFirst(orders).slice(0, limit);
}

/** Returns the newest of those that are wanted. What cannot be read is left out (rule 84). */
function readOrders(
  rows: readonly (readonly [string, Row])[],
  mode: StripeMode,
  isWanted: (order: AdminOrder) => boolean = () => true,
  most = Infinity,
): AdminOrder[] {
  const orders: AdminOrder[] = [];
  const sorted = rows.toSorted(([, first], [, second]) => compareRows(first, second));
  for (const [key, row] of sorted) {
    if (orders.length >= most) break;
    const order = readOrder(key, row, mode);
    if (order && isWanted(order)) orders.push(order);
  }
  return orders;
}

export async function listOneOrder(id: string): Promise<AdminOrder[]> {
  const [order, mode] = await Promise.all([findOrderByNumber(id), readStripeMode()]);
  return order ? [toOrder(order, mode)] : [];
}

/** Returns all orders but the test orders. */
export async function listAllOrders(): Promise<AdminOrder[]> {
  return (await readAllYears()).filter(({ isTest }) => !isTest);
}

/** Returns the test orders. The key is read again, because another function may have stored the live one a second ago. */
export async function listTestOrders(): Promise<AdminOrder[]> {
  const key = await readKeyAgain('STRIPE_SECRET_KEY');
  if (stripeModeOf([key]) !== 'live') return [];
  return (await readAllYears()).filter(({ isTest }) => isTest);
}

/** Returns the ids of all artworks that an order has ever had. */
export async function listOrderedArtworks(): Promise<ReadonlySet<string>> {
  return new Set((await readAllYears()).flatMap(({ items }) => items.map(({ id }) => id)));
}

async function readAllYears(): Promise<AdminOrder[]> {
  const [years, mode] = await Promise.all([
    listOrderYears().then((numbers) => Promise.all(numbers.map(readYear))),
    readStripeMode(),
  ]);
  return newestFirst(years.flatMap((rows) => readOrders([...rows], mode)));
}

/** Reads every order whole: what cannot be read is logged (rule 84). */
export async function checkAllOrders(): Promise<void> {
  const years = await listOrderYears();
  await Promise.all(years.map((year) => readCurrent(snapshotOf(year), orderRecordSchema)));
}

/** Renews the snapshots of these years, and makes missing ones. Until then readers read again what changed. */
export async function refreshOrderLists(changed: ReadonlySet<number>): Promise<void> {
  const [years, keys] = await Promise.all([
    listOrderYears(),
    listKeys(`${snapshotsPrefix}${namePrefix}`),
  ]);
  const listedYears = keys.map((key) =>
    Number(key.slice(snapshotsPrefix.length + namePrefix.length)),
  );
  // A year whose last order was removed has a snapshot and no record.
  const all = new Set([...years, ...listedYears]);
  const stale = [...all].filter((year) => changed.has(year) || !listedYears.includes(year));
  for (const year of stale) await refreshSnapshot(snapshotOf(year));
}

const namePrefix = 'orders-';

function snapshotOf(year: number): Snapshot {
  return { name: `${namePrefix}${year}`, prefixes: [`${ordersPrefix}${year}/`] };
}

function readYear(year: number): Promise<Rows> {
  return readCurrent(snapshotOf(year), rowSchema);
}

function newestFirst(orders: AdminOrder[]): AdminOrder[] {
  return orders.sort(compareRows);
}

function compareRows(first: Row, second: Row): number {
  return sortKeyOf(first) < sortKeyOf(second) ? 1 : -1;
}

function sortKeyOf({ createdAt, id }: Row): string {
  return `${createdAt}~${id}`;
}
