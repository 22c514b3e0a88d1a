import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import {
  cardPaymentsOf,
  entryOf,
  failedRefundsOf,
  returnedOutsideCents,
  withoutLostDebts,
} from '#shared/ledger';
import { asCents, negated } from '#shared/cents';
import { dollarsOf } from '#shared/money';
import type { Dispute, Entry } from '#shared/order';
import { findReturns } from '../../../ports/stripe/payments.ts';
import type { Marked } from '../../due.ts';
import { changeOrder } from '../changes/change-order.ts';
import { markDue } from '../record/due.ts';
import { withPaymentMails, type PaymentMail } from '../record/mails.ts';
import type { OrderRecord } from '../record/records.ts';
import type { Settled } from '../card/settlement.ts';

/** Of one payment. */
type Returns = Awaited<ReturnType<typeof findReturns>> & { of: string };

/**
 * Writes Stripe's refunds and disputes of a payment into the order. Each event reads everything again, so events may
 * come twice, late or out of order. Stripe is read before the order, so each of the shop's refunds in Stripe's list
 * is in the order too.
 */
export async function recordReturns({ order, intent }: Settled): Promise<void> {
  // Nothing came, so nothing went back.
  if (!order || entryOf(order, intent.id)?.state !== 'done') return;
  await readReturns(order, await markDue(order));
}

export async function readReturns(order: OrderRecord, due: Marked): Promise<void> {
  for (const { id } of cardPaymentsOf(order)) {
    const returns = { ...(await findReturns(id)), of: id };
    await changeOrder(order, (stored) => withReturns(stored, returns), due);
  }
}

/** Adds a mail to the painter for each new refund or dispute; returns null if nothing is new. */
function withReturns(order: OrderRecord, returns: Returns): OrderRecord | null {
  const changed: OrderRecord = {
    ...order,
    money: withRefunds(order, returns),
    disputes: allDisputes(order, returns),
  };
  if (isDeepStrictEqual(changed, { ...order, disputes: order.disputes ?? [] })) return null;
  const news = [...newsOfRefunds(order, changed), ...newsOfDisputes(order, changed)];
  return {
    ...changed,
    money: withoutLostDebts(changed),
    mails: withPaymentMails(order.mails, news),
  };
}

/** Adds the refunds that are new. What is known stays, because a slow event may carry an older reading of Stripe. */
function withRefunds(order: OrderRecord, { refunds, of }: Returns): Entry[] {
  const isOwn = ({ metadata }: Stripe.Refund) =>
    entryOf(order, metadata?.['refund'] ?? '') !== null;
  const outside = refunds.filter((refund) => refund.status !== 'canceled' && !isOwn(refund));
  const failed = refunds.filter(({ status }) => status === 'failed');
  const read = [
    ...outside.map((refund) => outsideEntry(refund, of)),
    ...failed.map((refund) => failedEntry(refund, outside.includes(refund))),
  ];
  return [...order.money, ...read.filter(({ id }) => !entryOf(order, id))];
}

function outsideEntry({ id, amount, created }: Stripe.Refund, of: string): Entry {
  const at = new Date(created * 1000).toISOString();
  const cents = negated(asCents(amount));
  return { id, at, cents, way: 'card', state: 'done', note: '', of, isOutside: true };
}

/** Names a refund that came again. */
export function failureId(refund: string): string {
  return `${refund}-failed`;
}

/** Returns money that came again, because the bank sent a refund back. */
function failedEntry({ id: of, amount }: Stripe.Refund, isOutside: boolean): Entry {
  const at = new Date().toISOString();
  const entry = {
    id: failureId(of),
    at,
    cents: asCents(amount),
    of,
    way: 'card',
    state: 'done',
    note: '',
  } as const;
  return isOutside ? { ...entry, isOutside } : entry;
}

function allDisputes({ disputes: stored = [] }: OrderRecord, { disputes, of }: Returns): Dispute[] {
  const reported = disputes.map((dispute) => toDispute(dispute, of));
  const merged = stored.map((dispute) => {
    const same = reported.find(({ id }) => id === dispute.id);
    return !same || (same.state === 'open' && dispute.state !== 'open') ? dispute : same;
  });
  return [...merged, ...reported.filter(({ id }) => !stored.some((dispute) => dispute.id === id))];
}

function newsOfRefunds(before: OrderRecord, after: OrderRecord): PaymentMail[] {
  const outside = returnedOutsideCents(after);
  const isMore = outside > returnedOutsideCents(before);
  const failed = failedRefundsOf(after).filter(({ id }) => !entryOf(before, id));
  return [
    ...(isMore ? [{ kind: 'money-returned' as const, about: dollarsOf(outside) }] : []),
    ...failed.map(({ of }) => ({ kind: 'refund-failed' as const, about: of! })),
  ];
}

function newsOfDisputes({ disputes: before = [] }: OrderRecord, after: OrderRecord): PaymentMail[] {
  return (after.disputes ?? [])
    .filter(
      ({ id, state }) => !before.some((dispute) => dispute.id === id && dispute.state === state),
    )
    .map(({ id, state }) => ({ kind: 'dispute', about: `${id} ${state}` }));
}

function toDispute(dispute: Stripe.Dispute, of: string): Dispute {
  const { id, amount } = dispute;
  return { id, amount: dollarsOf(asCents(amount)), state: disputeState(dispute), of };
}

export function disputeState({ status }: Pick<Stripe.Dispute, 'status'>): Dispute['state'] {
  return disputeStates[status] ?? 'open';
}

/** Final statuses; every other one is open (docs.stripe.com/api/disputes/object). */
const disputeStates: Record<string, Dispute['state']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};
