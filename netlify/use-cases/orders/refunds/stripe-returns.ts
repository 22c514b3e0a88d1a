import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import {
  cardPaymentsOf,
  disputesOf,
  entryOf,
  failedRefundsOf,
  isDispute,
  returnedOutsideCents,
  withoutExcessDebts,
} from '#shared/ledger';
import { asCents, negated } from '#shared/cents';
import { dollarsOf } from '#shared/money';
import type { Entry } from '#shared/order';
import { findReturns } from '../../../ports/stripe/payments.ts';
import type { Marked } from '../../due.ts';
import { changeOrder } from '../changes/change-order.ts';
import { markDue } from '../record/due.ts';
import { withPaymentMails, type PaymentMail } from '../record/mails.ts';
import type { OrderRecord } from '../record/records.ts';
import type { Settled } from '../card/settlement.ts';
import { withDisputes } from './stripe-disputes.ts';

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
  const refunded = { ...order, money: withRefunds(order, returns) };
  const changed = { ...order, money: withDisputes(refunded, returns.disputes, returns.of) };
  if (isDeepStrictEqual(changed.money, order.money)) return null;
  const news = [...newsOfRefunds(order, changed), ...newsOfDisputes(order, changed)];
  return {
    ...changed,
    money: withoutExcessDebts(changed),
    mails: withPaymentMails(order.mails, news),
  };
}

/** Adds the refunds that are new. What is known stays, because a slow event may carry an older reading of Stripe. */
function withRefunds(order: OrderRecord, { refunds, of }: Returns): OrderRecord['money'] {
  const isOwn = ({ metadata }: Stripe.Refund) =>
    entryOf(order, metadata?.['refund'] ?? '') !== null;
  const outside = refunds.filter((refund) => refund.status !== 'canceled' && !isOwn(refund));
  const failed = refunds.filter(({ status }) => status === 'failed');
  const read = [
    ...outside.map((refund) => outsideEntry(refund, of)),
    ...failed.flatMap((refund) => failedEntries(order, refund, outside.includes(refund))),
  ];
  const isKnown = ({ id, of: refund }: Entry) =>
    entryOf(order, id) ?? entryOf(order, failureId(refund ?? ''));
  return [...withMadeRefunds(order, refunds), ...read.filter((entry) => !isKnown(entry))];
}

/** Counts a refund that Stripe made while a dispute that took the money struck it. */
function withMadeRefunds(order: OrderRecord, refunds: Stripe.Refund[]): OrderRecord['money'] {
  const made = refunds.filter(({ status }) => status !== 'canceled' && status !== 'failed');
  return order.money.map((entry) => {
    if (isDispute(entry) || entry.state !== 'struck') return entry;
    const refund = made.find(({ metadata }) => metadata?.['refund'] === entry.id);
    return refund ? { ...entry, state: 'done', cents: negated(asCents(refund.amount)) } : entry;
  });
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

/**
 * Returns money that came again, because the bank sent a refund back, and what the painter owes by hand for it. The debt has the words of the
 * refund.
 */
function failedEntries(
  order: OrderRecord,
  { id: of, amount, metadata }: Stripe.Refund,
  isOutside: boolean,
): Entry[] {
  const at = new Date().toISOString();
  const cents = asCents(amount);
  const { note = '', reason } = entryOf(order, metadata?.['refund'] ?? '') ?? {};
  return [
    {
      id: failureId(of),
      at,
      cents,
      of,
      way: 'card',
      state: 'done',
      note: '',
      ...(isOutside && { isOutside }),
    },
    {
      id: `${of}-owed`,
      at,
      cents: negated(cents),
      of,
      way: 'hand',
      state: 'due',
      note,
      ...(reason && { reason }),
    },
  ];
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

function newsOfDisputes(before: OrderRecord, after: OrderRecord): PaymentMail[] {
  const known = disputesOf(before);
  return disputesOf(after)
    .filter(({ id, dispute }) => !known.some((one) => one.id === id && one.dispute === dispute))
    .map(({ id, dispute }) => ({ kind: 'dispute', about: `${id} ${dispute}` }));
}
