import { refundedCents } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { Refund } from '#shared/order';
import {
  findReturnedCents,
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

/** Reads Stripe before the order: each of our refunds that Stripe counts is then in the order too. */
async function payDebt(before: OrderRecord, key: string): Promise<OrderRecord> {
  const returned = await findReturnedCents(before.paymentIntentId ?? '');
  const order = await findOrder(nameOf(before));
  if (!order) throw new Error(`Order ${before.id} is gone`);
  const debt = order.refunds.find((one) => one.key === key);
  if (!debt || !isRefundDue(debt)) return order;
  const cents = leftToPay(order, debt, returned);
  const paymentIntentId = order.paymentIntentId ?? '';
  let change: Partial<Refund> = { state: 'done' };
  try {
    const name = nextKey(`refund-${order.id}-${key}`, debt.refusals);
    if (cents > 0) await refundPayment({ paymentIntentId, cents, key: name });
  } catch (error) {
    if (!isKeySpent(error)) throw error;
    console.error(`Stripe refuses a refund of order ${order.id}`, error);
    change = { refusals: debt.refusals + 1 };
  }
  return changeDebt(order, debt, change);
}

/** In cents. Stripe reports one sum, so all refunds of the order are compared with what went back; each gets at most its amount. */
function leftToPay(order: OrderRecord, debt: Refund, returned: number): number {
  return Math.min(centsOf(debt.amount), refundedCents(order) - returned);
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
