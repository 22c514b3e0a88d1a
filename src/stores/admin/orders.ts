import { atom } from 'nanostores';
import type { Order, OrderStatus } from '#shared/order';
import { downloadOrders } from '../../lib/download.ts';
import {
  ApiError,
  confirmForBuyer,
  listOrders,
  setOrderStatus,
  setTrackingNumber,
} from '../../lib/api.ts';
import { reportFailure } from './session.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from '../toast.ts';

const pageSize = 50;

/** The orders, newest first, as far as they are known. */
export const $orders = atom<'loading' | 'failed' | Order[]>('loading');

/** Whether there are orders before those of the orders screen. */
export const $hasOlder = atom(false);

/** Fetches the newest orders, as many as the API gives at once. */
export function loadOrders(): Promise<void> {
  return load(() => listOrders());
}

/** Fetches the first page of the orders screen, and before it the order of the number `linked`, if that is not on it. */
export function loadOrderPage(linked = ''): Promise<void> {
  return load(async () => {
    const page = await listPage();
    const isHere = page.some(({ id }) => id === linked);
    return linked && !isHere ? [...(await listOrders({ id: linked })), ...page] : page;
  });
}

async function load(list: () => Promise<Order[]>): Promise<void> {
  $orders.set('loading');
  try {
    $orders.set(await list());
  } catch (error) {
    $orders.set('failed');
    reportFailure(error, 'Failed to fetch orders');
  }
}

/** Fetches the orders before those that the orders screen shows. */
export async function loadOlderOrders(): Promise<void> {
  const shown = $orders.get();
  const last = typeof shown === 'string' ? undefined : shown.at(-1);
  if (typeof shown === 'string' || !last) return;
  try {
    const older = await listPage({ before: `${last.createdAt}~${last.id}` });
    const known = new Set(older.map(({ id }) => id));
    $orders.set([...shown.filter(({ id }) => !known.has(id)), ...older]);
  } catch (error) {
    reportFailure(error, 'Failed to fetch orders');
  }
}

async function listPage(query: { before?: string } = {}): Promise<Order[]> {
  const page = await listOrders({ limit: String(pageSize), ...query });
  $hasOlder.set(page.length === pageSize);
  return page;
}

/** Saves every order as a CSV file. */
export async function exportOrders(): Promise<void> {
  try {
    await downloadOrders();
  } catch (error) {
    reportFailure(error, 'Failed to export orders');
  }
}

/** Sets an order's status; answers the server's reason when it refuses, or null. */
export async function changeStatus(id: string, status: OrderStatus): Promise<string | null> {
  return changeOrder(setOrderStatus(id, status), {
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
  });
}

/** Confirms a transfer order for its buyer; returns the server's reason when it refuses, or null. */
export async function confirmOrder(id: string): Promise<string | null> {
  return changeOrder(confirmForBuyer(id), {
    done: 'Order confirmed for the buyer',
    failed: 'Failed to confirm the order',
  });
}

/** Sets an order's tracking number; answers the server's reason when it refuses, or null. */
export async function changeTracking(id: string, trackingNumber: string): Promise<string | null> {
  return changeOrder(setTrackingNumber(id, trackingNumber), {
    done: 'Tracking number updated successfully',
    failed: 'Failed to update tracking number',
  });
}

/** No optimistic writes: money hangs on a status, so the list shows what the server has confirmed. */
async function changeOrder(
  answer: Promise<Order>,
  words: { done: string; failed: string },
): Promise<string | null> {
  try {
    replaceOrder(await answer);
    showToast({ title: 'Success', description: words.done });
    void followPublishing();
    return null;
  } catch (error) {
    reportFailure(error, words.failed);
    return error instanceof ApiError ? error.text : words.failed;
  }
}

function replaceOrder(changed: Order): void {
  const orders = $orders.get();
  if (typeof orders === 'string') return;
  $orders.set(orders.map((order) => (order.id === changed.id ? changed : order)));
}
