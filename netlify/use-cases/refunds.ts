import { refundedCents } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { Refund, StrayPayment } from '#shared/order';
import {
  findLeftCents,
  findReturnedCents,
  isKeySpent,
  nextKey,
  refundPayment,
} from '../ports/stripe.ts';
import { findOrder, updateOrder, type OrderRecord } from './order-records.ts';

/** Pays every refund of an order that is due. One that fails stays due, and reconciliation asks again. */
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
      console.error(`Refund of order ${order.id} is due still`, error);
    }
  }
  return current;
}

/** Gives all back that is left of a payment which is not this order's. Its key names the payment: once, whoever asks. */
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

/**
 * Stripe is asked first and the order read after it: every refund of ours that Stripe counts then has its debt in the
 * order, so a debt written meanwhile by someone else is never taken for money that went back already.
 */
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
 * What this debt still needs, in cents. Money given back in Stripe's dashboard bears no debt's name, and Stripe counts it
 * with ours in one sum. So sum is held against sum: all debts of the order, paid or due, less all that went back. The
 * refunds of another debt cancel out with that debt, and no debt gets more than its own amount.
 */
function leftToPay(order: OrderRecord, debt: Refund, returned: number): number {
  return Math.min(centsOf(debt.amount), refundedCents(order) - returned);
}

/**
 * Stripe repeats a refusal under its key for a day, so each refusal makes a new key. That is safe because what went back is
 * read before each try; while nobody knows what became of a try, its key stays, and Stripe does it once.
 */
function refundKey(orderId: string, { key, refusals }: Refund): string {
  return nextKey(`refund-${orderId}-${key}`, refusals);
}

/** Two may try at once: what is paid stays paid, and a refusal that both heard counts once. */
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
