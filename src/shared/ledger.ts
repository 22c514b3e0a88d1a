import { addCents, lesserOf, negated, noCents, restOf, subtractCents } from './cents.ts';
import { centsOf, dollarsOf, type Cents } from './money.ts';
import type { Part, OfferView } from './offer.ts';
import { kindOf } from './order-kinds.ts';
import type {
  Dispute,
  Entry,
  Refund,
  StoredOrder,
  ToldEntry,
  MoneyView,
  PaymentView,
} from './order.ts';

type Ledger = Pick<StoredOrder, 'money'>;
type ToldLedger = { money: (ToldEntry | Dispute)[] };
type Priced = Pick<StoredOrder, 'money' | 'totalAmount'>;
/** Of any kind: an order without an offer has one part. */
type Offered = Priced & Pick<StoredOrder, 'offer'>;
type OfKind = Pick<StoredOrder, 'method'>;

export function isDispute(entry: Entry | Dispute): entry is Dispute {
  return 'dispute' in entry;
}

/** Returns the money of an order without the disputes of its payments. */
export function entriesOf<One extends Entry>({ money }: { money: (One | Dispute)[] }): One[] {
  return money.filter((entry): entry is One => !isDispute(entry));
}

export function disputesOf({ money }: Ledger): Dispute[] {
  return money.filter(isDispute);
}

export function isPayment({ of, state }: Entry): boolean {
  return of === undefined && state === 'done';
}

/** Returns the payments that have come, also those that came for nothing. */
function paymentsOf(order: Ledger): Entry[] {
  return entriesOf(order).filter(isPayment);
}

/** Returns what sells: money that came for nothing does not. */
function countedOf(order: Ledger): Entry[] {
  return paymentsOf(order).filter(({ isAstray }) => !isAstray);
}

/** Returns the time of the first payment that counts, or null. From then on the artworks are the order's own (rule 94). */
export function soldAt(order: Ledger): string | null {
  return countedOf(order)[0]?.at ?? null;
}

/** Returns whether all of the money has come. Nobody may have said the price of a sale elsewhere, so one payment is needed at least. */
export function isPaid(order: Priced): boolean {
  return soldAt(order) !== null && outstandingCents(order) === 0;
}

/** Returns the time of the last payment once all of the money has come, and of a cancelled order in any case; null if none has come. */
export function paidAt(order: Priced & Pick<StoredOrder, 'status'>): string | null {
  const hasEnded = order.status === 'cancelled' || isPaid(order);
  return hasEnded ? (paymentsOf(order).at(-1)?.at ?? null) : null;
}

/** Returns what an order costs; 0 if nobody said the price of a sale elsewhere. */
export function totalCents({ totalAmount }: Pick<StoredOrder, 'totalAmount'>): Cents {
  return centsOf(totalAmount);
}

/** Returns what has come and counts. */
export function receivedCents(order: Ledger): Cents {
  return sumOf(countedOf(order));
}

/** Returns what has to come until the order is paid. */
export function outstandingCents(order: Priced): Cents {
  return restOf(totalCents(order), receivedCents(order));
}

/** Returns the first part of an offer above the sum that has come, or null: all has come, or it has no parts. */
export function nextPart(order: Offered): Part | null {
  return partsAbove(order)[0]?.part ?? null;
}

/** Returns what is awaited next: what the next part lacks, or all that is to come. */
export function awaitedCents(order: Offered): Cents {
  const [next] = partsAbove(order);
  return next ? next.lacking : outstandingCents(order);
}

/** Returns whether a card may pay this sum: the next part, or all that is to come. */
export function isAwaited(order: Offered, cents: Cents): boolean {
  return cents === awaitedCents(order) || cents === outstandingCents(order);
}

/** Returns the parts that are not complete. `lacking`: what has to come until this part and those before it are complete. */
function partsAbove(order: Offered): { part: Part; lacking: Cents }[] {
  const came = receivedCents(order);
  const parts = order.offer?.parts ?? [];
  return parts
    .map((part, index) => ({ part, lacking: restOf(sumOf(parts.slice(0, index + 1)), came) }))
    .filter(({ lacking }) => lacking > 0);
}

