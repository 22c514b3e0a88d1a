import { refundedCents } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { Refund, StrayPayment } from '#shared/order';
import {
  findLeftCents,
  findReturnedCents,
  isKeySpent,
  nextKey,
  refundPayment,
} from '../../ports/stripe/payments.ts';
import { findOrder, updateOrder, type OrderRecord } from './records.ts';

/** Pays an order's due refunds. A failed one stays due for reconciliation. */
export async function giveMoneyBack(order: OrderRecord): Promise<OrderRecord> {
  const { refunds, strayPayments = [] } = order;
  const work = [
    ...refunds.filter(isDue).map(
      ({ key }) =>
        () =>
          payDebt(order, key),
    ),
    ...strayPayments.filter(isDue).map((stray) => () => returnStray(order.id, stray)),
  ];
  let current = order;
  for (const pay of work) {
    try {
      current = await pay();
    } catch (error) {
      console.error(`The refund of order ${order.id} stays due`, error);
    }
  }
  return current;
}

/** Refunds all that is left of a stray payment. The key contains the payment, so it happens once. */
async function returnStray(orderId: string, stray: StrayPayment): Promise<OrderRecord> {
  const { paymentIntentId, refusals } = stray;
  const isLeft = (await findLeftCents(paymentIntentId)) > 0;
  const key = nextKey(`stray-${paymentIntentId}`, refusals);
  try {
    if (isLeft) await refundPayment({ paymentIntentId, key });
  } catch (error) {
    if (!isKeySpent(error)) throw error;
    console.error(`Stripe refuses to return the payment ${paymentIntentId}`, error);
    return changeStray(orderId, stray, { refusals: refusals + 1 });
  }
  return changeStray(orderId, stray, { state: 'done' });
}

async function changeStray(
  orderId: string,
  { paymentIntentId, refusals }: StrayPayment,
  change: Partial<StrayPayment>,
): Promise<OrderRecord> {
  const isSame = (one: StrayPayment) =>
    one.paymentIntentId === paymentIntentId && one.refusals === refusals && isDue(one);
  return updateOrder(orderId, (now) => ({
    ...now,
    strayPayments: now.strayPayments?.map((one) => (isSame(one) ? { ...one, ...change } : one)),
  }));
}

function isDue({ state }: Pick<Refund | StrayPayment, 'state'>): boolean {
  return state === 'due';
}

/** Reads Stripe before the order: each of our refunds that Stripe counts is then in the order too. */
async function payDebt({ id, paymentIntentId }: OrderRecord, key: string): Promise<OrderRecord> {
  if (!paymentIntentId) throw new Error(`Order ${id} has no payment`);
  const returned = await findReturnedCents(paymentIntentId);
  const order = await findOrder(id);
  if (!order) throw new Error(`Order ${id} is gone`);
  const debt = order.refunds.find((one) => one.key === key);
  if (!debt || !isDue(debt)) return order;
  const cents = leftToPay(order, debt, returned);
  try {
    if (cents > 0) await refundPayment({ paymentIntentId, cents, key: refundKey(id, debt) });
  } catch (error) {
    if (!isKeySpent(error)) throw error;
    console.error(`Stripe refuses a refund of order ${id}`, error);
    return changeDebt(id, debt, { refusals: debt.refusals + 1 });
  }
  return changeDebt(id, debt, { state: 'done' });
}

/**
 * Returns what a refund still needs, in cents. A refund in Stripe's dashboard names none of ours, and Stripe reports
 * one sum. So the sum of all refunds of the order is compared with the sum that went back; a refund gets at most its
 * own amount.
 */
function leftToPay(order: OrderRecord, debt: Refund, returned: number): number {
  return Math.min(centsOf(debt.amount), refundedCents(order) - returned);
}

/** A refusal is repeated under its key for a day, so it needs a new key; after an unknown result the key stays. */
function refundKey(orderId: string, { key, refusals }: Refund): string {
  return nextKey(`refund-${orderId}-${key}`, refusals);
}

/** Safe to run concurrently: a refund that is done stays done, and one refusal is counted once. */
async function changeDebt(
  orderId: string,
  { key, refusals }: Refund,
  change: Partial<Refund>,
): Promise<OrderRecord> {
  const isSame = (one: Refund) => one.key === key && one.refusals === refusals && isDue(one);
  return updateOrder(orderId, (now) => ({
    ...now,
    refunds: now.refunds.map((one) => (isSame(one) ? { ...one, ...change } : one)),
  }));
}
