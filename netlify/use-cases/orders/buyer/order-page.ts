import { createHash, createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { pathIn } from '#shared/language';
import {
  isUnpaid,
  returnedCents,
  soldAt,
  moneyView,
  offerView,
  paymentViews,
  outstandingCents,
} from '#shared/ledger';
import type { BuyerOrder, DeliveryInput } from '#shared/order';
import { HttpError } from '../../../errors.ts';
import { isSameLink, withoutEnd } from '../../../same-secret.ts';
import { forBuyer } from './for-buyer.ts';
import {
  findOrderByNumber,
  orderPageOf,
  updateOrder,
  type OrderRecord,
} from '../record/records.ts';
import { transferHoldOf } from '../transfer/transfer-hold.ts';
import { confirmTransfer } from '../transfer/transfer-money.ts';

/** Returns the administrator's page of certificates, whose sheets have a line to sign. */
export function certificatePageOf(order: OrderRecord): string {
  return `${pathIn(order.language ?? 'en', '/certificate')}#${certificateTokenOf(order)}.sign`;
}

/** Shows the certificates and opens nothing of the order, from whose key it is derived (rule 87). */
export function certificateTokenOf({ id, accessKey }: OrderRecord): string {
  const key = createHmac('sha256', accessKey).update('certificates').digest('base64url');
  return `${id}.${withoutEnd(key)}`;
}

/** Adds the confirmation secret. Only the buyer's mail may contain this address (rule 9). */
export function confirmPageOf(order: OrderRecord): string {
  return `${orderPageOf(order)}.${order.confirmKey}`;
}

export async function getBuyerOrder(token: string): Promise<BuyerOrder> {
  return toBuyerOrder(await requireBuyerOrder(token));
}

/** Stores a delivery; safe to repeat. Throws 404; 409 once the parcel has left; 412 if another one was stored since the form was opened. */
export async function setDelivery(
  token: string,
  delivery: DeliveryInput,
  version: number | null,
): Promise<BuyerOrder> {
  const order = await requireBuyerOrder(token);
  const changed = await updateOrder(order, (stored) => {
    requireNotSent(stored);
    if (isDeepStrictEqual(deliveryOf(stored), delivery)) return null;
    if (version !== null && version !== deliveryVersionOf(stored))
      throw new HttpError(412, ({ deliveryChanged }) => deliveryChanged);
    return { ...stored, ...delivery };
  });
  return toBuyerOrder(changed);
}

function deliveryOf({ shippingAddress, customerNotes }: OrderRecord) {
  return { shippingAddress, customerNotes };
}

/** Names the words of a delivery, whoever wrote them: a card brings an address, too. 0: there are none. */
function deliveryVersionOf(order: OrderRecord): number {
  const delivery = deliveryOf(order);
  if (!delivery.shippingAddress && !delivery.customerNotes) return 0;
  const hash = createHash('sha256').update(JSON.stringify(delivery)).digest('hex');
  return Number.parseInt(hash.slice(0, 12), 16);
}

/** Throws 412 if money has come, or the price has changed, since the page was read. `version`: what was to come then, in cents (rule 39). */
export function requireShownMoney(order: OrderRecord, version: number | null): void {
  if (version === null || version === outstandingCents(order)) return;
  throw new HttpError(412, ({ moneyChanged }) => moneyChanged);
}

export async function requireBuyerOrder(token: string): Promise<OrderRecord> {
  const [id = '', accessKey = ''] = token.split('.');
  const order = await findOrderByNumber(id);
  if (order && isSameLink(accessKey, order.accessKey)) return order;
  throw new HttpError(404, ({ noSuchOrder }) => noSuchOrder);
}

function requireNotSent({ status }: OrderRecord): void {
  if (status === 'pending' || status === 'processing') return;
  throw new HttpError(
    409,
    ({ noChangeAfter }) => noChangeAfter[status === 'cancelled' ? 'cancelled' : 'sent'],
  );
}

/** Removes the secrets. A lapsed order shows no payment instructions. */
export function toBuyerOrder(record: OrderRecord): BuyerOrder {
  const order = forBuyer(record);
  const hold = transferHoldOf(order);
  const offer = offerView(order);
  const awaitsRest = isUnpaid(order) && soldAt(order) !== null;
  const { paidAt, refunds, returnedOutsideCents, failedRefunds, moneySentAt } = moneyView(order);
  return {
    id: order.id,
    createdAt: order.createdAt,
    method: order.method,
    status: order.status,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    items: order.items,
    totalAmount: order.totalAmount,
    deadline: order.deadline,
    paidAt,
    trackingNumber: order.trackingNumber,
    carrier: order.carrier,
    shippingAddress: order.shippingAddress,
    customerNotes: order.customerNotes,
    deliveryVersion: deliveryVersionOf(order),
    refunds,
    moneySentAt,
    hold,
    awaitsPainter: order.awaitsPainter,
    returnedOutsideCents,
    failedRefunds,
    returnedCents: returnedCents(order),
    outstandingCents: outstandingCents(order),
    timeZone: order.timeZone,
    payments: paymentViews(order),
    offer,
    transfer: (hold ?? offer?.due) || awaitsRest ? order.recipient : null,
    certificateToken: certificateTokenOf(order),
  };
}

/** Confirms with the secret of the buyer's mail. Safe to repeat. Throws 404 for a wrong secret, 409 after a lapse. */
export async function confirmOrderByBuyer(token: string, confirmKey: string): Promise<BuyerOrder> {
  const order = await requireBuyerOrder(token);
  if (!order.confirmKey || !isSameLink(confirmKey, order.confirmKey)) {
    throw new HttpError(404, ({ doesNotConfirm }) => doesNotConfirm);
  }
  return toBuyerOrder(await confirmTransfer(order, 'buyer'));
}
