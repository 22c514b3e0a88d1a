import type Stripe from 'stripe';
import { receivedCents, claimOf, entryOf, soldAt } from '#shared/ledger';
import { asCents } from '#shared/cents';
import type { Marking } from '../../due.ts';
import { changeOrder, type Change } from '../changes/change-order.ts';
import type { Bought } from './intent-metadata.ts';
import { withPaymentMails } from '../record/mails.ts';
import { newClaim, withStrayPayment, withClaim, withEntry } from '../record/money.ts';
import type { Known } from './next-step.ts';
import type { OrderRecord } from '../record/records.ts';
import type { Loss } from '../changes/order-takes.ts';

export type PartClaim = {
  order: OrderRecord;
  payment: Stripe.PaymentIntent;
  bought: Bought;
  /** The shop sells nothing now (rule 90); money that was captured already is not asked. */
  isClosed: boolean;
  due: Marking;
};

/** Claims what was due when the form was opened, while nothing else has come or is claimed, and the offer is the same (rule 97). */
export async function claimPart({
  order,
  payment,
  bought,
  isClosed,
  due,
}: PartClaim): Promise<Pick<Known, 'order' | 'loss'>> {
  const { id } = payment;
  const cents = asCents(payment.amount);
  const claim = (stored: OrderRecord) => {
    const { round, came } = bought.part!;
    const isDue = stored.round === round && receivedCents(stored) === came && !isClosed;
    return isDue ? withClaim(stored, { id, cents, way: 'card' }) : null;
  };
  const claimed = await changeOrder(order, claim, due);
  if (entryOf(claimed, id)) return { order: claimed };
  return { order: claimed, loss: { reason: { why: isClosed ? 'closed' : 'notDue' }, rivals: [] } };
}

/**
 * Counts money that an offer does not await, captured in Stripe's dashboard: it sells nothing and goes back, and the offer stays as it is.
 */
export function countStrayPayment(
  { id, amount_received }: Stripe.PaymentIntent,
  { reason }: Loss,
): Change {
  const debtId = `${id}-back`;
  const cents = asCents(amount_received);
  return (order) => {
    if (entryOf(order, id)?.state === 'done') return null;
    const claim = newClaim({ id, cents, way: 'card' });
    const claimed = entryOf(order, id) ? order : { ...order, money: [...order.money, claim] };
    const done = withEntry(claimed, id, { state: 'done', cents });
    const astray = withStrayPayment(withNextRound(done, order, id), id, debtId, reason);
    const news = { kind: 'partly-refunded' as const, about: debtId };
    return { ...astray, mails: withPaymentMails(order.mails, [news]) };
  };
}

/** Begins the next round if something was taken for the claim, which came to nothing: nobody can finish it then. `before` has the claim. */
function withNextRound(order: OrderRecord, before: OrderRecord, id: string): OrderRecord {
  const hasTaken = claimOf(before)?.id === id && !soldAt(before);
  return hasTaken ? { ...order, round: order.round + 1 } : order;
}

/** Strikes the claim, so that the offer waits for its money as before. */
export function endPart({ id }: Stripe.PaymentIntent): Change {
  return (order) => {
    if (claimOf(order)?.id !== id) return null;
    return withNextRound(withEntry(order, id, { state: 'struck' }), order, id);
  };
}
