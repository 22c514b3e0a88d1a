import type { AdminOrder, OrderPart, OrderStatus, RefundInput, TrackingInput } from '#shared/order';
import { downloadOrders } from '../download.ts';
import {
  confirmForBuyer,
  findTestOrders,
  listOrders,
  removeTestOrders,
  setOrderStatus,
  setTrackingNumber,
  askForAddress,
  refundPart,
} from '../../lib/api.ts';
import { issueCertificates } from '../../lib/certificates.ts';
import { leaveWhenSignedOut, reportFailure } from '../session.ts';
import { isStored } from '../../form/values.ts';
import { sendChange, type FindOwn } from '../change.ts';
import { createFinder, seekIn } from '../finder.ts';
import { withPassword } from '../password.ts';
import { createList, createResource } from '../resource.ts';

type Words = { done: string; failed: string };

const pageSize = 50;
const failure = 'Failed to fetch orders';

/** As many as the API gives at once, newest first, without test orders: the dashboard counts them. */
export const newestOrders = createResource(
  async () => (await listOrders()).filter(({ isTest }) => !isTest),
  failure,
);

export const testOrders = createResource(findTestOrders, 'Failed to fetch the test orders');

export const orderFinder = createFinder<OrderPart>({
  open: 'Open',
  'to-send': 'To send',
  transfers: 'Transfers waiting',
  cancelled: 'Cancelled',
});

/** The orders of the orders screen. The order that the address names stands before the first page. */
export const orderList = createList<AdminOrder>(async (before) => {
  const sought = orderFinder.$sought.get();
  const range = { limit: String(pageSize), ...(before && { before }) };
  const page = await listOrders({ ...sought, ...range });
  const last = page.length === pageSize ? page.at(-1) : undefined;
  const linked = before ? [] : await findLinked(page);
  const older = last ? `${last.createdAt}~${last.id}` : null;
  return { items: [...linked, ...page], older, sought };
}, failure);
seekIn(orderList, orderFinder);

async function findLinked(page: AdminOrder[]): Promise<AdminOrder[]> {
  const id = decodeURIComponent(location.hash.slice(1));
  return id && !page.some((order) => order.id === id) ? listOrders({ id }) : [];
}

/** Without a word if it fails: nobody asked for it. */
export async function reloadOrder(id: string): Promise<AdminOrder | null> {
  try {
    const [order = null] = await listOrders({ id });
    if (order) replaceOrder(order);
    return order;
  } catch (error) {
    leaveWhenSignedOut(error);
    return null;
  }
}

/** Saves every order as a CSV file. */
export async function exportOrders(): Promise<void> {
  try {
    await withPassword(downloadOrders);
  } catch (error) {
    reportFailure(error, 'Failed to export orders');
  }
}

/** Sets an order's status; answers the server's reason when it refuses, or null. */
export async function changeStatus(id: string, status: OrderStatus): Promise<string | null> {
  return changeOrder(() => setOrderStatus(id, status), {
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
  });
}

/** Confirms a transfer order for its buyer; returns the server's reason when it refuses, or null. */
export async function confirmOrder(id: string): Promise<string | null> {
  return changeOrder(() => confirmForBuyer(id), {
    done: 'Order confirmed for the buyer',
    failed: 'Failed to confirm the order',
  });
}

/** Sets an order's tracking number; answers the server's reason when it refuses, or null. */
export async function changeTracking(id: string, trackingNumber: string): Promise<string | null> {
  return changeOrder(() => setTrackingNumber(id, { trackingNumber }), {
    done: 'Tracking number updated successfully',
    failed: 'Failed to update tracking number',
  });
}

/** Stores number and carrier first, so that the mail has them. */
export async function sendParcel(id: string, parcel: TrackingInput): Promise<string | null> {
  const send = async () => {
    if (parcel.trackingNumber) await setTrackingNumber(id, parcel);
    return setOrderStatus(id, 'shipped');
  };
  const words = {
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
  };
  const { carrier, trackingNumber } = parcel;
  const sent = { status: 'shipped', trackingNumber, ...(trackingNumber && { carrier }) };
  return changeOrder(send, words, async () => {
    const order = await reloadOrder(id);
    return order && isStored(sent, order);
  });
}

export async function askAddress(id: string): Promise<string | null> {
  return changeOrder(() => askForAddress(id), {
    done: 'The buyer is asked for the address',
    failed: 'Failed to ask for the address',
  });
}

/** The same id is one refund. Returns the server's reason when it refuses, or null; after a refusal the order is read again. */
export async function giveBack(id: string, input: RefundInput): Promise<string | null> {
  const words = { done: 'Given back', failed: 'Failed to give it back' };
  const refusal = await changeOrder(
    () => refundPart(id, input),
    words,
    async () => {
      const order = await reloadOrder(id);
      return order && order.refunds.some(({ key }) => key === input.id);
    },
  );
  if (refusal !== null) await reloadOrder(id);
  return refusal;
}

/** Issues what an order lacks and opens its certificates; returns the server's reason when it refuses, or null. */
export async function openCertificates(id: string): Promise<string | null> {
  const open = async () => {
    const { order, page } = await issueCertificates(id);
    replaceOrder(order);
    location.assign(page);
  };
  const words = { done: 'The certificate is issued', failed: 'Failed to issue the certificate' };
  return (await sendChange(open, words))?.reason ?? null;
}

/** Removes all test orders; returns the server's reason when it refuses, or null. */
export async function clearTestOrders(): Promise<string | null> {
  const remove = async () => {
    await removeTestOrders();
    await Promise.all([testOrders.refresh(true), orderList.refresh(true)]);
  };
  const words = { done: 'Test orders removed', failed: 'Failed to remove the test orders' };
  return (await sendChange(remove, words))?.reason ?? null;
}

/** No optimistic writes: money hangs on a status, so the list shows what the server has confirmed. */
async function changeOrder(
  send: () => Promise<AdminOrder>,
  words: Words,
  findOwn?: FindOwn,
): Promise<string | null> {
  const refusal = await sendChange(async () => replaceOrder(await send()), words, findOwn);
  return refusal?.reason ?? null;
}

function replaceOrder(changed: AdminOrder): void {
  const shown = orderList.current();
  if (!shown) return;
  const items = shown.items.map((order) => (order.id === changed.id ? changed : order));
  orderList.$state.set({ ...shown, items });
}
