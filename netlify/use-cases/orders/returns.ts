import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { lostCents, receivedCents, refundedCents, returnedOutsideCents } from '#shared/ledger';
import { centsOf, dollarsOf } from '#shared/money';
import type { Dispute, Refund } from '#shared/order';
import { findReturns } from '../../ports/stripe/payments.ts';
import { markDue } from './due.ts';
import { withNews, type News } from './mails.ts';
import { updateOrder, type OrderRecord } from './records.ts';
import { isOwnRefund } from './refunds.ts';
import type { Settled } from './settlement.ts';

type Returns = Awaited<ReturnType<typeof findReturns>>;

/**
 * Writes Stripe's refunds and disputes of a payment into the order. Each event reads everything again, so events may
 * come twice, late or out of order. Stripe is read before the order, so each of the shop's refunds in Stripe's list
 * is in the order too.
 */
export async function recordReturns({ order, intent }: Settled): Promise<void> {
  // A released authorisation counts as refunded at Stripe, and no money has moved.
  if (!order?.paidAt || intent.amount_received === 0) return;
  await markDue(order);
  await readReturns(order);
}

export async function readReturns(order: OrderRecord): Promise<void> {
  const returns = await findReturns(order.paymentIntentId ?? '');
  await updateOrder(order, (now) => withReturns(now, returns));
}

/** Adds a mail to the painter for each new refund or dispute; returns null if nothing is new. */
function withReturns(order: OrderRecord, returns: Returns): OrderRecord | null {
  const isOwn = (one: Stripe.Refund) => order.refunds.some(({ key }) => isOwnRefund(one, key));
  const others = returns.refunds.filter((one) => one.status !== 'canceled' && !isOwn(one));
  const made = withoutReleased(order, others);
  const changed: OrderRecord = {
    ...order,
    returnedOutside: dollarsOf(Math.max(sumOf(made), centsOf(order.returnedOutside))),
    failedRefunds: allFailed(order, returns),
    disputes: allDisputes(order, returns),
  };
  if (isDeepStrictEqual(changed, order)) return null;
  const news = [...newsOfRefunds(order, changed), ...newsOfDisputes(order, changed)];
  return { ...withoutLostDebts(changed), mails: withNews(order.mails, news) };
}

/** Stripe lists the rest of a part that was captured as a refund, too, although it never came. */
function withoutReleased(order: OrderRecord, refunds: Stripe.Refund[]): Stripe.Refund[] {
  const cents = centsOf(order.totalAmount) - receivedCents(order);
  const released = cents > 0 ? refunds.find(({ amount }) => amount === cents) : undefined;
  return refunds.filter((one) => one !== released);
}

/** A slow event may carry an older reading of Stripe, so known failures are kept. */
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

/** Final statuses; every other one is open (docs.stripe.com/api/disputes/object). */
const disputeStates: Record<string, Dispute['state']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

/** Drops due refunds that a lost dispute has taken already. */
function withoutLostDebts(order: OrderRecord): OrderRecord {
  const paid = receivedCents(order);
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

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
