import type Stripe from 'stripe';
import {
  cardPaymentOf,
  claimOf,
  debtsOf,
  entryOf,
  isUnpaid,
  moneySentAt,
  soldAt,
} from '#shared/ledger';
import { settleAll, mapConcurrently } from '../concurrency.ts';
import { importLogin } from '../account.ts';
import type { StripeMode } from '../env.ts';
import { readStripeMode, importKeys } from '../ports/keys.ts';
import { listPaymentChanges, paymentIdOf } from '../ports/stripe/events.ts';
import { sendDueLinks } from './account/forgotten.ts';
import { removeExpiredFailures } from './admin/login-throttle.ts';
import { listDue, removeDue, type Due } from './due.ts';
import { removeAbandonedParts } from './films/uploads.ts';
import { sendDueMails } from './order-mails/due-mails.ts';
import { mailWaitingOrders } from './order-mails/waiting-mails.ts';
import { lacksCertificates } from './orders/changes/certificates.ts';
import { afterCrash, changeOrder, followUp } from './orders/changes/change-order.ts';
import { nameCardOrder } from './orders/card/card-order.ts';
import { dueOrderOf, markDue, markWaiting } from './orders/record/due.ts';
import { freeCancelled } from './orders/status/reinstatement.ts';
import { readBought } from './orders/card/intent-metadata.ts';
import { refreshOrderLists } from './orders/lists/listing.ts';
import {
  findOrder,
  isTestOrder,
  nameOf,
  type Named,
  type OrderName,
  type OrderRecord,
} from './orders/record/records.ts';
import { recordReturns } from './orders/refunds/stripe-returns.ts';
import { settlePayment } from './orders/card/settlement.ts';
import { abandonClaim } from './orders/changes/take-then.ts';
import { endTransfer } from './orders/changes/unpaid-ending.ts';
import { confirmTransfer, settleTransfer } from './orders/transfer/transfer-money.ts';
import { findUnread } from './orders/refunds/unread-returns.ts';
import { isWaitingOrder, markOlderOrders } from './orders/lists/waiting.ts';
import { isWaiting, prolongHold } from './orders/transfer/unmailed-hold.ts';
import { publishWhenDue } from './publishing/publishing.ts';
import { sendDueQuestionMails, removeOldQuestions } from './questions/clock.ts';
import { markOlderQuestions } from './questions/waiting.ts';
import { proveLockWhenDue } from './setup/lock.ts';
import { isSold, type Take } from './takes/takes.ts';

/** Stripe repeats webhooks for three days and holds an authorisation for seven. */
const eventsSeconds = 8 * 24 * 3600;
const againMs = 5 * 60_000;
const soonMs = 30 * 60_000;
const mailTriesMs = 30 * 24 * 3_600_000;
const ordersAtOnce = 8;
const readsAtOnce = 64;

/**
 * Repairs the records after lost webhooks, lost answers and crashed functions. What fails is left to the next run and stops nothing else.
 * The parts run side by side: the time of a run without work is most of what the clock costs.
 */
export async function reconcile(): Promise<void> {
  await settleAll([
    reconcileOrders(sendDueMails),
    mailWaitingOrders(),
    publishWhenDue(),
    removeExpiredFailures(),
    removeAbandonedParts(),
    removeOldQuestions(),
    proveLockWhenDue(),
    importKeys(),
    importLogin(),
    markOlderOrders(),
    markOlderQuestions(),
  ]);
}

type SendMails = (order: Named) => Promise<void>;

export async function reconcileOrders(send: SendMails): Promise<void> {
  await settleAll([reconcileStripe(send), reconcileDue(send)]);
}

/**
 * Reads the events without `delivery_success` and without a cursor: an endpoint that was not subscribed has no failed delivery. What went
 * back is read after what came.
 */
async function reconcileStripe(send: SendMails): Promise<void> {
  const mode = await readStripeMode();
  if (!mode) return;
  const since = Math.floor(Date.now() / 1000) - eventsSeconds;
  const heard = await listPaymentChanges(since).catch(logFailure);
  if (!heard) return;
  const settle = async (id: string, hasReturns: boolean) => {
    const settled = await settlePayment(id);
    if (settled && hasReturns) await recordReturns(settled);
    if (settled?.order) await send(settled.order);
  };
  const unsettled = await someOf(heard.payments, (intent) => findUnsettled(intent, mode));
  // A refund that settling makes would hide an older one of the dashboard from `findUnread`.
  const returned = new Set(heard.returned.map(paymentIdOf));
  await eachOf(unsettled, (id) => settle(id, returned.has(id)));
  const unread = await someOf(heard.returned, (one) => findUnread(one, mode));
  await eachOf([...new Set(unread)], (id) => settle(id, true));
}

/** Returns the payments that are found. */
async function someOf<Item>(
  items: Item[],
  find: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const ids = await mapConcurrently(items, readsAtOnce, (item) => find(item).catch(logFailure));
  return ids.flatMap((id) => id ?? []);
}

