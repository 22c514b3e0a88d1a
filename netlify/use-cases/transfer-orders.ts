import { centsOf } from '#shared/money';
import type { TransferInfo, TransferOrder, TransferPaymentInput } from '#shared/payment';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';
import { openOrder } from './checkout.ts';
import { newOrderNumber, updateOrder, type OrderRecord } from './order-records.ts';
import { publishChange } from './publishing.ts';
import { findPurchase } from './purchase.ts';
import { takeTransferPlace } from './transfer-limits.ts';

/** How long a transfer order holds its pieces, in milliseconds. */
export function transferHoldMs(): number {
  return env().TRANSFER_HOLD_HOURS * 3_600_000;
}

/** The recipient of bank transfers. Throws 404 when none is configured: the shop does not offer them then. */
export function getTransferInfo(): TransferInfo {
  const { ZELLE_EMAIL, ZELLE_NAME, ZELLE_INSTRUCTIONS } = env();
  if (!ZELLE_EMAIL || !ZELLE_NAME) {
    throw new HttpError(404, 'Bank transfer is not offered at the moment.');
  }
  return { email: ZELLE_EMAIL, name: ZELLE_NAME, ...instructions(ZELLE_INSTRUCTIONS) };
}

function instructions(text: string | undefined): { instructions?: string } {
  return text ? { instructions: text } : {};
}

export type TransferBuyer = { buyer: string; address: string };

/**
 * Places an order to be paid by bank transfer; it holds its pieces until its deadline (rulings 2). Sent twice, it is one
 * order. Throws 404 and 409 as a card payment does, and 409 when this buyer has another one waiting (rulings 6).
 */
export async function placeTransferOrder(
  input: TransferPaymentInput,
  from: TransferBuyer,
): Promise<TransferOrder> {
  getTransferInfo();
  const purchase = await findPurchase(input, 'zelle');
  const holdMs = transferHoldMs();
  const customer = { name: input.customerName, email: input.customerEmail };
  const order = await openOrder({
    orderId: newOrderNumber(),
    method: 'zelle',
    buyer: from.buyer,
    purchase,
    customer,
    holdMs,
    longestMs: holdMs,
    resume: (own) => resumeTransferOrder(own, customer, purchase.cents),
    beforeHold: (next, own) => takeTransferPlace(next, own, from.address),
  });
  await publishChange('orders', order.id);
  return { success: true, orderId: order.id, orderNumber: order.id, deadline: order.deadline };
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