/** Returns whether the day of an offer's next part is over after its first money came. Nothing but its line depends on it. */
export function isLate(order: Offered & Pick<StoredOrder, 'status'>): boolean {
  const next = nextPart(order);
  return isUnpaid(order) && soldAt(order) !== null && next !== null && isPast(next.until);
}

function isPast(at: string): boolean {
  return Date.parse(at) <= Date.now();
}

const twoWeeksMs = 14 * 86_400_000;

/** Returns an offer as its buyer reads it; null for an order that the painter did not begin. */
export function offerView(order: StoredOrder): OfferView | null {
  const { offer, deadline } = order;
  if (!offer) return null;
  const above = partsAbove(order).map(({ part }) => part);
  const [next] = above;
  const isDue = next && isUnpaid(order) && !claimOf(order);
  const isSold = soldAt(order) !== null;
  const isHeld = isSold || !isPast(deadline);
  // The order may have a later day than its first part: money that never came gives it a new one.
  const untilOf = (part: Part) => (part === offer.parts[0] && !isSold ? deadline : part.until);
  return {
    words: offer.words,
    parts: offer.parts.map((part) => ({
      cents: part.cents,
      until: untilOf(part),
      state: part === next ? stateOfNext(untilOf(part)) : above.includes(part) ? 'later' : 'came',
      isLate: above.includes(part) && isPast(untilOf(part)),
    })),
    due: isDue ? { cents: awaitedCents(order), until: untilOf(next), isHeld } : null,
    hasLapsed: hasLapsed(order),
    receivedCents: receivedCents(order),
    outstandingCents: outstandingCents(order),
  };
}

function stateOfNext(until: string): 'now' | 'next' {
  return Date.parse(until) - Date.now() < twoWeeksMs ? 'now' : 'next';
}

/** Returns whether an offer has lapsed. Its mail about the end tells a lapse from a withdrawal, also after its day. */
function hasLapsed({ status, mails }: StoredOrder): boolean {
  const end = mails.findLast(({ kind }) => kind === 'lapsed' || kind === 'cancelled');
  return status === 'cancelled' && end?.kind === 'lapsed';
}

/** Returns the payments that have come, the oldest first. */
export function paymentViews(order: Ledger): PaymentView[] {
  return paymentsOf(order).map(({ at, cents, way }) => ({ at, cents, way }));
}

/** Returns whether an order waits for its money. */
export function isUnpaid(order: Priced & Pick<StoredOrder, 'status'>): boolean {
  return order.status === 'pending' && !isPaid(order);
}

/** Returns the money that is about to count, or null: at most one entry at a time. */
export function claimOf(order: Ledger): Entry | null {
  return entriesOf(order).find(({ state }) => state === 'claimed') ?? null;
}

/** Returns whether an order may end without money: it has neither a payment that counts nor a claim (rule 94). */
export function mayEnd(order: Ledger & Pick<StoredOrder, 'status'>): boolean {
  return order.status === 'pending' && soldAt(order) === null && claimOf(order) === null;
}

export function entryOf(order: Ledger, id: string): Entry | null {
  return entriesOf(order).find((entry) => entry.id === id) ?? null;
}

/** Returns the card payment of an order at Stripe, whatever became of it. */
export function cardPaymentOf(order: Ledger): Entry | null {
  return entriesOf(order).find(({ of, way }) => of === undefined && way === 'card') ?? null;
}

export function newestPaymentOf(order: Ledger): Entry | null {
  return paymentsOf(order).at(-1) ?? null;
}

/** Returns the card payments that have come: an offer may have several. */
export function cardPaymentsOf(order: Ledger): Entry[] {
  return paymentsOf(order).filter(({ way }) => way === 'card');
}

/** Returns the refunds that the shop owes to a card. */
export function debtsOf(order: Ledger): Entry[] {
  return entriesOf(order).filter(({ way, state }) => way === 'card' && state === 'due');
}

/** Returns what the painter has to send back by hand. */
export function handDebtsOf(order: Ledger): Entry[] {
  return entriesOf(order).filter(({ way, state }) => way !== 'card' && state === 'due');
}

