import { formatMoment } from './format.ts';
import { centsOf } from './money.ts';
import type { Order, OrderStatus } from './order.ts';

type Returned = Pick<Order, 'refunds' | 'returnedAmount' | 'failedRefunds'>;

/** The list hides these behind a filter (rule 30). */
export function isUnpaidCard(order: Order): boolean {
  const { method, paidAt, refunds, strayPayments = [] } = order;
  return method === 'card' && !paidAt && refunds.length === 0 && strayPayments.length === 0;
}

/** Returns whether nobody else can have the order's pieces until its deadline. */
export function isHold(order: Order): boolean {
  return order.isHeld && isOpen(order);
}

/** An order that can still be paid and holds nothing: the first payment gets its pieces. */
export function isOpenWithoutHold(order: Order): boolean {
  return !order.isHeld && isOpen(order);
}

function isOpen({ status, paidAt, deadline }: Order): boolean {
  return status === 'pending' && !paidAt && Date.parse(deadline) > Date.now();
}

export function hasRefundDue({ refunds, strayPayments = [] }: Order): boolean {
  return [...refunds, ...strayPayments].some(({ state }) => state === 'due');
}

export function refundedCents({ refunds }: Pick<Order, 'refunds'>): number {
  return sumOf(refunds);
}

/** Sums refunds made in Stripe's dashboard, in cents: all of Stripe's less the shop's. */
export function returnedOutsideCents({ returnedAmount, ...order }: Returned): number {
  return Math.max(0, centsOf(returnedAmount) - refundedCents(order));
}

/** Sums refunds without those that the bank sent back, in cents. */
export function returnedCents(order: Returned): number {
  const { failedRefunds = [] } = order;
  return refundedCents(order) + returnedOutsideCents(order) - sumOf(failedRefunds);
}

export function lostCents({ disputes = [] }: Pick<Order, 'disputes'>): number {
  return sumOf(disputes.filter(({ state }) => state === 'lost'));
}

/** Returns what a cancellation would refund, in cents. */
export function remainingCents(order: Order): number {
  const { failedRefunds = [] } = order;
  // A failed refund of the shop is settled by hand; a failed one of the dashboard does not count.
  const outside = Math.max(0, returnedOutsideCents(order) - sumOf(failedRefunds));
  const gone = refundedCents(order) + outside + lostCents(order);
  return Math.max(0, centsOf(order.totalAmount) - gone);
}

/** Returns true for a card order that counts as sold without any of its money. */
export function hasLostItsMoney(order: Order): boolean {
  const isSold = order.method === 'card' && order.paidAt !== null && order.status !== 'cancelled';
  return isSold && remainingCents(order) === 0;
}

/** Returns true for a stray payment that waits for the administrator. */
export function asksAboutPayment(order: Order): boolean {
  const { strayPayments = [], disputes = [] } = order;
  return (
    strayPayments.some(({ state }) => state === 'kept') ||
    disputes.some(({ state }) => state === 'open') ||
    hasLostItsMoney(order)
  );
}

function sumOf(amounts: readonly { amount: string }[]): number {
  return amounts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

/** `format` writes the time, by default in the reader's time zone. */
export function describePayment(
  { method, paidAt, status }: Order,
  format: (date: string) => string = formatMoment,
): string {
  const isCard = method === 'card';
  if (paidAt) return `${isCard ? 'Paid' : 'Transfer received'} on ${format(paidAt)}`;
  if (status === 'cancelled') return isCard ? 'Never paid' : 'Cancelled';
  return isCard ? 'Not paid yet' : 'Waiting for the transfer';
}

/** Returns the question before a status that sends money back (rule 26). */
export function askBefore(order: Order, status: OrderStatus): 'refund' | 'send-back' | null {
  if (status !== 'cancelled' || !order.paidAt || hasLostItsMoney(order)) return null;
  return order.method === 'card' ? 'refund' : 'send-back';
}
