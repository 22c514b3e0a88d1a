import type Stripe from 'stripe';
import { centsOf, dollarsOf } from '#shared/money';
import type { Refund } from '#shared/order';
import {
  findPaymentIntent,
  findRefunds,
  isKeySpent,
  nextKey,
  refundPayment,
} from '../../ports/stripe/payments.ts';
import { findOrder, nameOf, updateOrder, type OrderRecord } from './records.ts';

export async function payDebts(order: OrderRecord): Promise<OrderRecord> {
  let current = order;
  for (const { key } of order.refunds.filter(isRefundDue)) {
    try {
      current = await payDebt(order, key);
    } catch (error) {
      console.error(`The refund of order ${order.id} stays due`, error);
    }
  }
  return current;
}

export function isRefundDue({ state }: Pick<Refund, 'state'>): boolean {
  return state === 'due';
}

/** Reads Stripe first: a refund that was made has the name of its debt, also after its idempotency key has expired there. */
async function payDebt(before: OrderRecord, key: string): Promise<OrderRecord> {
  const paymentIntentId = before.paymentIntentId ?? '';
  const [refunds, intent] = await Promise.all([
    findRefunds(paymentIntentId),
    findPaymentIntent(paymentIntentId),
  ]);
  const order = await findOrder(nameOf(before));
  if (!order) throw new Error(`Order ${before.id} is gone`);
  const debt = order.refunds.find((one) => one.key === key);
  if (!debt || !isRefundDue(debt)) return order;
  const made = refunds.find((one) => isOwnRefund(one, key));
  if (made) return changeDebt(order, debt, { state: 'done', amount: dollarsOf(made.amount) });
  const cents = Math.min(centsOf(debt.amount), leftCents(intent));
  if (cents <= 0) return dropDebt(order, debt);
  let change: Partial<Refund> = { state: 'done', amount: dollarsOf(cents) };
  try {
    const name = nextKey(`refund-${order.id}-${key}`, debt.refusals);
    await refundPayment({ paymentIntentId, cents, refund: key, key: name });
  } catch (error) {
    if (!isKeySpent(error)) throw error;
    console.error(`Stripe refuses a refund of order ${order.id}`, error);
    change = { refusals: debt.refusals + 1 };
  }
  return changeDebt(order, debt, change);
}

/** Whether the shop has made this refund of Stripe's list. */
export function isOwnRefund({ metadata }: Stripe.Refund, key: string): boolean {
  return metadata?.['refund'] === key;
}

/** What was received and has not gone back: Stripe counts the rest of a part that was captured as refunded. */
function leftCents(intent: Stripe.PaymentIntent | null): number {
  const charge = intent?.latest_charge;
  if (!charge || typeof charge === 'string') throw new Error('Stripe does not know the charge');
  return Math.min(intent.amount_received, charge.amount - charge.amount_refunded);
}

/** All of the money went back in Stripe's dashboard before. */
function dropDebt(order: OrderRecord, { key }: Refund): Promise<OrderRecord> {
  return updateOrder(order, (now) => ({
    ...now,
    refunds: now.refunds.filter((one) => one.key !== key || !isRefundDue(one)),
  }));
}

/** Safe to run concurrently: a refund that is done stays done, and one refusal is counted once. */
function changeDebt(
  order: OrderRecord,
  { key, refusals }: Refund,
  change: Partial<Refund>,
): Promise<OrderRecord> {
  const isSame = (one: Refund) => one.key === key && one.refusals === refusals && isRefundDue(one);
  return updateOrder(order, (now) => ({
    ...now,
    refunds: now.refunds.map((one) => (isSame(one) ? { ...one, ...change } : one)),
  }));
}