/** Returns the refund that a debt by hand is owed for, because the buyer's bank sent it back; null for any other debt. */
export function failedRefundOf(order: Ledger, { of, cents }: Entry): Entry | null {
  return cents < 0 ? (failedRefundsOf(order).find((failed) => failed.of === of) ?? null) : null;
}

/** Returns whether only the painter knows if this debt is owed: the bank sent back a refund that the shop did not make. */
export function mayBeOwed(order: Ledger, debt: Entry): boolean {
  return debt.state === 'due' && failedRefundOf(order, debt)?.isOutside === true;
}

/** Sums what is owed by hand. */
export function owedByHandCents(order: Ledger): Cents {
  return negated(sumOf(handDebtsOf(order)));
}

/** Returns what the shop gave back or owes; a struck debt is none. */
export function refundsOf<One extends Entry>(order: { money: (One | Dispute)[] }): One[] {
  return entriesOf(order).filter(
    ({ of, cents, state, isOutside }) =>
      of !== undefined && cents <= 0 && state !== 'struck' && !isOutside,
  );
}

function outsideRefundsOf(order: Ledger): Entry[] {
  return entriesOf(order).filter(({ cents, isOutside }) => isOutside && cents < 0);
}

/** Returns refunds that the buyer's bank sent back, as money that came again. `of`: the refund at Stripe. */
export function failedRefundsOf(order: Ledger): Entry[] {
  return entriesOf(order).filter(({ of, cents }) => of !== undefined && cents > 0);
}

/** Sums refunds, due ones too, but not what is owed again for a refund that the bank sent back. */
export function refundedCents(order: Ledger): Cents {
  const refunds = refundsOf(order);
  return negated(
    sumOf(refunds.filter((one) => one.state === 'done' || !failedRefundOf(order, one))),
  );
}

/** Sums refunds made in Stripe's dashboard, failed ones too. */
export function returnedOutsideCents(order: Ledger): Cents {
  return negated(sumOf(outsideRefundsOf(order)));
}

/** Sums refunds without those that the bank sent back. */
export function returnedCents(order: Ledger): Cents {
  const back = addCents(refundedCents(order), returnedOutsideCents(order));
  return subtractCents(back, sumOf(failedRefundsOf(order)));
}

/** Returns whether the bank has the money of a payment until a dispute is decided: Stripe refuses every refund of it. */
export function isDisputed(order: Ledger, payment: string): boolean {
  return disputesOf(order).some(({ of, dispute }) => of === payment && dispute === 'open');
}

export function hasOpenDispute(order: Ledger): boolean {
  return disputesOf(order).some(({ dispute }) => dispute === 'open');
}

/** Returns whether a dispute has taken its cents. */
export function hasTaken({ dispute }: Pick<Dispute, 'dispute'>): boolean {
  return dispute === 'lost' || dispute === 'prevented';
}

function takenCents(order: Ledger, { id }: Entry): Cents {
  return negated(sumOf(disputesOf(order).filter((one) => one.of === id && hasTaken(one))));
}

/**
 * Returns what is left of a payment: whole until a dispute of it is lost. A failed refund of the shop is owed by hand. One of the dashboard
 * does not count, unless the painter owes it by hand.
 */
export function leftCents(order: Ledger, payment: Entry): Cents {
  const back = entriesOf(order).filter(
    ({ of, cents, state }) => of === payment.id && cents < 0 && state !== 'struck',
  );
  const failed = failedRefundsOf(order).filter(
    ({ of = '', isOutside }) => isOutside && paymentBehind(order, of) === payment.id,
  );
  const again = refundsOf(order).filter((one) => failed.includes(failedRefundOf(order, one)!));
  return restOf(sumOf([payment, ...back, ...failed, ...again]), takenCents(order, payment));
}

/** Returns the payment of a refund; older orders do not have the refund. */
function paymentBehind(order: Ledger, refund: string): string | undefined {
  return entryOf(order, refund)?.of ?? cardPaymentOf(order)?.id;
}

/** Returns what is left of the money. */
export function remainingCents(order: Ledger): Cents {
  return addCents(...paymentsOf(order).map((payment) => leftCents(order, payment)));
}

