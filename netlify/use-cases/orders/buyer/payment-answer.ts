import type Stripe from 'stripe';
import {
  entryOf,
  isPaid,
  leftCents,
  paidAt,
  paymentViews,
  refundViews,
  remainingCents,
  returnedCents,
  sumOf,
} from '#shared/ledger';
import { asCents } from '#shared/cents';
import type { Entry, WithReasonTexts } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import type { BoughtOrder, PaymentOutcome } from '#shared/payment';
import type { Refusals } from '#words/en/refusals';
import { refusals, reasonText } from '#words/refusals';
import { HttpError } from '../../../errors.ts';
import { keyedHash } from '../../../keyed-hash.ts';
import { findPaymentIntent } from '../../../ports/stripe/payments.ts';
import { isSameSecret } from '../../../same-secret.ts';
import { boughtItem } from './for-buyer.ts';
import { newItem } from '../record/new-order.ts';
import { findOwnSale } from './own-sale.ts';
import { artworkIdsOf, orderPageOf, paidOrderPage, type OrderRecord } from '../record/records.ts';
import { settleIntent, type Settled } from '../card/settlement.ts';
import { withReasonTexts } from '../record/reason-texts.ts';

type Question = { paymentIntentId: string; clientSecret: string; paymentKey: string };
/** `order`: with its reasons in the same words. */
type Asked = Omit<Settled, 'order'> & {
  order: WithReasonTexts<OrderRecord> | null;
  words: Refusals;
};
type State = Pick<PaymentOutcome, 'state' | 'reason'>;

/** Goes out with the form: without it a stranger cannot make the shop ask Stripe. */
export function paymentKeyOf(paymentIntentId: string): string {
  return keyedHash('payment', paymentIntentId, 'base64url');
}

/** Settles a payment and returns its state. Key and client secret prove the right to ask. Throws 404 otherwise. */
export async function getPaymentOutcome(
  question: Question,
): Promise<{ outcome: PaymentOutcome; order: OrderRecord | null }> {
  const settled = await settleIntent(await requirePayment(question));
  if (!settled) throw unknownPayment();
  const { intent, bought, order } = settled;
  const items = order?.items ?? bought.items.map((item) => newItem(item, null));
  const words = refusals[bought.language ?? 'en'];
  const view = order && withReasonTexts(order, words, items);
  const isByPainter = order !== null && kindOf(order).isByPainter;
  const outcome = {
    ...stateOf({ intent, bought, order: view, words }),
    cents: asCents(intent.amount),
    orderNumber: bought.orderId,
    artworkIds: isByPainter ? artworkIdsOf(order!) : bought.items.map(({ id }) => id),
    items: items.map(boughtItem),
    orderPage: order && (isByPainter ? orderPageOf(order) : paidOrderPage(order)),
  };
  const ownSale = mayBePaid(outcome) && (await findOwnSale(outcome.artworkIds, bought.buyer));
  return { outcome: ownSale ? withOwnSale(outcome, ownSale) : outcome, order };
}

function mayBePaid({ state }: PaymentOutcome): boolean {
  return state === 'open' || state === 'failed';
}

/** Returns the answer for a buyer who has bought the artworks another way and is not asked to pay (rule 79). */
function withOwnSale(outcome: PaymentOutcome, sale: BoughtOrder): PaymentOutcome {
  return { ...outcome, ...sale, state: sale.orderPage ? 'bought' : 'processing' };
}

async function requirePayment(question: Question): Promise<Stripe.PaymentIntent> {
  const { paymentIntentId, clientSecret, paymentKey } = question;
  if (!isSameSecret(paymentKey, paymentKeyOf(paymentIntentId))) throw unknownPayment();
  const intent = await findPaymentIntent(paymentIntentId);
  if (intent?.client_secret !== clientSecret) throw unknownPayment();
  return intent;
}

function unknownPayment(): HttpError {
  return new HttpError(404, ({ noSuchPayment }) => noSuchPayment);
}

function stateOf({ order, ...settled }: Asked): State {
  if (order && settled.bought.part) return stateOfPart({ ...settled, order });
  if (order && paidAt(order)) return paidState(order);
  if (order?.status === 'cancelled')
    return { state: 'released', ...(order.endReason && { reason: order.endReason }) };
  return unsettledState(settled);
}

/** Returns the state of one payment of an offer, which may have several. */
function stateOfPart(settled: Asked & { order: WithReasonTexts<OrderRecord> }): State {
  const { order, intent, words } = settled;
  const notDue = reasonText({ why: 'notDue' }, words);
  const entry = entryOf(order, intent.id);
  if (entry?.isAstray) return { state: 'refunded', reason: notDue };
  if (entry?.state === 'done') return paidPartState(order, entry);
  if (intent.status !== 'canceled') return unsettledState(settled);
  return { state: 'released', reason: entry?.note || notDue };
}

function paidPartState(order: WithReasonTexts<OrderRecord>, entry: Entry): State {
  if (order.status === 'cancelled' || isPaid(order)) return paidState(order);
  return { state: leftCents(order, entry) === entry.cents ? 'part' : 'changed' };
}

const processing: readonly Stripe.PaymentIntent.Status[] = [
  'requires_capture',
  'processing',
  'succeeded',
];

function unsettledState({ intent, words }: Pick<Asked, 'intent' | 'words'>): State {
  const { status, last_payment_error: error } = intent;
  if (processing.includes(status)) return { state: 'processing' };
  if (status === 'canceled')
    return { state: 'failed', reason: reasonText({ why: 'overdue' }, words) };
  if (!error) return { state: 'open' };
  // Stripe's own words are in English.
  const stripes = words.language === 'en' && error.message;
  return { state: 'failed', reason: stripes || words.cardFailed };
}

function paidState(order: WithReasonTexts<OrderRecord>): State {
  const came = sumOf(paymentViews(order));
  const left = remainingCents(order);
  if (left === came && order.status !== 'cancelled') return { state: 'succeeded' };
  if (left > 0 || returnedCents(order) === 0) return { state: 'changed' };
  const reasons = refundViews(order).map(({ reason }) => reason);
  return { state: 'refunded', reason: reasons.filter(Boolean).join('; ') };
}
