import type Stripe from 'stripe';
import { debtsOf, entryOf, isDisputed } from '#shared/ledger';
import { asCents, lesserOf, negated } from '#shared/cents';
import { type Cents } from '#shared/money';
import type { Entry } from '#shared/order';
import {
  findPaymentIntent,
  findRefunds,
  isKeySpent,
  nextKey,
  refundPayment,
} from '../../../ports/stripe/payments.ts';
import { withEntry } from '../record/money.ts';
import { findOrder, nameOf, updateOrder, type OrderRecord } from '../record/records.ts';

/** Makes the due refunds, but none of a disputed payment: Stripe refuses it until the dispute is won (rule 30). */
export async function payDebts(order: OrderRecord): Promise<OrderRecord> {
  let current = order;
  for (const debt of debtsOf(order).filter(({ of = '' }) => !isDisputed(order, of))) {
    try {
      current = await payDebt(order, debt);
    } catch (error) {
      console.error(`The refund of order ${order.id} stays due`, error);
    }
  }
  return current;
}

/**
 * Reads Stripe first: a refund that was made has the name of its debt, also after its idempotency key has expired there. The refunds are read
 * last, so a refund that has lessened the payment is among them.
 */
async function payDebt(before: OrderRecord, { id, of = '' }: Entry): Promise<OrderRecord> {
  const intent = await findPaymentIntent(of);
  const refunds = await findRefunds(of);
  const order = await findOrder(nameOf(before));
  if (!order) throw new Error(`Order ${before.id} is gone`);
  const debt = entryOf(order, id);
  if (debt?.state !== 'due') return order;
  const made = refunds.find(({ metadata }) => metadata?.['refund'] === id);
  if (made) return changeDebt(order, debt, { state: 'done', cents: negated(asCents(made.amount)) });
  const cents = lesserOf(negated(debt.cents), leftCents(intent));
  // All of the money went back in Stripe's dashboard before.
  if (cents <= 0) return changeDebt(order, debt, { state: 'struck' });
  const { refusals = 0 } = debt;
  let change: Partial<Entry> = { state: 'done', cents: negated(cents) };
  try {
    const name = nextKey(`refund-${order.id}-${id}`, refusals);
    await refundPayment({ paymentIntentId: of, cents, refund: id, key: name });
  } catch (error) {
    if (!isKeySpent(error)) throw error;
    console.error(`Stripe refuses a refund of order ${order.id}`, error);
    change = { refusals: refusals + 1 };
  }
  return changeDebt(order, debt, change);
}

/** Returns what was captured and has not gone back. Throws without a charge. */
function leftCents(intent: Stripe.PaymentIntent | null): Cents {
  const charge = intent?.latest_charge;
  if (!charge || typeof charge === 'string') throw new Error('Stripe does not know the charge');
  return asCents(charge.amount_captured - charge.amount_refunded);
}

/** Changes a debt. Safe to run concurrently: a refund that is done stays done, and one refusal is counted once. */
function changeDebt(
  order: OrderRecord,
  { id, refusals }: Entry,
  change: Partial<Entry>,
): Promise<OrderRecord> {
  return updateOrder(order, (stored) => {
    const debt = entryOf(stored, id);
    const isSame = debt?.state === 'due' && debt.refusals === refusals;
    return isSame ? withEntry(stored, id, change) : null;
  });
}
