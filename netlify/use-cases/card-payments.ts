import type Stripe from 'stripe';
import { centsOf } from '#shared/money';
import type { CardPayment, CardPaymentInput } from '#shared/payment';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';
import {
  cancelPaymentIntent,
  createPaymentIntent,
  findPaymentIntent,
  isKeySpent,
  nextKey,
} from '../ports/stripe.ts';
import { openOrder } from './checkout.ts';
import { newOrderNumber, updateOrder, type OrderRecord } from './order-records.ts';
import { findPurchase } from './purchase.ts';
import { settlePayment } from './settlement.ts';
import { transferHoldMs } from './transfer-orders.ts';
import { alreadyPaid } from './withdrawal.ts';

/**
 * Holds the pieces and gives what Stripe's form needs to pay for them; asked again by the same browser, it gives the
 * same payment. Throws 409 for what is sold, held, changed in price or already paid; 503 when Stripe does not answer.
 */
export async function startCardPayment(
  input: CardPaymentInput,
  buyer: string,
): Promise<CardPayment> {
  const purchase = await findPurchase(input, 'card');
  const order = await openOrder({
    orderId: newOrderNumber(),
    method: 'card',
    buyer,
    purchase,
    customer: null,
    holdMs: env().CARD_HOLD_MINUTES * 60_000,
    longestMs: transferHoldMs(),
    resume: (own) => resumeCardOrder(own, purchase.cents),
  });
  const intent = await ensureIntent(order);
  return {
    clientSecret: intent.client_secret ?? '',
    orderNumber: order.id,
    deadline: order.deadline,
  };
}

async function resumeCardOrder(order: OrderRecord, cents: number): Promise<OrderRecord | null> {
  if (order.method !== 'card' || order.status !== 'pending') return null;
  if (centsOf(order.totalAmount) !== cents) return null;
  if (!order.paymentIntentId) return order;
  const intent = await findPaymentIntent(order.paymentIntentId);
  if (!intent || intent.status === 'canceled') return null;
  if (!isPaidOrBeingPaid(intent)) return order;
  await settlePayment(intent.id);
  throw alreadyPaid();
}

function isPaidOrBeingPaid({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'processing';
}

/**
 * The order stands in the store before its payment exists, so no payment is ever without an order; and nobody gets to pay
 * for an order that was cancelled in that moment. Throws 409 then.
 */
async function ensureIntent(order: OrderRecord): Promise<Stripe.PaymentIntent> {
  const known = order.paymentIntentId && (await findPaymentIntent(order.paymentIntentId));
  if (known) return known;
  const intent = await createIntent(order);
  const opened = await updateOrder(order.id, (now) =>
    now.status === 'pending' && now.paymentIntentId === order.paymentIntentId
      ? withIntent(now, intent.id)
      : null,
  );
  if (opened.paymentIntentId === intent.id) return intent;
  await cancelPaymentIntent(intent.id);
  throw new HttpError(409, 'This order was cancelled meanwhile. Please try again.');
}

function withIntent(order: OrderRecord, paymentIntentId: string): OrderRecord {
  const { paymentIntentId: earlier, earlierPaymentIntentIds = [] } = order;
  if (!earlier) return { ...order, paymentIntentId };
  return {
    ...order,
    paymentIntentId,
    earlierPaymentIntentIds: [...earlierPaymentIntentIds, earlier],
  };
}

/** A refusal spends the key, so the next try gets another; the order takes one payment only, whichever comes first. */
async function createIntent(order: OrderRecord): Promise<Stripe.PaymentIntent> {
  const { id, items, totalAmount, paymentRefusals } = order;
  try {
    return await createPaymentIntent({
      orderId: id,
      cents: centsOf(totalAmount),
      description: items.map(({ artworkTitle }) => artworkTitle).join(', '),
      key: nextKey(`order-${id}`, paymentRefusals),
    });
  } catch (error) {
    if (isKeySpent(error)) {
      await updateOrder(id, (now) => ({ ...now, paymentRefusals: paymentRefusals + 1 }));
    }
    throw error;
  }
}
