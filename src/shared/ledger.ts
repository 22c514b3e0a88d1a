import type { Language } from './language.ts';
import { centsOf, formatCents } from './money.ts';
import type { Order, OrderStatus } from './order.ts';

type Returned = Pick<Order, 'refunds' | 'returnedOutside' | 'failedRefunds'>;

/** Returns whether nobody else can have the order's artworks until its deadline. */
export function isHold(order: Order): boolean {
  return isUnpaidTransfer(order) && !order.awaitsPainter && Date.parse(order.deadline) > Date.now();
}

/** Returns true for a transfer order that waits for its money or for the painter, also after its hold if its buyer says that the money was sent. */
export function isOpenTransfer(order: Order): boolean {
  const isOpenWithoutHold = order.awaitsPainter || order.moneySentAt !== null;
  return isHold(order) || (isUnpaidTransfer(order) && isOpenWithoutHold);
}

function isUnpaidTransfer({ method, status, paidAt }: Order): boolean {
  return method === 'zelle' && status === 'pending' && !paidAt;
}

export function refundedCents({ refunds }: Pick<Order, 'refunds'>): number {
  return sumOf(refunds);
}

/** Sums refunds made in Stripe's dashboard, in cents. */
export function returnedOutsideCents({ returnedOutside }: Pick<Order, 'returnedOutside'>): number {
  return centsOf(returnedOutside);
}

/** Sums refunds without those that the bank sent back, in cents. */
export function returnedCents(order: Returned): number {
  const { failedRefunds = [] } = order;
  return refundedCents(order) + returnedOutsideCents(order) - sumOf(failedRefunds);
}

export function lostCents({ disputes = [] }: Pick<Order, 'disputes'>): number {
  return sumOf(disputes.filter(({ state }) => state === 'lost'));
}

/** Returns what came for an order that is paid, in cents. */
export function receivedCents({ received, totalAmount }: Pick<Order, 'received' | 'totalAmount'>) {
  return centsOf(received ?? totalAmount);
}

/** Returns what may go back yet, in cents. */
export function remainingCents(order: Order): number {
  const { failedRefunds = [] } = order;
  // A failed refund of the shop is settled by hand; a failed one of the dashboard does not count.
  const outside = Math.max(0, returnedOutsideCents(order) - sumOf(failedRefunds));
  const gone = refundedCents(order) + outside + lostCents(order);
  return Math.max(0, receivedCents(order) - gone);
}

/** Returns true for a card order that counts as sold without any of its money. */
export function hasLostItsMoney(order: Order): boolean {
  const isSold = order.method === 'card' && order.paidAt !== null && order.status !== 'cancelled';
  const hasArtworks = order.items.some(({ returnedAt }) => !returnedAt);
  return isSold && hasArtworks && remainingCents(order) === 0;
}

/** Returns whether an artwork of an order may have a certificate, and one that it has is not withdrawn (rule 71). */
export function isVouchedFor(order: Order, item: Order['items'][number]): boolean {
  const isPaid = order.paidAt !== null && order.status !== 'cancelled';
  const isGivenBack = centsOf(order.totalAmount) > 0 && remainingCents(order) === 0;
  return isPaid && !isGivenBack && !item.returnedAt;
}

/** Returns true for an order whose dispute or lost money waits for the administrator. */
export function asksAboutPayment(order: Order): boolean {
  const { disputes = [] } = order;
  return disputes.some(({ state }) => state === 'open') || hasLostItsMoney(order);
}

function sumOf(amounts: readonly { amount: string }[]): number {
  return amounts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

/** Tells an amount of an order; nobody may have said that of a sale elsewhere. */
export function formatAmount(
  dollars: string,
  unknown = 'Unknown',
  language: Language = 'en',
): string {
  return dollars ? formatCents(centsOf(dollars), language) : unknown;
}

/** `format` writes the time. */
export function describePayment(
  { method, paidAt, status, awaitsPainter, endReason }: Order,
  format: (date: string) => string,
): string {
  const isCard = method === 'card';
  if (method === 'elsewhere') {
    if (paidAt) return `Sold on ${format(paidAt)}`;
    return status === 'cancelled' ? (endReason ?? 'Cancelled') : 'Being written down';
  }
  if (paidAt) return `${isCard ? 'Paid' : 'Transfer received'} on ${format(paidAt)}`;
  if (status === 'cancelled') {
    return isCard ? ['Nothing was charged', endReason].filter(Boolean).join('. ') : 'Cancelled';
  }
  if (isCard) return 'Authorised, being finished';
  return awaitsPainter ? 'Waiting for your confirmation' : 'Waiting for the transfer';
}

/** Returns the question before a status that sends money back or breaks a promise (rule 26). */
export function askBefore(
  order: Order,
  status: OrderStatus,
): 'refund' | 'send-back' | 'promised' | 'undo' | null {
  if (status !== 'cancelled') return null;
  if (isHold(order) && !order.awaitsConfirmation) return 'promised';
  if (!order.paidAt || hasLostItsMoney(order)) return null;
  return ({ card: 'refund', zelle: 'send-back', elsewhere: 'undo' } as const)[order.method];
}
