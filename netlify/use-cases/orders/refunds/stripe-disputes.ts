import type Stripe from 'stripe';
import { asCents, lesserOf, negated, noCents } from '#shared/cents';
import { disputesOf, hasTaken, sumOf } from '#shared/ledger';
import type { Cents } from '#shared/money';
import { disputeStates, type Dispute } from '#shared/order';
import type { OrderRecord } from '../record/records.ts';

type State = Dispute['dispute'];
/** Leaves out Stripe's 'any other text'. */
type Known<Status extends string> = Status extends string
  ? Record<never, never> extends Record<Status, unknown>
    ? never
    : Status
  : never;

/**
 * What each status means here (docs.stripe.com/api/disputes/object). An appeal follows a decision against the shop: the bank keeps the money
 * until it is decided.
 */
export const statesOfStripe: Record<Known<Stripe.Dispute.Status>, State> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'closed',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  prevented: 'prevented',
  lost: 'lost',
  won: 'won',
};

/** Returns 'open' for a status that Stripe has added since. */
function stateOf({ status }: Stripe.Dispute): State {
  const states: Partial<Record<string, State>> = statesOfStripe;
  return states[status] ?? 'open';
}

function rankOf(state: State): number {
  return disputeStates.indexOf(state);
}

/** Returns whether the order has this reading of a dispute, or a newer one. */
export function isDisputeRead(order: OrderRecord, dispute: Stripe.Dispute): boolean {
  const known = knownOf(order, dispute);
  return known !== undefined && !isNews(known, dispute);
}

function knownOf(order: OrderRecord, { id }: Stripe.Dispute): Dispute | undefined {
  return disputesOf(order).find((one) => one.id === id);
}

/** Returns whether a reading is of a later state, or moved other money in the same one. */
function isNews(known: Dispute, dispute: Stripe.Dispute): boolean {
  const state = stateOf(dispute);
  const later = rankOf(state) - rankOf(known.dispute);
  return later > 0 || (later === 0 && known.cents !== centsIn(dispute, state));
}

/** Adds the disputes of a payment, and the states that are new. */
export function withDisputes(
  order: OrderRecord,
  disputes: Stripe.Dispute[],
  of: string,
): OrderRecord['money'] {
  const news = new Map(
    disputes
      .filter((dispute) => !isDisputeRead(order, dispute))
      .map((dispute) => [dispute.id, toEntry(dispute, of, knownOf(order, dispute))]),
  );
  const changed = order.money.map((entry) => news.get(entry.id) ?? entry);
  return [
    ...changed,
    ...[...news.values()].filter(({ id }) => !changed.some((one) => one.id === id)),
  ];
}

/** Returns the entry of a reading. Keeps the day on which money went. */
function toEntry(dispute: Stripe.Dispute, of: string, known: Dispute | undefined): Dispute {
  const state = stateOf(dispute);
  const isSame = known?.dispute === state;
  return {
    id: dispute.id,
    at: isSame ? known.at : dayIn(dispute, state),
    cents: centsIn(dispute, state),
    way: 'card',
    note: '',
    of,
    dispute: state,
  };
}

function dayIn(dispute: Stripe.Dispute, state: State): string {
  const created = hasTaken({ dispute: state })
    ? withdrawalsOf(dispute).map((moved) => moved.created)
    : [dispute.created];
  return new Date(created.length > 0 ? Math.max(...created) * 1000 : Date.now()).toISOString();
}

/**
 * Returns what a dispute took, or what it is about, below 0. Stripe calls a dispute 'lost' that was won in part, and its balance transactions
 * give a part back (support.stripe.com: dispute for full charge amount after a partial refund). Without them a lost one took its amount.
 */
function centsIn(dispute: Stripe.Dispute, state: State): Cents {
  const { amount, balance_transactions: moved } = dispute;
  if (!hasTaken({ dispute: state })) return negated(asCents(amount));
  if (moved.length === 0) return state === 'lost' ? negated(asCents(amount)) : noCents;
  return lesserOf(noCents, sumOf(moved.map((one) => ({ cents: inDollars(one, dispute) }))));
}

/** Returns cents of the dispute's currency: the account may have another one, and then a withdrawal takes the amount. */
function inDollars(moved: Stripe.BalanceTransaction, { amount, currency }: Stripe.Dispute): Cents {
  if (moved.currency === currency) return asCents(moved.amount);
  return asCents(moved.amount < 0 ? -amount : amount);
}

function withdrawalsOf({ balance_transactions: moved }: Stripe.Dispute) {
  return moved.filter(({ amount }) => amount < 0);
}
