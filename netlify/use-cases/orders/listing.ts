import * as z from 'zod';
import { isFoundOrder } from '#shared/find-order';
import type { AdminOrder, OrdersQuery } from '#shared/order';
import { listKeys } from '../../ports/blobs/lists.ts';
import {
  readCurrent,
  refreshSnapshot,
  snapshotsPrefix,
  type Snapshot,
} from '../../ports/blobs/snapshots.ts';
import { readStripeMode } from '../../ports/keys.ts';
import { findOrderByNumber, listOrderYears, ordersPrefix, toOrder } from './records.ts';

/** What sorts an order. The others of a year are not checked before they are shown. */
const rowSchema = z.looseObject({ id: z.string(), createdAt: z.string() });
type Row = z.infer<typeof rowSchema>;

const yearsAtOnce = 4;

/**
 * Returns the newest orders that were created before `before` (a moment, or a moment with '~' and an id), newest first, and at most `limit`.
 * Reads one snapshot a year, until it has enough of what `find` and `show` choose.
 */
export async function listNewestOrders(query: OrdersQuery): Promise<AdminOrder[]> {
  const { before, limit, find, show } = query;
  const latest = before ? Number(before.slice(0, 4)) : new Date().getUTCFullYear();
  const [years, first, mode] = await Promise.all([
    listOrderYears(),
    readYear(latest),
    readStripeMode(),
  ]);
  const isSought = Boolean(find || show);
  const isWanted = (row: Row) =>
    (!before || sortKeyOf(row) < before) && (!isSought || isFoundOrder(toOrder(row, mode), query));
  const found = first.filter(isWanted);
  const others = years.filter((year) => (before ? year < latest : year !== latest));
  others.sort((one, other) => other - one);
  while (others.length > 0 && found.length < limit) {
    const rows = await Promise.all(others.splice(0, yearsAtOnce).map(readYear));
    found.push(...rows.flat().filter(isWanted));
  }
  return newestFirst(found)
    .slice(0, limit)
    .map((row) => toOrder(row, mode));
}

export async function listOneOrder(id: string): Promise<AdminOrder[]> {
  const [order, mode] = await Promise.all([findOrderByNumber(id), readStripeMode()]);
  return order ? [toOrder(order, mode)] : [];
}

/** Without test orders. */
export async function listAllOrders(): Promise<AdminOrder[]> {
  return (await readAllYears()).filter(({ isTest }) => !isTest);
}

export async function listTestOrders(): Promise<AdminOrder[]> {
  if ((await readStripeMode()) !== 'live') return [];
  return (await readAllYears()).filter(({ isTest }) => isTest);
}

/** Returns the ids of all artworks that an order has ever had. */
export async function listOrderedArtworks(): Promise<ReadonlySet<string>> {
  return new Set((await readAllYears()).flatMap(({ items }) => items.map(({ id }) => id)));
}

async function readAllYears(): Promise<AdminOrder[]> {
  const [years, mode] = await Promise.all([
    listOrderYears().then((found) => Promise.all(found.map(readYear))),
    readStripeMode(),
  ]);
  return newestFirst(years.flat()).map((row) => toOrder(row, mode));
}

/** Renews the snapshots of these years, and makes missing ones. Until then readers read again what changed. */
export async function refreshOrderLists(changed: ReadonlySet<number>): Promise<void> {
  const [years, keys] = await Promise.all([
    listOrderYears(),
    listKeys(`${snapshotsPrefix}${namePrefix}`),
  ]);
  const kept = keys.map((key) => Number(key.slice(snapshotsPrefix.length + namePrefix.length)));
  // A year whose last order was removed has a snapshot and no record.
  const all = new Set([...years, ...kept]);
  const stale = [...all].filter((year) => changed.has(year) || !kept.includes(year));
  for (const year of stale) await refreshSnapshot(snapshotOf(year));
}

const namePrefix = 'orders-';

function snapshotOf(year: number): Snapshot {
  return { name: `${namePrefix}${year}`, prefixes: [`${ordersPrefix}${year}/`] };
}

async function readYear(year: number): Promise<Row[]> {
  return [...(await readCurrent(snapshotOf(year), rowSchema)).values()];
}

function newestFirst(rows: Row[]): Row[] {
  return rows.sort((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? 1 : -1));
}

function sortKeyOf({ createdAt, id }: Row): string {
  return `${createdAt}~${id}`;
}
