import type Stripe from 'stripe';
import { centsOf } from '#shared/money';
import type { Dispute, Entry } from '#shared/order';
import type { OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import type { World } from './play.ts';

/** The money of an order, entry by entry, and without the functions that are under test. */
type Ledger = Pick<OrderRecord, 'money'>;

/** The orders of a shop, and what Stripe has of it. */
export type Books = {
  orders: OrderRecord[];
  payments: Stripe.PaymentIntent[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
};

export function booksOf({ shop }: World): Books {
  return {
    orders: [...shop.records<OrderRecord>('orders/').values()],
    payments: [...shop.account.paymentIntents.all()],
    refunds: [...shop.account.refunds.all()],
    disputes: [...shop.account.disputes.all()],
  };
}

export function entriesIn({ money }: Ledger): Entry[] {
  return money.filter((entry): entry is Entry => !('dispute' in entry));
}

function disputesIn({ money }: Ledger): Dispute[] {
  return money.filter((entry): entry is Dispute => 'dispute' in entry);
}

/** Returns the payments by card, whatever became of them. */
export function paymentsOf(order: Ledger): Entry[] {
  return entriesIn(order).filter(({ way, of }) => way === 'card' && of === undefined);
}

/** Returns the broken promises of those that always hold for an order. `isKept`: a part of its money was kept on purpose. */
export function findUntrue(order: OrderRecord, isKept: boolean): string[] {
  const { id, status, totalAmount } = order;
  const money = entriesIn(order);
  const claims = money.filter(({ state }) => state === 'claimed');
  const ids = new Set(order.money.map((entry) => entry.id));
  const done = money.filter(({ state }) => state === 'done');
  const came = sumOf(done.filter(({ of }) => of === undefined));
  const back = 0 - sumOf(done.filter(({ of }) => of !== undefined));
  const counted = done.filter(({ of, isAstray }) => of === undefined && !isAstray);
  const isWhole = counted.length > 0 && sumOf(counted) >= centsOf(totalAmount);
  const isSold = ['processing', 'shipped', 'delivered'].includes(status);
  return [
    ...(claims.length > 1 ? [`order ${id} has ${claims.length} claims`] : []),
    ...(claims.length > 0 && status !== 'pending' ? [`order ${id} is ${status} with a claim`] : []),
    ...(ids.size < order.money.length ? [`order ${id} has an entry twice`] : []),
    ...(back > came ? [`order ${id}: ${came} cents came, and ${back} went back`] : []),
    ...(sumOf(counted.filter(({ way }) => way === 'card')) > centsOf(totalAmount)
      ? [`order ${id} has more by card than its total`]
      : []),
    ...(isSold && !isWhole ? [`order ${id} is ${status} without all of its money`] : []),
    ...findUnowed(order, isKept),
  ];
}

/** Returns the broken promises about money by hand: it stays or is owed, no more than came, and all of it once the order is cancelled. */
function findUnowed(order: OrderRecord, isKept: boolean): string[] {
  const { id, status } = order;
  const money = entriesIn(order);
  if (money.some(({ way }) => way === 'card')) return [];
  const came = sumOf(money.filter(({ of, state }) => of === undefined && state === 'done'));
  const isOwed = ({ of, state }: Entry) => of !== undefined && ['done', 'due'].includes(state);
  const owed = 0 - sumOf(money.filter(isOwed));
  return [
    ...(owed > came ? [`order ${id} owes ${owed} cents, and ${came} came`] : []),
    ...(status === 'cancelled' && owed < came && !isKept
      ? [`cancelled order ${id} keeps ${came - owed} cents`]
      : []),
    ...(status !== 'cancelled' && money.some(({ state }) => state === 'due')
      ? [`order ${id} is ${status} and owes money by hand`]
      : []),
  ];
}

/**
 * Returns the broken promises after an undisturbed reconciliation: no claim is open, no payment waits for capture, and payments and refunds
 * of the shop are Stripe's.
 */
export function findUnbalanced({ orders, payments, refunds }: Books): string[] {
  const claimed = orders.flatMap((order) =>
    entriesIn(order)
      .filter(({ state }) => state === 'claimed')
      .map((entry) => `${entry.id} of ${order.id} is claimed`),
  );
  const unlike = orders.flatMap(paymentsOf).filter((entry) => {
    const at = payments.find(({ id }) => id === entry.id);
    return entry.state === 'done' ? at?.amount_received !== entry.cents : at?.status !== 'canceled';
  });
  const waiting = payments
    .filter(({ status }) => status === 'requires_capture')
    .map(({ id }) => `${id} is neither captured nor released`);
  const unnoted = payments.filter(
    ({ id, status }) =>
      status === 'succeeded' &&
      !orders.some((order) =>
        paymentsOf(order).some((one) => one.id === id && one.state === 'done'),
      ),
  );
  const unmade = orders.flatMap((order) =>
    entriesIn(order).filter(
      ({ id, cents, of, way, state, isOutside }) =>
        of?.startsWith('pi_') &&
        way === 'card' &&
        state === 'done' &&
        !refunds.some(
          (one) =>
            one.payment_intent === of &&
            one.amount === 0 - cents &&
            (isOutside ? one.id : one.metadata?.['refund']) === id,
        ),
    ),
  );
  return [
    ...claimed,
    ...waiting,
    ...unlike.map(({ id, state }) => `${id} is ${state} and not so at Stripe`),
    ...unnoted.map(({ id }) => `${id} is captured, and no order has its money`),
    ...unmade.map(({ id }) => `the refund ${id} is done and not made`),
  ];
}

/** Returns the broken promises after an undisturbed reconciliation: refunds and disputes at Stripe of money that came are in the orders. */
export function findUnread(books: Books): string[] {
  return [...findUnreadRefunds(books), ...findUnreadDisputes(books), ...findUnequal(books)];
}

const disputeStates: Record<string, string> = {
  warning_needs_response: 'asked',
  warning_closed: 'closed',
  needs_response: 'open',
  prevented: 'prevented',
  won: 'won',
  lost: 'lost',
};

/** Returns orders whose card entries are not what Stripe captured, less refunds that arrived and what disputes took. */
function findUnequal({ orders, payments, refunds, disputes }: Books): string[] {
  return orders.flatMap((order) => {
    const ids = paymentsOf(order).flatMap(({ id, state }) => (state === 'done' ? id : []));
    const isOwn = ({ payment_intent: intent }: Stripe.Refund | Stripe.Dispute) =>
      ids.includes(String(intent));
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    const captured = payments.filter(({ id }) => ids.includes(id));
    const back = refunds.filter((one) => isOwn(one) && one.status === 'succeeded');
    const taken = disputes.filter(
      (one) => isOwn(one) && (one.status === 'lost' || one.status === 'prevented'),
    );
    const atStripe =
      sum(captured.map(({ amount_received }) => amount_received)) -
      sum([...back, ...taken].map(({ amount }) => amount));
    const entries = entriesIn(order).filter(({ way, state }) => way === 'card' && state === 'done');
    const gone = disputesIn(order).filter(({ dispute }) => ['lost', 'prevented'].includes(dispute));
    const here = sum([...entries, ...gone].map(({ cents }) => cents));
    return here === atStripe
      ? []
      : [`order ${order.id} has ${here} cents by card, Stripe ${atStripe}`];
  });
}

function findUnreadDisputes({ orders, disputes }: Books): string[] {
  return disputes.flatMap(({ id, payment_intent, status }) => {
    const order = orders.find(({ money }) =>
      money.some((one) => one.id === payment_intent && !('dispute' in one) && one.state === 'done'),
    );
    const known = order && disputesIn(order).find((one) => one.id === id)?.dispute;
    return !order || known === disputeStates[status]
      ? []
      : [`the dispute ${id} (${status}) is ${known} in order ${order.id}`];
  });
}

function findUnreadRefunds({ orders, refunds }: Books): string[] {
  const entries = orders.flatMap(entriesIn);
  const done = entries.filter(({ of, state }) => of === undefined && state === 'done');
  return refunds.flatMap(({ id, metadata, payment_intent, status }) => {
    const payment = done.find((one) => one.id === payment_intent);
    if (!payment) return [];
    const name = metadata?.['refund'] ?? id;
    const isRead = entries.some((one) => one.of === payment.id && one.id === name);
    const isFailureRead = status !== 'failed' || entries.some((one) => one.of === id);
    return isRead && isFailureRead ? [] : [`the refund ${id} (${status}) is not in the ledger`];
  });
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0);
}
