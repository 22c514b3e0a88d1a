import { formatMoment } from './format.ts';
import { centsOf } from './money.ts';
import type { Order, OrderStatus } from './order.ts';

type Returned = Pick<Order, 'refunds' | 'returnedAmount' | 'failedRefunds'>;

/** Card orders that nobody has paid stand behind a filter (rulings 3). */
export function isUnpaidCard(order: Order): boolean {
  const { method, paidAt, refunds, strayPayments = [] } = order;
  return method === 'card' && !paidAt && refunds.length === 0 && strayPayments.length === 0;
}

/** An order whose pieces nobody else can have until its deadline (rulings 4). */
export function isHold(order: Order): boolean {
  return order.status === 'pending' && !order.paidAt && Date.parse(order.deadline) > Date.now();
}

/** Money that has not gone back yet. */
export function hasRefundDue({ refunds, strayPayments = [] }: Order): boolean {
  return [...refunds, ...strayPayments].some(({ state }) => state === 'due');
}

/** All that the shop gave back of an order's money or has to, in cents. */
export function refundedCents({ refunds }: Pick<Order, 'refunds'>): number {
  return sumOf(refunds);
}

/** What went back in Stripe's dashboard, in cents: all that Stripe has refunded less what the shop owes or owed. */
export function returnedOutsideCents({ returnedAmount, ...order }: Returned): number {
  return Math.max(0, centsOf(returnedAmount) - refundedCents(order));
}

/** All that went back to the buyer's card or has to, in cents, without refunds that the bank sent back. */
export function returnedCents(order: Returned): number {
  const { failedRefunds = [] } = order;
  return refundedCents(order) + returnedOutsideCents(order) - sumOf(failedRefunds);
}

/** What the buyer's bank took back for good, in cents. */
export function lostCents({ disputes = [] }: Pick<Order, 'disputes'>): number {
  return sumOf(disputes.filter(({ state }) => state === 'lost'));
}

/** What a cancellation would give back of an order's money, in cents. */
export function remainingCents(order: Order): number {
  const { failedRefunds = [] } = order;
  // A refund of the shop that failed is settled by hand; one of the dashboard that failed is as if it had not been.
  const outside = Math.max(0, returnedOutsideCents(order) - sumOf(failedRefunds));
  const gone = refundedCents(order) + outside + lostCents(order);
  return Math.max(0, centsOf(order.totalAmount) - gone);
}

/** Whether a card order still counts as sold although none of its money is left. */
export function hasLostItsMoney(order: Order): boolean {
  const isSold = order.method === 'card' && order.paidAt !== null && order.status !== 'cancelled';
  return isSold && remainingCents(order) === 0;
}

/** Whether a payment of the order waits for a decision of the administrator. */
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

/** What has become of an order's payment, in words; `format` writes the moment, in the reader's own time zone unless told. */
export function describePayment(
  { method, paidAt, status }: Order,
  format: (date: string) => string = formatMoment,
): string {
  const isCard = method === 'card';
  if (paidAt) return `${isCard ? 'Paid' : 'Transfer received'} on ${format(paidAt)}`;
  if (status === 'cancelled') return isCard ? 'Never paid' : 'Cancelled';
  return isCard ? 'Not paid yet' : 'Waiting for the transfer';
}

/** What the administrator has to agree to before this status is set, because money has to go back (rulings 3). */
export function askBefore(order: Order, status: OrderStatus): 'refund' | 'send-back' | null {
  if (status !== 'cancelled' || !order.paidAt || hasLostItsMoney(order)) return null;
  return order.method === 'card' ? 'refund' : 'send-back';
}
