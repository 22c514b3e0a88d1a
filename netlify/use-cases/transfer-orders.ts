import { centsOf } from '#shared/money';
import type { TransferOrder, TransferPaymentInput } from '#shared/payment';
import { openOrder } from './checkout.ts';
import { orderPageOf } from './order-page.ts';
import { newOrderNumber, updateOrder, type OrderRecord } from './order-records.ts';
import { findPurchase, wantedIds } from './purchase.ts';
import { lookAhead } from './reservation.ts';
import { firstTransferHoldMs, transferHoldOf } from './transfer-hold.ts';
import { getTransferInfo } from './transfer-info.ts';
import { takeTransferPlace } from './transfer-limits.ts';

export type TransferBuyer = { buyer: string; address: string };

/**
 * Places an order to be paid by bank transfer; it holds its pieces for a short time, until its buyer confirms it. Sent
 * twice, it is one order. Throws 404 and 409 as a card payment does, and 409 when this buyer has another one waiting.
 */
export async function placeTransferOrder(
  input: TransferPaymentInput,
  from: TransferBuyer,
): Promise<TransferOrder> {
  getTransferInfo();
  const looks = lookAhead(wantedIds(input));
  const purchase = await findPurchase(input, 'zelle');
  const holdMs = firstTransferHoldMs();
  const customer = { name: input.customerName, email: input.customerEmail };
  const order = await openOrder({
    orderId: newOrderNumber(),
    method: 'zelle',
    buyer: from.buyer,
    purchase,
    customer,
    holdMs,
    longestMs: holdMs,
    looks,
    resume: (own) => resumeTransferOrder(own, customer, purchase.cents),
    admit: (next, own) => takeTransferPlace(next, own, from.address),
  });
  return {
    success: true,
    orderId: order.id,
    orderNumber: order.id,
    deadline: order.deadline,
    hold: transferHoldOf(order),
    orderPage: orderPageOf(order),
  };
}

async function resumeTransferOrder(
  order: OrderRecord,
  customer: { name: string; email: string },
  cents: number,
): Promise<OrderRecord | null> {
  if (order.method !== 'zelle' || order.status !== 'pending') return null;
  if (centsOf(order.totalAmount) !== cents || order.customerEmail !== customer.email) return null;
  return updateOrder(order.id, (now) => ({ ...now, customerName: customer.name }));
}
