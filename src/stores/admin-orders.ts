import { atom } from 'nanostores';
import type { Order, OrderStatus } from '#shared/order';
import { downloadOrders } from '../lib/download.ts';
import {
  ApiError,
  confirmForBuyer,
  giveBack,
  listOrders,
  setOrderStatus,
  setTrackingNumber,
} from '../lib/api.ts';
import { reportFailure } from './admin.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from './toast.ts';

/** The orders, newest first, as far as they are known. */
export const $orders = atom<'loading' | 'failed' | Order[]>('loading');

/** Fetches the orders. */
export async function loadOrders(): Promise<void> {
  $orders.set('loading');
  try {
    $orders.set(await listOrders());
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
  return change(setOrderStatus(id, status), {
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
  });
}

/** Confirms a transfer order for its buyer; returns the server's reason when it refuses, or null. */
export async function confirmOrderForBuyer(id: string): Promise<string | null> {
  return change(confirmForBuyer(id), {
    done: 'Order confirmed for the buyer',
    failed: 'Failed to confirm the order',
  });
}

/** Sets an order's tracking number; answers the server's reason when it refuses, or null. */
export async function changeTracking(id: string, trackingNumber: string): Promise<string | null> {
  return change(setTrackingNumber(id, trackingNumber), {
    done: 'Tracking number updated successfully',
    failed: 'Failed to update tracking number',
  });
}

/** Gives a payment back that is not the order's; answers the server's reason when it refuses, or null. */
export async function returnPayment(id: string, paymentIntentId: string): Promise<string | null> {
  return change(giveBack(id, paymentIntentId), {
    done: 'The payment goes back',
    failed: 'Failed to give the payment back',
  });
}

// No optimistic writes: money hangs on a status, so the list shows what the server has confirmed.
async function change(
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
