import { lostCents, refundedCents, returnedOutsideCents } from '#shared/ledger';
import { centsOf, dollarsOf, formatCents } from '#shared/money';
import type { Refund } from '#shared/order';
import { giveUpSale } from './claims.ts';
import { withMails } from './mails.ts';
import { updateOrder, type OrderRecord } from './order-records.ts';
import { publishSales } from './publishing.ts';
import { giveMoneyBack } from './refunds.ts';
import { releaseAll } from './reservation.ts';
import { withdrawOrder } from './withdrawal.ts';

/** Cancels an order with what that means for money and pieces (rulings 2 and 3). Throws 409 when it turns out paid. */
export async function cancelOrder(order: OrderRecord): Promise<OrderRecord> {
  const isUnpaidCard = order.method === 'card' && !order.paidAt;
  const cancelled = isUnpaidCard ? await withdrawOrder(order) : await cancelWithRefund(order);
  await freePieces(cancelled);
  if (order.paidAt) await publishSales(order.pieces);
  return giveMoneyBack(cancelled);
}

/** The refund is written down with the cancellation in one write, so that neither is ever without the other. */
async function cancelWithRefund(order: OrderRecord): Promise<OrderRecord> {
  return updateOrder(order.id, (now) => ({
    ...now,
    status: 'cancelled',
    refunds: [...now.refunds, ...remainingRefund(now)],
    mails: withMails(now, ['cancelled']),
  }));
}

function remainingRefund(order: OrderRecord): Refund[] {
  if (order.method !== 'card' || order.status === 'cancelled') return [];
  const cents = centsOf(order.totalAmount) - refundedCents(order) - lostCents(order);
  if (cents <= 0) return [];
  const amount = dollarsOf(cents);
  return [{ key: 'cancelled', amount, reason: cancelReason(order), state: 'due', refusals: 0 }];
}

function cancelReason(order: OrderRecord): string {
  const outside = returnedOutsideCents(order);
  if (outside === 0) return 'Order cancelled';
  return `Order cancelled; ${formatCents(outside)} of it had gone back in Stripe's dashboard before`;
}

/** Puts an order's pieces up for sale again. */
export async function freePieces(order: OrderRecord): Promise<void> {
  await Promise.all(order.pieces.map((piece) => giveUpSale(piece, order)));
  await releaseAll(order.pieces, order.id);
}
