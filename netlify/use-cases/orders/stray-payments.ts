import type Stripe from 'stripe';
import { formatAmount } from '#shared/amount';
import { centsOf, formatCents } from '#shared/money';
import type { Order, StrayPayment } from '#shared/order';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { shopOf } from '../../ports/stripe/payments.ts';
import { recordActivity } from '../admin/activity.ts';
import { newCancelledOrder } from './cancelled-order.ts';
import { withNews } from '../mail/outbox.ts';
import { newAccessKey } from './order-page.ts';
import {
  createOrFindOrder,
  findOrder,
  isOrderNumber,
  toOrder,
  updateOrder,
  type OrderRecord,
} from './records.ts';
import type { OrderEdit } from './order-edits.ts';
import { paymentCustomerOf } from './payment-details.ts';
import { giveMoneyBack } from './refunds.ts';

const currency = 'usd';

/** Returns why a succeeded payment does not settle the order that it names, or null. */
export function findPaymentMismatch(
  order: OrderRecord,
  intent: Stripe.PaymentIntent,
): string | null {
  if (order.paymentIntentId !== intent.id) return 'The shop did not open this payment';
  const isRight =
    intent.amount_received === centsOf(order.totalAmount) && intent.currency === currency;
  return isRight ? null : `The order costs ${formatCents(centsOf(order.totalAmount))}`;
}

/** Notes a stray payment for the administrator, because its purpose is unknown. */
export async function recordStrayPayment(
  { id }: OrderRecord,
  intent: Stripe.PaymentIntent,
  reason: string,
): Promise<OrderRecord> {
  return updateOrder(id, (now) => {
    const { strayPayments = [], mails } = now;
    if (strayPayments.some(({ paymentIntentId }) => paymentIntentId === intent.id)) return null;
    const stray: StrayPayment = {
      paymentIntentId: intent.id,
      amount: formatAmount(intent.amount_received, intent.currency),
      currency: intent.currency,
      reason,
      state: 'kept',
      refusals: 0,
    };
    return {
      ...now,
      strayPayments: [...strayPayments, stray],
      mails: withNews(mails, [{ kind: 'stray-payment', about: intent.id }]),
    };
  });
}

/** Writes a deleted order as cancelled with a due refund. Null for a payment of another program on the same account. */
export async function restoreOrder(intent: Stripe.PaymentIntent): Promise<OrderRecord | null> {
  const id = intent.metadata['orderId'] ?? '';
  const isOurs = (shopOf(intent) ?? env().SITE_URL) === env().SITE_URL;
  if (!isOurs || !isOrderNumber(id) || intent.currency !== currency) return null;
  return createOrFindOrder(lostOrder(id, intent));
}

function lostOrder(id: string, intent: Stripe.PaymentIntent): OrderRecord {
  const now = new Date().toISOString();
  const amount = formatAmount(intent.amount_received, currency);
  const reason = 'This order did not exist any more';
  const order = newCancelledOrder({
    id,
    createdAt: now,
    deadline: now,
    totalAmount: amount,
    paidAt: now,
    paymentIntentId: intent.id,
    refunds: [{ key: 'lost', amount, reason, state: 'due', refusals: 0 }],
    mails: withNews([], [{ kind: 'stray-payment', about: intent.id }]),
    accessKey: newAccessKey(),
  });
  return { ...order, ...paymentCustomerOf(intent, order) };
}

/** Refunds a stray payment. Safe to repeat. Throws 404 if the order has no such payment. */
export async function giveStrayPaymentBack(
  { id, editor }: OrderEdit,
  paymentIntentId: string,
): Promise<Order> {
  let isFirst = false;
  const isChosen = (stray: StrayPayment) => stray.paymentIntentId === paymentIntentId;
  const order = await requireStray(id, paymentIntentId);
  const due = await updateOrder(order.id, (now) => {
    isFirst =
      now.strayPayments?.some((stray) => isChosen(stray) && stray.state === 'kept') ?? false;
    if (!isFirst) return null;
    const strayPayments = now.strayPayments?.map((stray) =>
      isChosen(stray) ? { ...stray, state: 'due' as const } : stray,
    );
    return { ...now, strayPayments };
  });
  const given = await giveMoneyBack(due);
  if (isFirst) await recordActivity(editor, `Order ${id}: payment ${paymentIntentId} given back`);
  return toOrder(given);
}

async function requireStray(id: string, paymentIntentId: string): Promise<OrderRecord> {
  const order = await findOrder(id);
  if (!order) throw new HttpError(404, 'Order not found');
  const isKnown = order.strayPayments?.some((stray) => stray.paymentIntentId === paymentIntentId);
  if (!isKnown) throw new HttpError(404, 'This order has no such payment');
  return order;
}
