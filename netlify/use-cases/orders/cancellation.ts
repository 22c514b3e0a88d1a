import { lostCents, refundedCents, returnedOutsideCents } from '#shared/ledger';
import { centsOf, dollarsOf, formatCents } from '#shared/money';
import type { MailKind, Refund } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { cancelPaymentIntent } from '../../ports/stripe/payments.ts';
import { giveUpSale } from '../pieces/sales.ts';
import { withMails } from '../mail/outbox.ts';
import { isUnpaidOrder, updateOrder, type OrderRecord } from './records.ts';
import { settlePayment } from './card-settlement.ts';
import { publishSales } from '../publishing/changes.ts';
import { giveMoneyBack } from './refunds.ts';
import { releaseClaims } from '../pieces/reservation.ts';

/** Cancels an order with its money and pieces (rules 26 and 27). Throws 409 if it is paid meanwhile. */
export async function cancelOrder(order: OrderRecord): Promise<OrderRecord> {
  const isUnpaidCard = order.method === 'card' && !order.paidAt;
  const cancelled = isUnpaidCard ? await withdrawOrder(order) : await cancelWithRefund(order);
  await freeOrderPieces(cancelled);
  if (order.paidAt) await publishSales(order.pieces);
  return giveMoneyBack(cancelled);
}

/** The refund becomes due in the write that cancels, so that neither is ever without the other. */
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

export async function freeOrderPieces(order: OrderRecord): Promise<void> {
  await Promise.all(order.pieces.map((piece) => giveUpSale(piece, order)));
  await releaseClaims(order.pieces, order);
}

/** `kept`: pieces that stay with another order of the buyer. `mails`: mails that become due. */
type Withdrawal = { kept?: ReadonlySet<string>; mails?: MailKind[] };

/**
 * Ends an unpaid order: its payment intent at Stripe first (rule 27), then the order, then its claims. Throws 409 if
 * it turns out to be paid, which settles it.
 */
export async function withdrawOrder(
  order: OrderRecord,
  { kept, mails = [] }: Withdrawal = {},
): Promise<OrderRecord> {
  if (order.paymentIntentId) await requireUnpaid(order.paymentIntentId);
  const cancelled = await updateOrder(order.id, (now) =>
    isUnpaidOrder(now) && now.paymentIntentId === order.paymentIntentId
      ? { ...now, status: 'cancelled', mails: withMails(now, mails) }
      : null,
  );
  if (cancelled.paidAt) throw orderPaidError();
  // A payment was opened meanwhile: it must end before the order.
  if (isUnpaidOrder(cancelled)) return withdrawOrder(cancelled, { kept, mails });
  await releaseClaims(
    order.pieces.filter((piece) => !kept?.has(piece)),
    cancelled,
  );
  return cancelled;
}

export function orderPaidError(): HttpError {
  return new HttpError(409, 'This order is already paid');
}

async function requireUnpaid(paymentIntentId: string): Promise<void> {
  const intent = await cancelPaymentIntent(paymentIntentId);
  if (!intent || intent.status === 'canceled') return;
  const settled = await settlePayment(paymentIntentId);
  // A payment that did not settle the order has ended too: it cannot be paid any more.
  if (settled?.intent.status === 'succeeded' && !settled.order.paidAt) return;
  throw orderPaidError();
}
