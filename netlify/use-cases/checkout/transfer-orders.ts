import { centsOf } from '#shared/money';
import type { TransferOrder, TransferPaymentInput } from '#shared/payment';
import { addressLimitsOf } from './address-limits.ts';
import { openOrder } from './open-order.ts';
import { orderPageOf } from '../orders/order-page.ts';
import { newOrderNumber, updateOrder, type OrderRecord } from '../orders/records.ts';
import { findPurchase, wantedArtworkIds, type Caller } from './purchase.ts';
import { readPiecesAhead } from '../pieces/reservation.ts';
import { firstTransferHoldMs, transferHoldOf } from './transfer-hold.ts';
import { getTransferInfo } from './transfer-info.ts';
import { takeTransferPlace } from './transfer-limits.ts';

/**
 * Places an order to be paid by bank transfer; it holds its pieces for a short time, until its buyer confirms it. Sent
 * twice, it is one order. Throws 404 and 409 as a card payment does, 409 when this buyer has another one waiting, and 429 when the
 * caller's address holds enough already.
 */
export async function placeTransferOrder(
  input: TransferPaymentInput,
  { buyer, address }: Caller,
): Promise<TransferOrder> {
  getTransferInfo();
  const looks = readPiecesAhead(wantedArtworkIds(input));
  const limits = addressLimitsOf(address);
  const purchase = await findPurchase(input, 'zelle');
  const holdMs = firstTransferHoldMs();
  const customer = { name: input.customerName, email: input.customerEmail };
  const order = await openOrder({
    orderId: newOrderNumber(),
    method: 'zelle',
    buyer,
    purchase,
    customer,
    holdMs,
    longestMs: holdMs,
    looks,
    limits,
    resume: (own) => resumeTransferOrder(own, customer, purchase.cents),
    admit: takeTransferPlace,
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
