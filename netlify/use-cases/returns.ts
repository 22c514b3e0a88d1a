import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { lostCents, refundedCents, returnedOutsideCents } from '#shared/ledger';
import { centsOf, dollarsOf } from '#shared/money';
import type { Dispute, Refund, StrayPayment } from '#shared/order';
import { findReturns } from '../ports/stripe.ts';
import { withNews, type News } from './mails.ts';
import { updateOrder, type OrderRecord } from './order-records.ts';
import type { SettledPayment } from './settlement.ts';

type Returns = Awaited<ReturnType<typeof findReturns>>;

/**
 * Makes an order say what Stripe says about refunds and disputes of a payment. Every event leads here and everything is read
 * anew, so events may come twice, late or out of order. Stripe is read before the order: every refund of the shop that is in
 * Stripe's list is then in the order, too, and is not taken for one of the dashboard.
 */
export async function recordReturns({ order, intent }: SettledPayment): Promise<void> {
  const returns = await findReturns(intent.id);
  await updateOrder(order.id, (now) => {
    const told = intent.id === now.paymentIntentId ? withReturns(now, returns) : null;
    return told ?? withReturnedStray(now, intent, returns);
  });
}

/** The order as Stripe has it now, with a mail to the painter for each thing that is new; null when nothing is. */
function withReturns(order: OrderRecord, returns: Returns): OrderRecord | null {
  const made = sumOf(returns.refunds.filter(({ status }) => status !== 'canceled'));
  const changed: OrderRecord = {
    ...order,
    returnedAmount: dollarsOf(Math.max(made, centsOf(order.returnedAmount))),
    failedRefunds: allFailed(order, returns),
    disputes: allDisputes(order, returns),
  };
  if (isDeepStrictEqual(changed, order)) return null;
  const news = [...newsOfRefunds(order, changed), ...newsOfDisputes(order, changed)];
  return { ...withoutLostDebts(changed), mails: withNews(order.mails, news) };
}

/** A slower event may have read Stripe before a quicker one: what is known stays known. */
function allFailed({ failedRefunds: known = [] }: OrderRecord, { refunds }: Returns) {
  const failed = refunds.filter(({ status }) => status === 'failed');
  const added = failed.filter(({ id }) => !known.some((one) => one.id === id));
  return [...known, ...added.map(({ id, amount }) => ({ id, amount: dollarsOf(amount) }))];
}

function allDisputes({ disputes: known = [] }: OrderRecord, { disputes }: Returns): Dispute[] {
  const found = disputes.map(toDispute);
  const kept = known.map((one) => {
    const same = found.find(({ id }) => id === one.id);
    return !same || (same.state === 'open' && one.state !== 'open') ? one : same;
  });
  return [...kept, ...found.filter(({ id }) => !known.some((one) => one.id === id))];
}

function newsOfRefunds(before: OrderRecord, now: OrderRecord): News[] {
  const outside = returnedOutsideCents(now);
  const isMore = outside > returnedOutsideCents(before);
  const known = before.failedRefunds?.map(({ id }) => id) ?? [];
  const failed = (now.failedRefunds ?? []).filter(({ id }) => !known.includes(id));
  return [
    ...(isMore ? [{ kind: 'money-returned' as const, about: dollarsOf(outside) }] : []),
    ...failed.map(({ id }) => ({ kind: 'refund-failed' as const, about: id })),
  ];
}

function newsOfDisputes({ disputes: before = [] }: OrderRecord, now: OrderRecord): News[] {
  return (now.disputes ?? [])
    .filter(({ id, state }) => !before.some((one) => one.id === id && one.state === state))
    .map(({ id, state }) => ({ kind: 'dispute', about: `${id} ${state}` }));
}

function toDispute({ id, amount, status }: Stripe.Dispute): Dispute {
  return { id, amount: dollarsOf(amount), state: disputeStates[status] ?? 'open' };
}

/** Statuses in which Stripe changes nothing any more; every other one is open (docs.stripe.com/api/disputes/object). */
const disputeStates: Record<string, Dispute['state']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

/** What the bank took back is not refunded a second time: a refund that waited for the end of the dispute is not owed. */
function withoutLostDebts(order: OrderRecord): OrderRecord {
  const paid = centsOf(order.totalAmount);
  let excess = Math.max(0, refundedCents(order) + lostCents(order) - paid);
  const refunds = order.refunds.flatMap((refund): Refund[] => {
    if (refund.state === 'done' || excess === 0) return [refund];
    const less = Math.min(excess, centsOf(refund.amount));
    excess -= less;
    const left = centsOf(refund.amount) - less;
    return left > 0 ? [{ ...refund, amount: dollarsOf(left) }] : [];
  });
  return { ...order, refunds };
}

/** A payment that is not the order's own is done with when all of it went back, and open again when a refund of it failed. */
function withReturnedStray(
  order: OrderRecord,
  intent: Stripe.PaymentIntent,
  { refunds }: Returns,
): OrderRecord | null {
  const stray = order.strayPayments?.find((one) => one.paymentIntentId === intent.id);
  if (!stray) return null;
  const failed = refunds.find(({ status }) => status === 'failed');
  const good = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const isReturned = sumOf(good) >= intent.amount_received;
  const state: StrayPayment['state'] = isReturned ? 'done' : failed ? 'failed' : stray.state;
  if (state === stray.state) return null;
  return {
    ...order,
    strayPayments: order.strayPayments?.map((one) => (one === stray ? { ...one, state } : one)),
    mails:
      failed && !isReturned
        ? withNews(order.mails, [{ kind: 'refund-failed', about: failed.id }])
        : order.mails,
  };
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