/** Returns the payment's id if its order may owe something. */
async function findUnsettled(
  intent: Stripe.PaymentIntent,
  mode: StripeMode,
): Promise<string | null> {
  const bought = readBought(intent, mode);
  const order = bought && (await findOrder(nameOf(nameCardOrder(intent, bought))));
  const isMissing = bought && intent.status !== 'canceled';
  if (order && bought?.part) {
    const entry = entryOf(order, intent.id);
    return (entry ? entry.state === 'claimed' : isMissing) ? intent.id : null;
  }
  return (order ? isUnpaid(order) : isMissing) ? intent.id : null;
}

async function reconcileDue(send: SendMails): Promise<void> {
  const due = await listDue();
  const ofKind = (kind: Due['kind']) => due.filter((mark) => mark.kind === kind);
  await settleAll([
    reconcileDueOrders(ofKind('order'), send),
    sendDueQuestionMails(ofKind('question')),
    sendDueLinks(ofKind('link')),
  ]);
}

async function reconcileDueOrders(due: Due[], send: SendMails): Promise<void> {
  await eachOf(due, (dueOrder) => reconcileDueOrder(dueOrder, send));
  await refreshOrderLists(new Set(due.map((dueOrder) => dueOrderOf(dueOrder).year)));
}

/** Finishes the order of a due key. The next look is written before this one is removed. */
async function reconcileDueOrder(due: Due, send: SendMails): Promise<void> {
  const name = dueOrderOf(due);
  const order = await findDueOrder(name);
  if (order) {
    await finishOrder(order);
    await send(order);
  }
  const after = order && (await findOrder(name));
  const next = after && nextLook(after);
  if (after && next) await markDue(after, next);
  else if (after && isWaitingOrder(after)) await markWaiting(after);
  await removeDue(due);
}

/** Returns the order, or null also for a test order, which waits for the press that removes it (rule 66). */
async function findDueOrder(name: OrderName): Promise<OrderRecord | null> {
  const order = await findOrder(name);
  return order && isTestOrder(order, await readStripeMode()) ? null : order;
}

async function finishOrder(stored: OrderRecord): Promise<void> {
  const { order, own } = await followUp(stored, afterCrash);
  if (order.status === 'cancelled') await freeCancelled(order, own);
  if (isUnpaid(order)) await finishUnpaid(order, own);
}

async function finishUnpaid(order: OrderRecord, own: Take[]): Promise<void> {
  const finish = {
    card: finishPayment,
    zelle: finishTransfer,
    offer: finishOffer,
    elsewhere: finishOffer,
  };
  await finish[order.method](order, own);
}

async function finishPayment(order: OrderRecord): Promise<void> {
  await settlePayment(cardPaymentOf(order)?.id ?? '');
}

async function finishTransfer(stored: OrderRecord, own: Take[]): Promise<void> {
  if (claimOf(stored)) return void (await settleTransfer(stored));
  if (soldAt(stored)) return;
  // A crash has left them.
  const order = own.some(isSold) ? await changeOrder(stored, abandonClaim(stored)) : stored;
  if (isWaiting(order) && (await lastsUntilNextLook(order))) return;
  // An order without a mail was never promised to anybody.
  const isPromised = order.mails.length > 0;
  const isLengthened = own.some(({ until }) => until !== null && until > order.deadline);
  if (isLengthened && isPromised) return void (await confirmTransfer(order, 'buyer'));
  if (Date.parse(order.deadline) > Date.now() || moneySentAt(order)) return;
  await endTransfer(order, isPromised ? ['lapsed'] : []);
}

/** Finishes an offer. An unpaid one lapses on its first part's day; after its first money nothing ends it. */
async function finishOffer(stored: OrderRecord, own: Take[]): Promise<void> {
  const claim = claimOf(stored);
  if (claim?.way === 'card') return void (await settlePayment(claim.id));
  if (claim) return void (await settleTransfer(stored));
  if (soldAt(stored)) return;
  // A crash has left them before a change was written.
  const isLonger = own.some(({ until }) => until === null || until > stored.deadline);
  const order = isLonger ? await changeOrder(stored, abandonClaim(stored)) : stored;
  if (Date.parse(order.deadline) > Date.now() || moneySentAt(order)) return;
  await endTransfer(order, order.mails.length > 0 ? ['lapsed'] : []);
}

/** Lengthens the hold of an order whose mail waits, if it would end before. */
async function lastsUntilNextLook(order: OrderRecord): Promise<boolean> {
  if (Date.parse(order.deadline) > Date.now() + soonMs) return true;
  const { status, deadline } = await prolongHold(order);
  return status === 'cancelled' || Date.parse(deadline) > Date.now();
}

function nextLook(order: OrderRecord): number | null {
  const isMailDue = order.mails.some(
    ({ state, at, refused }) =>
      state !== 'sent' && refused !== 'for-good' && Date.now() - Date.parse(at) < mailTriesMs,
  );
  const isOpen = debtsOf(order).length > 0 || claimOf(order) || lacksCertificates(order);
  if (isOpen || isMailDue) return Date.now() + againMs;
  if (!isUnpaid(order) || soldAt(order) || moneySentAt(order)) return null;
  return Math.max(Date.parse(order.deadline), Date.now() + againMs);
}

async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  await mapConcurrently(items, ordersAtOnce, (item) => work(item).catch(logFailure));
}

function logFailure(error: unknown): null {
  console.error('Left to the next reconciliation:', error);
  return null;
}
