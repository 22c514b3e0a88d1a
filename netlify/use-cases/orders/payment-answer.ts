import type Stripe from 'stripe';
import { entryOf, isPaid, paidAt, refundViews } from '#shared/ledger';
import { asCents } from '#shared/money';
import type { PaymentOutcome } from '#shared/payment';
import { kindOf } from '#shared/order-kinds';
import { en } from '#words/en/refusals';
import { refusals, reasonText } from '#words/refusals';
import { HttpError } from '../../errors.ts';
import { keyedHash } from '../../keyed-hash.ts';
import { findPaymentIntent } from '../../ports/stripe/payments.ts';
import { isSameSecret } from '../../same-secret.ts';
import { boughtItem } from './for-buyer.ts';
import { newItem } from './new-order.ts';
import { artworkIdsOf, orderPageOf, paidOrderPage, type OrderRecord } from './records.ts';
import { settleIntent, type Settled } from './settlement.ts';

type Question = { paymentIntentId: string; clientSecret: string; paymentKey: string };
/** Reasons in English, as the order keeps them. */
type State = Pick<PaymentOutcome, 'state'> & { reason?: string[] };

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
  const { state, reason } = stateOf(settled);
  const isByPainter = order !== null && kindOf(order).isByPainter;
  const outcome = {
    state,
    ...(reason && { reason: reason.map((one) => reasonText(one, words, items)).join('; ') }),
    cents: asCents(intent.amount),
    orderNumber: bought.orderId,
    artworkIds: isByPainter ? artworkIdsOf(order!) : bought.items.map(({ id }) => id),
    items: items.map(boughtItem),
    orderPage: order && (isByPainter ? orderPageOf(order) : paidOrderPage(order)),
  };
  return { outcome, order };
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

const stateByIntent: Partial<Record<Stripe.PaymentIntent.Status, State>> = {
  requires_capture: { state: 'processing' },
  processing: { state: 'processing' },
  succeeded: { state: 'processing' },
  canceled: { state: 'failed', reason: [en.reasons.overdue()] },
};

function stateOf({ order, intent, bought }: Settled): State {
  if (order && bought.part) return stateOfPart(order, intent);
  if (order && paidAt(order)) return paidState(order);
  if (order?.status === 'cancelled')
    return { state: 'released', ...(order.endReason && { reason: [order.endReason] }) };
  return unsettledState(intent);
}

/** Returns the state of one payment of an offer, which may have several. */
function stateOfPart(order: OrderRecord, intent: Stripe.PaymentIntent): State {
  const entry = entryOf(order, intent.id);
  if (entry?.isAstray) return { state: 'refunded', reason: [en.reasons.notDue()] };
  if (entry?.state === 'done') return { state: isPaid(order) ? 'succeeded' : 'part' };
  if (intent.status !== 'canceled') return unsettledState(intent);
  return { state: 'released', reason: [entry?.note || en.reasons.notDue()] };
}

function unsettledState(intent: Stripe.PaymentIntent): State {
  const known = stateByIntent[intent.status];
  if (known) return known;
  const reason = intent.last_payment_error?.message;
  return reason ? { state: 'failed', reason: [reason] } : { state: 'open' };
}

function paidState(order: OrderRecord): State {
  const refunds = refundViews(order);
  if (refunds.length === 0) return { state: 'succeeded' };
  return { state: 'refunded', reason: refunds.map(({ reason }) => reason) };
}
