import type { Decimal } from '#shared/csv';
import { entryOf } from '#shared/ledger';
import type { Cents } from '#shared/money';
import type {
  AdminOrder,
  MoneyInput,
  OrderPart,
  OrderStatus,
  RefundInput,
  TrackingInput,
} from '#shared/order';
import { readFragment } from '../../lib/fragment.ts';
import { downloadCsv } from '../calls/download.ts';
import { send } from '../../lib/send.ts';
import { leaveWhenSignedOut, reportFailure } from '../session/session.ts';
import { isStored } from '../../form/values.ts';
import { withFormKey, sendChange, type FindOwn } from '../publishing/change.ts';
import { createFinder, searchAfterPause } from '../calls/finder.ts';
import { withPassword } from '../session/password.ts';
import { createList, createResource } from '../calls/resource.ts';
import type { Keyed } from '../../form/use-form.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

type Words = { done: string; failed: string; undo?: () => Promise<unknown> };

const pageSize = 50;
const failure = 'Failed to fetch orders';

/** The three newest ones, and those that wait for somebody, the newest first; without test orders. */
export const latestOrders = createResource(async () => {
  const [newest, open] = await Promise.all([
    send('GET /api/admin/orders', { query: { limit: '3' } }),
    send('GET /api/admin/orders/open'),
  ]);
  return { newest: newest.filter(({ isTest }) => !isTest), open };
}, failure);

export const testOrders = createResource(
  () => send('GET /api/admin/orders/test'),
  'Failed to fetch the test orders',
);

export const orderFinder = createFinder<OrderPart>({
  open: 'Open',
  'to-send': 'To send',
  transfers: 'Transfers waiting',
  offers: 'Offers waiting',
  cancelled: 'Cancelled',
});

/** The orders of the orders screen. The order that the address names stands before the first page. */
export const orderList = createList<AdminOrder>(async (before) => {
  const sought = orderFinder.$sought.get();
  const range = { limit: String(pageSize), ...(before && { before }) };
  const page = await send('GET /api/admin/orders', { query: { ...sought, ...range } });
  const last = page.length === pageSize ? page.at(-1) : undefined;
  const linked = before ? [] : await findLinked(page);
  const older = last ? `${last.createdAt}~${last.id}` : null;
  return { items: [...linked, ...page], older, sought };
}, failure);
searchAfterPause(orderList, orderFinder);

async function findLinked(page: AdminOrder[]): Promise<AdminOrder[]> {
  const id = readFragment();
  return id && !page.some((order) => order.id === id) ? findOrder(id) : [];
}

function findOrder(id: string): Promise<AdminOrder[]> {
  return send('GET /api/admin/orders', { query: { id } });
}

/** Reads an order again. Shows no error, because nobody asked for it; returns null if it fails. */
export async function reloadOrder(id: string): Promise<AdminOrder | null> {
  try {
    const [order = null] = await findOrder(id);
    if (order) replaceOrder(order);
    return order;
  } catch (error) {
    leaveWhenSignedOut(error);
    return null;
  }
}

/** Saves every order, or every entry of money, as a CSV file. */
export async function exportCsv(kind: 'orders' | 'money', decimal: Decimal): Promise<void> {
  try {
    await withPassword(() => downloadCsv(kind, decimal));
  } catch (error) {
    reportFailure(error, `Failed to export ${kind}`);
  }
}

/** Sets an order's status. `keepCents`: what does not go back. */
export async function changeStatus(
  before: Pick<AdminOrder, 'id' | 'status'>,
  status: OrderStatus,
  keepCents?: Cents,
): Promise<Refusal | null> {
  const { id } = before;
  const undo = () => changeStatus({ id, status }, before.status);
  return changeOrder(() => setStatus(id, status, keepCents), {
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
    ...(isUndone(before.status, status) && { undo }),
  });
}

/** Returns whether the way back moves no money and sends nothing: a parcel's mail and certificate exist since it was sent. */
function isUndone(from: OrderStatus, to: OrderStatus): boolean {
  const wasSent = from === 'shipped' || from === 'delivered';
  return wasSent && (to === 'delivered' || to === 'processing');
}

/** Confirms a transfer order for its buyer. */
export async function confirmOrder(id: string): Promise<Refusal | null> {
  const confirm = () => send('POST /api/admin/orders/:id/confirm', { params: { id } });
  return changeOrder(confirm, {
    done: 'Order confirmed for the buyer',
    failed: 'Failed to confirm the order',
  });
}

/** Sets an order's tracking number. */
export async function changeTracking(id: string, trackingNumber: string): Promise<Refusal | null> {
  return changeOrder(() => setTracking(id, { trackingNumber }), {
    done: 'Tracking number updated successfully',
    failed: 'Failed to update tracking number',
  });
}

/** Stores number and carrier first, so that the mail has them. */
export async function sendParcel(id: string, parcel: TrackingInput): Promise<Refusal | null> {
  const ship = async () => {
    if (parcel.trackingNumber) await setTracking(id, parcel);
    return setStatus(id, 'shipped');
  };
  const words = {
    done: 'Order status updated successfully',
    failed: 'Failed to update order status',
  };
  const { carrier, trackingNumber } = parcel;
  const sent = { status: 'shipped', trackingNumber, ...(trackingNumber && { carrier }) };
  return changeOrder(ship, words, async () => {
    const order = await reloadOrder(id);
    return order && isStored(sent, order);
  });
}

