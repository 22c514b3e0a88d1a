import { atom } from 'nanostores';
import { newestFirst } from '#shared/newest-first';
import type { Order, OrderStatus } from '#shared/order';
import { downloadOrders } from '../../lib/download.ts';
import {
  ApiError,
  confirmForBuyer,
  giveBack,
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

/** The part of the orders that the orders screen shows, and whether there are older ones. */
export type OrderPage = { showsUnpaid: boolean; hasOlder: boolean; hasUnpaid: boolean };
export const $orderPage = atom<OrderPage>({
  showsUnpaid: false,
  hasOlder: false,
  hasUnpaid: false,
});

/** Fetches the newest orders, as many as the API gives at once. */
export async function loadOrders(): Promise<void> {
  $orders.set('loading');
  await fetchOrders(async () => $orders.set(await listNewest()));
}

/** Fetches the newest orders again, while those that are known stay. */
export async function refreshOrders(): Promise<void> {
  try {
    $orders.set(await listNewest());
  } catch (error) {
    reportFailure(error, 'Failed to fetch orders');
  }
}

// Many unpaid orders of a stranger must not push those that wait for a parcel out of the list.
async function listNewest(): Promise<Order[]> {
  const lists = await Promise.all([listOrders(), listOrders({ unpaid: 'hide' })]);
  const byId = new Map(lists.flat().map((order) => [order.id, order]));
  return newestFirst([...byId.values()]);
}

/** Fetches the first page of the orders screen, and before it the order of the number `linked`, if that is on no first page. */
export async function loadOrderPage(showsUnpaid: boolean, linked = ''): Promise<void> {
  $orderPage.set({ ...$orderPage.get(), showsUnpaid });
  await fetchOrders(async () => {
    const page = await listPage(showsUnpaid);
    const isHere = page.some(({ id }) => id === linked);
    const further = linked && !isHere ? await listOrders({ id: linked }) : [];
    // Only an empty list has to say whether there are orders that it does not show.
    const all = page.length > 0 || showsUnpaid ? page : await listOrders({ limit: '1' });
    $orders.set([...further, ...page]);
    $orderPage.set({
      showsUnpaid,
      hasOlder: page.length === pageSize,
      hasUnpaid: all.length > page.length,
    });
  });
}

/** Fetches the orders before those that the orders screen shows. */
export async function loadOlderOrders(): Promise<void> {
  const shown = $orders.get();
  const { showsUnpaid } = $orderPage.get();
  const last = typeof shown === 'string' ? undefined : shown.at(-1);
  if (typeof shown === 'string' || !last) return;
  try {
    const older = await listPage(showsUnpaid, `${last.createdAt}~${last.id}`);
    const known = new Set(older.map(({ id }) => id));
    $orders.set([...shown.filter(({ id }) => !known.has(id)), ...older]);
    $orderPage.set({ ...$orderPage.get(), hasOlder: older.length === pageSize });
  } catch (error) {
    reportFailure(error, 'Failed to fetch orders');
  }
}

function listPage(showsUnpaid: boolean, before?: string): Promise<Order[]> {
  return listOrders({
    limit: String(pageSize),
    ...(before && { before }),
    ...(!showsUnpaid && { unpaid: 'hide' }),
  });
}

async function fetchOrders(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    $orders.set('failed');
    reportFailure(error, 'Failed to fetch orders');
  }
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
export async function confirmOrderForBuyer(id: string): Promise<string | null> {
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

/** Gives a payment back that is not the order's; answers the server's reason when it refuses, or null. */
export async function returnPayment(id: string, paymentIntentId: string): Promise<string | null> {
  return changeOrder(giveBack(id, paymentIntentId), {
    done: 'The payment goes back',
    failed: 'Failed to give the payment back',
  });
}

/** No optimistic writes: money hangs on a status, so the list shows what the server has confirmed. */
export async function changeOrder(
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
