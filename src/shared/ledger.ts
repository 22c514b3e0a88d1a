import { formatMoment } from './format.ts';
import { centsOf } from './money.ts';
import type { Order, OrderStatus } from './order.ts';

/** Card orders that nobody has paid stand behind a filter (rulings 3). */
export function isUnpaidCard(order: Order): boolean {
  return order.method === 'card' && !order.paidAt && order.refunds.length === 0;
}

/** An order whose pieces nobody else can have until its deadline (rulings 4). */
export function isHold(order: Order): boolean {
  return order.status === 'pending' && !order.paidAt && Date.parse(order.deadline) > Date.now();
}

/** Money that has not gone back yet. */
export function hasRefundDue(order: Order): boolean {
  return order.refunds.some((refund) => refund.state === 'due');
}

/** All that went back of an order's money or has to, in cents. */
export function refundedCents({ refunds }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
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
  if (status !== 'cancelled' || !order.paidAt) return null;
  return order.method === 'card' ? 'refund' : 'send-back';
}