export async function askAddress(id: string): Promise<Refusal | null> {
  const askBuyer = () => send('POST /api/admin/orders/:id/address', { params: { id } });
  return changeOrder(askBuyer, {
    done: 'The buyer is asked for the address',
    failed: 'Failed to ask for the address',
  });
}

/** Corrects the address of the buyer, and has the refused mails sent there. */
export async function correctAddress(id: string, email: string): Promise<Refusal | null> {
  const correct = () =>
    withPassword(() =>
      send('PATCH /api/admin/orders/:id/email', { params: { id }, body: { email } }),
    );
  return changeOrder(correct, {
    done: 'The e-mails go to this address now',
    failed: 'Failed to correct the address',
  });
}

export async function sendMailsAgain(id: string): Promise<Refusal | null> {
  const sendAgain = () => send('POST /api/admin/orders/:id/mails', { params: { id } });
  return changeOrder(sendAgain, {
    done: 'The e-mails are sent again',
    failed: 'Failed to send the e-mails again',
  });
}

/** Gives back once for each key. Reads the order again after a refusal. */
export async function makeRefund(
  id: string,
  body: Omit<RefundInput, 'id'>,
  sent: Keyed,
): Promise<Refusal | null> {
  const words = { done: 'Given back', failed: 'Failed to give it back' };
  const refund = () =>
    withFormKey(sent, (key) =>
      send('POST /api/admin/orders/:id/refunds', { params: { id }, body: { ...body, id: key } }),
    );
  const refusal = await changeOrder(refund, words, async () => {
    const order = await reloadOrder(id);
    return order && order.refunds.some(({ key }) => key === sent.key);
  });
  if (refusal !== null) await reloadOrder(id);
  return refusal;
}

export async function withdrawOffer(id: string): Promise<Refusal | null> {
  const withdraw = () => send('DELETE /api/admin/offers/:id', { params: { id } });
  const words = { done: 'The offer is withdrawn', failed: 'Failed to withdraw the offer' };
  return changeOrder(withdraw, words);
}

/**
 * Stores that money by hand has arrived, once for each key. Reads the order again after a refusal.
 */
export async function recordPayment(
  id: string,
  body: Omit<MoneyInput, 'id'>,
  sent: Keyed,
): Promise<Refusal | null> {
  const words = { done: 'The money is written down', failed: 'Failed to write the money down' };
  const arrive = () =>
    withFormKey(sent, (key) =>
      send('POST /api/admin/orders/:id/money', { params: { id }, body: { ...body, id: key } }),
    );
  const refusal = await changeOrder(arrive, words, async () => {
    const order = await reloadOrder(id);
    return order && entryOf(order, sent.key)?.state === 'done';
  });
  if (refusal !== null) await reloadOrder(id);
  return refusal;
}

export function voidPayment(id: string, entry: string): Promise<Refusal | null> {
  const params = { id, entry };
  const words = { done: 'The order waits for its money again', failed: 'Failed to strike it' };
  return changeOrder(
    () => send('POST /api/admin/orders/:id/money/:entry/struck', { params }),
    words,
  );
}

export function markRefundSent(id: string, entry: string): Promise<Refusal | null> {
  const params = { id, entry };
  const words = { done: 'Sent back', failed: 'Failed to write it down' };
  return changeOrder(() => send('POST /api/admin/orders/:id/money/:entry/sent', { params }), words);
}

/** Issues what an order lacks and opens its certificates. */
export async function openCertificates(id: string): Promise<Refusal | null> {
  const open = async () => {
    const { order, page } = await send('POST /api/admin/orders/:id/certificates', {
      params: { id },
    });
    replaceOrder(order);
    location.assign(page);
  };
  const words = { done: 'The certificate is issued', failed: 'Failed to issue the certificate' };
  return (await sendChange(open, words))?.reason ?? null;
}

/** Removes all test orders. */
export async function clearTestOrders(): Promise<Refusal | null> {
  const remove = async () => {
    await send('DELETE /api/admin/orders/test');
    await Promise.all([testOrders.refresh(true), orderList.refresh(true)]);
  };
  const words = { done: 'Test orders removed', failed: 'Failed to remove the test orders' };
  return (await sendChange(remove, words))?.reason ?? null;
}

/**
 * Sends a change of an order. There are no optimistic writes: money depends on a status, so the list shows what the server has confirmed.
 */
async function changeOrder(
  deed: () => Promise<AdminOrder>,
  words: Words,
  findOwn?: FindOwn,
): Promise<Refusal | null> {
  const refusal = await sendChange(async () => replaceOrder(await deed()), words, findOwn);
  return refusal?.reason ?? null;
}

function setStatus(id: string, status: OrderStatus, keepCents?: Cents): Promise<AdminOrder> {
  return send('PATCH /api/admin/orders/:id/status', {
    params: { id },
    body: { status, keepCents },
  });
}

function setTracking(id: string, body: TrackingInput): Promise<AdminOrder> {
  return send('PATCH /api/admin/orders/:id/tracking', { params: { id }, body });
}

/** Shows what a change has made of an order. */
export function replaceOrder(changed: AdminOrder): void {
  const shown = orderList.current();
  if (!shown) return;
  const items = shown.items.map((order) => (order.id === changed.id ? changed : order));
  orderList.$state.set({ ...shown, items });
}