/** Returns what may go back now: nothing of a payment that is disputed. */
export function refundableCents(order: Ledger): Cents {
  return addCents(...paymentsOf(order).map((payment) => refundableOf(order, payment)));
}

function refundableOf(order: Ledger, payment: Entry): Cents {
  return isDisputed(order, payment.id) ? noCents : leftCents(order, payment);
}

/** Returns what is left if nothing is sent back by hand any more. */
export function balanceAfterDebtsCents(order: Ledger): Cents {
  return addCents(remainingCents(order), owedByHandCents(order));
}

/** Returns what came above the total and did not go back. Cards bring no more than is awaited. */
export function overpaidCents(order: Priced & Pick<StoredOrder, 'status'>): Cents {
  if (order.status === 'cancelled' || !order.totalAmount) return noCents;
  return restOf(remainingCents(order), totalCents(order));
}

/** Takes cents from what may go back of the payments, the newest first. */
export function allocateRefund(order: Ledger, cents: Cents): { payment: Entry; share: Cents }[] {
  let rest = cents;
  return paymentsOf(order)
    .toReversed()
    .map((payment) => {
      const share = lesserOf(rest, refundableOf(order, payment));
      rest = subtractCents(rest, share);
      return { payment, share };
    })
    .filter(({ share }) => share > 0);
}

/** Returns what went back of a payment, failed refunds too. */
export function paymentRefundsCents(order: Ledger, id: string): Cents {
  const back = entriesOf(order).filter(
    ({ of, cents, state }) => of === id && cents < 0 && state === 'done',
  );
  return negated(sumOf(back));
}

/** Returns how much of this goes back to cards. */
export function cardShare(order: Ledger, cents: Cents): Cents {
  const shares = allocateRefund(order, cents).filter(({ payment }) => payment.way === 'card');
  return addCents(...shares.map(({ share }) => share));
}

/** Returns whether a part of a payment went back. */
export function hasReturns(order: Ledger, id: string): boolean {
  return entriesOf(order).some(({ of, state }) => of === id && state === 'done');
}

/**
 * Returns the money of an order whose debts are less by what goes back above what came: a lost dispute has taken it, or the dashboard gave it
 * back. What is owed by hand for a refund that the bank sent back is lessened first.
 */
export function withoutExcessDebts(order: Ledger): Ledger['money'] {
  const excess = new Map(paymentsOf(order).map((one) => [one.id, excessCents(order, one)]));
  const lessened = new Map<Entry | Dispute, Entry>();
  const again = handDebtsOf(order).filter((debt) => failedRefundOf(order, debt));
  for (const debt of [...again, ...debtsOf(order)]) {
    const { of = '', cents } = debt;
    const payment = failedRefundOf(order, debt) ? (paymentBehind(order, of) ?? '') : of;
    const less = lesserOf(excess.get(payment) ?? noCents, negated(cents));
    if (less === 0) continue;
    excess.set(payment, subtractCents(excess.get(payment)!, less));
    const isWhole = less === -cents;
    lessened.set(
      debt,
      isWhole ? { ...debt, state: 'struck' } : { ...debt, cents: addCents(cents, less) },
    );
  }
  return order.money.map((entry) => lessened.get(entry) ?? entry);
}

/** Returns what goes back of a payment, or is due, above what came of it. */
function excessCents(order: Ledger, payment: Entry): Cents {
  const failed = failedRefundsOf(order).filter(
    ({ of = '' }) => paymentBehind(order, of) === payment.id,
  );
  const back = entriesOf(order).filter(
    (one) =>
      one.cents < 0 &&
      one.state !== 'struck' &&
      (one.of === payment.id || failed.includes(failedRefundOf(order, one)!)),
  );
  return restOf(takenCents(order, payment), sumOf([payment, ...back, ...failed]));
}

/** Returns what a captured part left of the payment of a card order. */
function neverCameCents(order: Priced & OfKind): Cents {
  const payment = kindOf(order).endsWithPayment ? cardPaymentOf(order) : null;
  return payment ? restOf(totalCents(order), payment.cents) : noCents;
}

