import type { MailKind } from '#shared/order';
import { HttpError } from '../http/errors.ts';
import { cancelPaymentIntent } from '../ports/stripe.ts';
import { withMails } from './mails.ts';
import { isUnpaid, updateOrder, type OrderRecord } from './order-records.ts';
import { releaseAll } from './reservation.ts';
import { settlePayment } from './settlement.ts';

/** `kept`: pieces that go on in another order of the same buyer. `mails`: what the order owes its buyer then. */
type Withdrawal = { kept?: ReadonlySet<string>; mails?: MailKind[] };

/**
 * Ends an order that nobody has paid: first its payment intent at Stripe, because a live client secret can still pay
 * (design, section 2), then the order, then its claims. Throws 409 when it turns out to be paid, which settles it.
 */
export async function withdrawOrder(
  order: OrderRecord,
  { kept, mails = [] }: Withdrawal = {},
): Promise<OrderRecord> {
  if (order.paymentIntentId) await requireUnpaid(order.paymentIntentId);
  const cancelled = await updateOrder(order.id, (now) =>
    isUnpaid(now) && now.paymentIntentId === order.paymentIntentId
      ? { ...now, status: 'cancelled', mails: withMails(now, mails) }
      : null,
  );
  if (cancelled.paidAt) throw alreadyPaid();
  // A payment was opened meanwhile: it has to end before the order does.
  if (isUnpaid(cancelled)) return withdrawOrder(cancelled, { kept, mails });
  await releaseAll(
    order.pieces.filter((piece) => !kept?.has(piece)),
    order.id,
  );
  return cancelled;
}

/** The refusal that a buyer reads who tries to pay twice (rulings 5). */
export function alreadyPaid(): HttpError {
  return new HttpError(409, 'This order is already paid');
}

async function requireUnpaid(paymentIntentId: string): Promise<void> {
  const intent = await cancelPaymentIntent(paymentIntentId);
  if (!intent || intent.status === 'canceled') return;
  const settled = await settlePayment(paymentIntentId);
  // A payment that did not settle the order has ended all the same: nobody can pay by it any more.
  if (settled?.intent.status === 'succeeded' && !settled.order.paidAt) return;
  throw alreadyPaid();
}
