import { isFoundOrder } from '#shared/find-order';
import type { AdminOrder, StoredOrder } from '#shared/order';
import { mapConcurrently } from '../../../concurrency.ts';
import { keyOnly, type Kind } from '../../../ports/blobs/readable.ts';
import { createJson, hasRecord } from '../../../ports/blobs/records.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { listAllDue } from '../../due.ts';
import { dueOrderOf, markWaiting } from '../record/due.ts';
import { listAllOrders } from './listing.ts';
import { findListedOrder, type OrderName } from '../record/records.ts';

/** Stands once all waiting orders have due keys: orders of older versions got none. */
const markedKey = 'lists/waiting-orders';
export const markedOrders: Kind = { prefix: markedKey, schema: keyOnly };
const readsAtOnce = 50;

/** Returns whether somebody has to act before the order is complete. Each such order has a due key (rule 111). */
export function isWaitingOrder(order: StoredOrder): boolean {
  return isFoundOrder(order, { show: 'open' });
}

/** Returns the orders that wait for somebody, the newest first, without test orders. Throws 503. */
export async function listWaitingOrders(): Promise<AdminOrder[]> {
  return (await listDueOrders()).filter(isWaitingOrder);
}

/** Returns the orders with a due key, the newest first, without test orders: no list of all orders is read. Throws 503. */
export async function listDueOrders(): Promise<AdminOrder[]> {
  const [due, areMarked, mode] = await Promise.all([
    listAllDue(),
    hasRecord(markedKey),
    readStripeMode(),
  ]);
  if (!areMarked) return listAllOrders();
  const names = due.filter(({ kind }) => kind === 'order').map(dueOrderOf);
  const different = new Map(names.map((name) => [`${name.year}/${name.id}`, name]));
  const find = (name: OrderName) => findListedOrder(name, mode);
  const orders = await mapConcurrently([...different.values()], readsAtOnce, find);
  return orders
    .flatMap((order) => (order && !order.isTest ? [order] : []))
    .sort((first, second) => (first.createdAt < second.createdAt ? 1 : -1));
}

/** Writes the due keys of waiting orders that older versions stored, once. Throws 503. */
export async function markOlderOrders(): Promise<void> {
  if (await hasRecord(markedKey)) return;
  const waiting = (await listAllOrders()).filter(isWaitingOrder);
  await mapConcurrently(waiting, readsAtOnce, markWaiting);
  await createJson(markedKey, {});
}