/** Names what the buyer of this order says about its transfer: of an offer once for each part. */
export function transferNoticeId(order: Ledger & OfKind): string {
  return kindOf(order).hasTerms ? `said-${countedOf(order).length}` : 'said';
}

/** Returns when the buyer said that the transfer is sent that is awaited now, or null. */
export function moneySentAt(order: Ledger & OfKind): string | null {
  return entryOf(order, transferNoticeId(order))?.at ?? null;
}

/** Returns the refunds in words for people: `key` is the entry's id. What may be owed for a refund of the dashboard is no promise yet. */
export function refundViews(order: ToldLedger): Refund[] {
  const told = refundsOf(order).filter((one) => one.state === 'done' || !mayBeOwed(order, one));
  return told.map(({ id, cents, note, way, state, refusals = 0 }) => ({
    key: id,
    way,
    cents: negated(cents),
    reason: note,
    state: state === 'due' ? 'due' : 'done',
    refusals,
  }));
}

/** Returns what answers tell of an order's money. */
export function moneyView(
  order: Priced & Pick<StoredOrder, 'method' | 'status'> & ToldLedger,
): MoneyView {
  const payment = cardPaymentsOf(order)[0] ?? cardPaymentOf(order);
  const outside = returnedOutsideCents(order);
  const failed = failedRefundsOf(order);
  const disputes = disputesOf(order);
  return {
    paidAt: paidAt(order),
    paymentIntentId: payment?.id ?? null,
    ...(neverCameCents(order) > 0 && { receivedCents: payment!.cents }),
    refunds: refundViews(order),
    ...(outside > 0 && { returnedOutsideCents: outside }),
    ...(failed.length > 0 && {
      failedRefunds: failed.map(({ of, cents }) => ({ id: of!, cents })),
    }),
    ...(disputes.length > 0 && {
      disputes: disputes.map(({ id, cents, dispute }) => ({
        id,
        amount: dollarsOf(negated(cents)),
        state: dispute,
      })),
    }),
    moneySentAt: moneySentAt(order),
  };
}

/** An entry in the book of all money; amounts without a sign. `still`: not moved, or held by the bank. `month`: sums of its month so far. */
export type Booked<One> = {
  order: One;
  entry: Entry | Dispute;
  day: string;
  came: Cents | null;
  back: Cents | null;
  still: Cents | null;
  month: { came: Cents; back: Cents };
};

/** Returns all entries but what buyers said, and disputes that hold or took money, the oldest first. `dayOf`: like 2026-11-26, in the shop's time zone. */
export function moneyBook<One extends Ledger>(
  orders: readonly One[],
  dayOf: (at: string) => string,
): Booked<One>[] {
  let month = { name: '', came: noCents, back: noCents };
  return orders
    .flatMap((order) => order.money.map((entry) => ({ order, entry })))
    .filter(({ entry }) => isBooked(entry))
    .sort(({ entry: first }, { entry: second }) => Date.parse(first.at) - Date.parse(second.at))
    .map(({ order, entry }) => {
      const day = dayOf(entry.at);
      const isBack = entry.cents < 0;
      const cents = isBack ? negated(entry.cents) : entry.cents;
      const isDone = isDispute(entry) ? hasTaken(entry) : entry.state === 'done';
      const [came, back] = [isDone && !isBack ? cents : null, isDone && isBack ? cents : null];
      if (month.name !== day.slice(0, 7))
        month = { name: day.slice(0, 7), came: noCents, back: noCents };
      month = {
        ...month,
        came: addCents(month.came, came ?? noCents),
        back: addCents(month.back, back ?? noCents),
      };
      return { order, entry, day, came, back, still: isDone ? null : cents, month };
    });
}

/** Returns whether an entry moved money, may move it, or holds it. */
function isBooked(entry: Entry | Dispute): boolean {
  if (!isDispute(entry)) return entry.state !== 'said';
  return entry.dispute === 'open' || (hasTaken(entry) && entry.cents < 0);
}

export function sumOf(entries: readonly Pick<Entry, 'cents'>[]): Cents {
  return addCents(...entries.map(({ cents }) => cents));
}
