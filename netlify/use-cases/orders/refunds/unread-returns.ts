import { entryOf, paymentRefundsCents } from '#shared/ledger';
import type { StripeMode } from '../../../env.ts';
import { paymentIdOf, type Return } from '../../../ports/stripe/events.ts';
import { findPaymentIntent } from '../../../ports/stripe/payments.ts';
import { readBought } from '../card/intent-metadata.ts';
import { findOrderByNumber, type OrderRecord } from '../record/records.ts';
import { isDisputeRead } from './stripe-disputes.ts';
import { failureId } from './stripe-returns.ts';

/** Returns the payment of a refund or dispute that its order does not have, or null. A charge has the metadata of its payment. */
export async function findUnread(returned: Return, mode: StripeMode): Promise<string | null> {
  const id = paymentIdOf(returned);
  if (!id) return null;
  const payment = returned.object === 'charge' ? returned : await findPaymentIntent(id);
  const bought = payment && readBought(payment, mode);
  const order = bought && (await findOrderByNumber(bought.orderId));
  return order && !isRead(order, id, returned) ? id : null;
}

/**
 * Returns whether the order has this already. Nothing is read of a payment that did not come. An event may be older than what the order
 * has.
 */
function isRead(order: OrderRecord, payment: string, returned: Return): boolean {
  if (entryOf(order, payment)?.state !== 'done') return true;
  switch (returned.object) {
    case 'charge':
      return paymentRefundsCents(order, payment) >= returned.amount_refunded;
    case 'refund':
      return entryOf(order, failureId(returned.id)) !== null;
    case 'dispute':
      return isDisputeRead(order, returned);
  }
}
