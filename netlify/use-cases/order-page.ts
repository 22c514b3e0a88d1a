import { randomBytes } from 'node:crypto';
import type { BuyerOrder, DeliveryInput } from '#shared/order';
import { HttpError } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { findOrder, updateOrder, type OrderRecord } from './order-records.ts';
import { transferHoldOf } from './transfer-hold.ts';
import { findTransferInfo } from './transfer-info.ts';

/** The secret half of an order page's token: who has it may read the order and say where it goes. */
export function newAccessKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Where a buyer follows his order; the token stands in the fragment, which no server logs (rulings 14). */
export function orderPageOf({ id, accessKey }: OrderRecord): string {
  return `/order#${id}.${accessKey}`;
}

/** The order page with the secret that confirms a transfer order. Only the buyer's mail may contain it. */
export function confirmPageOf(order: OrderRecord): string {
  return `${orderPageOf(order)}.${order.confirmKey}`;
}

/** The order behind a token. Throws 404. */
export async function getBuyerOrder(token: string): Promise<BuyerOrder> {
  return toBuyerOrder(await requireBuyerOrder(token));
}

/** Stores where the order goes and what the buyer wrote. Throws 404; 409 once the parcel is on its way. */
export async function setDelivery(token: string, delivery: DeliveryInput): Promise<BuyerOrder> {
  const { id } = await requireBuyerOrder(token);
  const order = await updateOrder(id, (now) => {
    requireNotSent(now);
    return { ...now, ...delivery };
  });
  return toBuyerOrder(order);
}

/** The order record behind a token. Throws 404. */
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

/** The order as its buyer gets it, without its secrets. An order that has lapsed asks for no money. */
export function toBuyerOrder(order: OrderRecord): BuyerOrder {
  const hold = transferHoldOf(order);
  return {
    id: order.id,
    createdAt: order.createdAt,
    method: order.method,
    status: order.status,
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
