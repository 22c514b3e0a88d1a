import { randomBytes } from 'node:crypto';
import type { BuyerOrder, DeliveryInput } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';
import { findOrder, updateOrder, type OrderRecord } from './records.ts';
import { transferHoldOf } from '../checkout/transfer-hold.ts';
import { findTransferInfo } from '../checkout/transfer-info.ts';

/** The secret half of the token; it allows reading the order and changing its delivery address. */
export function newAccessKey(): string {
  return randomBytes(24).toString('base64url');
}

/** The token is in the fragment, which no server logs. */
export function orderPageOf({ id, accessKey }: OrderRecord): string {
  return `/order#${id}.${accessKey}`;
}

/** Adds the confirmation secret. Only the buyer's mail may contain this address (rule 10). */
export function confirmPageOf(order: OrderRecord): string {
  return `${orderPageOf(order)}.${order.confirmKey}`;
}

export async function getBuyerOrder(token: string): Promise<BuyerOrder> {
  return toBuyerOrder(await requireBuyerOrder(token));
}

/** Throws 404; 409 once the parcel has left. */
export async function setDelivery(token: string, delivery: DeliveryInput): Promise<BuyerOrder> {
  const { id } = await requireBuyerOrder(token);
  const order = await updateOrder(id, (now) => {
    requireNotSent(now);
    return { ...now, ...delivery };
  });
  return toBuyerOrder(order);
}

export async function requireBuyerOrder(token: string): Promise<OrderRecord> {
  const [id = '', accessKey = ''] = token.split('.');
  const order = await findOrder(id);
  if (order?.accessKey && isSameSecret(accessKey, order.accessKey)) return order;
  throw new HttpError(404, 'We could not find this order. Please use the link from your e-mail.');
}

function requireNotSent({ status }: OrderRecord): void {
  if (status === 'pending' || status === 'processing') return;
  const why = status === 'cancelled' ? 'was cancelled' : 'is on its way already';
  throw new HttpError(409, `This order ${why}. Please write to us to change something.`);
}

/** Removes the secrets. A lapsed order shows no payment instructions. */
export function toBuyerOrder(order: OrderRecord): BuyerOrder {
  const hold = transferHoldOf(order);
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
    paidAt: order.paidAt,
    trackingNumber: order.trackingNumber,
    shippingAddress: order.shippingAddress,
    customerNotes: order.customerNotes,
    refunds: order.refunds,
    moneySentAt: order.moneySentAt,
    hold,
    returnedAmount: order.returnedAmount,
    failedRefunds: order.failedRefunds,
    transfer: hold && findTransferInfo(),
  };
}
