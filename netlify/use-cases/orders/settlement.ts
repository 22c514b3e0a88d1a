import type Stripe from 'stripe';
import type { Artwork } from '#shared/artwork';
import { receivedCents } from '#shared/ledger';
import { centsOf, dollarsOf } from '#shared/money';
import { en } from '#words/en/refusals';
import { readStripeMode } from '../../ports/keys.ts';
import { capturePayment, findPaymentIntent, releasePayment } from '../../ports/stripe/payments.ts';
import { isSellingClosed } from '../selling.ts';
import { publishSales } from '../publishing/changes.ts';
import { nameCardOrder, newCardOrder, paymentCustomerOf } from './card-order.ts';
import { markDue } from './due.ts';
import { readBought, type Bought } from './intent-metadata.ts';
import { withMails } from './mails.ts';
import { createOrFindOrder, findOrder, nameOf, updateOrder, type OrderRecord } from './records.ts';
import { payDebts } from './refunds.ts';
import {
  freeArtworks,
  readUnitsAhead,
  takeArtworks,
  type Loss,
  type UnitsAhead,
} from './taking.ts';
import { withdrawTransfers } from './transfer-ending.ts';

export type Settled = { intent: Stripe.PaymentIntent; bought: Bought; order: OrderRecord | null };

/** A form that was opened longer ago sells at its own price no more, and later not at all. */
const priceMs = 3_600_000;
const formMs = 24 * 3_600_000;
const looks = 4;

/** Null for a payment that is not ours. Throws 503. */
export async function settlePayment(intentId: string): Promise<Settled | null> {
  const intent = await findPaymentIntent(intentId);
  return intent && settleIntent(intent);
}

/**
 * Order of writes: the order, its takes, then Stripe captures or releases the payment, once; artworks are freed after a payment ended without
 * money. May run twice, late, in any order, or stop half-way. Null for a payment that is not ours.
 */
export async function settleIntent(found: Stripe.PaymentIntent): Promise<Settled | null> {
  const bought = readBought(found, await readStripeMode());
  if (!bought) return null;
  let step: Step = { isOver: false, intent: found, order: null };
  for (let look = 1; !step.isOver && look <= looks; look++) {
    step = await settleStep(step.intent, bought);
  }
  return { intent: step.intent, bought, order: step.order };
}

type Step = { isOver: boolean; intent: Stripe.PaymentIntent; order: OrderRecord | null };

async function settleStep(intent: Stripe.PaymentIntent, bought: Bought): Promise<Step> {
  const named = nameCardOrder(intent, bought);
  const isAuthorised = intent.status === 'requires_capture';
  if (!isAuthorised && intent.status !== 'succeeded') {
    const order = await findOrder(nameOf(named));
    const ended = order && intent.status === 'canceled' ? await endReleased(order, intent) : order;
    return { isOver: true, intent, order: ended };
  }
  const ahead = readUnitsAhead(bought.items.map(({ id }) => id));
  const [known, isClosed] = await Promise.all([
    findOrder(nameOf(named)),
    isAuthorised && isSellingClosed(),
    isAuthorised && markDue(named),
  ]);
  const order = known ?? (await createOrFindOrder(await newCardOrder(intent, bought, ahead)));
  if (order.paymentIntentId !== intent.id) return endStranger(intent);
  if (order.paidAt) return { isOver: true, intent, order: await payDebts(order) };
  if (!isAuthorised) await markDue(named);
  const loss = await takeFor({ order, intent, bought, ahead, isClosed });
  const ended = isAuthorised ? await captureOrRelease(order, loss) : intent;
  // Captured by somebody else while something seemed lost: looked at again.
  const isFinal = ended === intent || !loss;
  if (isFinal && ended?.status === 'succeeded') return finish(ended, order, loss);
  return { isOver: !ended, intent: ended ?? intent, order };
}

/** The money is captured whole or not at all: two settlers of a part could disagree about what it is for. */
function captureOrRelease(
  order: OrderRecord,
  loss: Loss | null,
): Promise<Stripe.PaymentIntent | null> {
  return loss ? release(order, loss) : capturePayment(order.paymentIntentId!);
}

/** The reason is written first, so that every settler tells the same one. */
async function release(order: OrderRecord, { reason }: Loss): Promise<Stripe.PaymentIntent | null> {
  await updateOrder(order, (now) =>
    now.paidAt || now.endReason ? null : { ...now, endReason: reason },
  );
  return releasePayment(order.paymentIntentId!);
}

/** The order that this payment names belongs to another one. */
async function endStranger(intent: Stripe.PaymentIntent): Promise<Step> {
  const ended = intent.status === 'succeeded' ? intent : await releasePayment(intent.id);
  return { isOver: true, intent: ended ?? intent, order: null };
}

type Taker = {
  order: OrderRecord;
  intent: Stripe.PaymentIntent;
  bought: Bought;
  ahead: UnitsAhead;
  /** The shop sells nothing now (rule 90); money that was captured already is not asked. */
  isClosed: boolean;
};

async function takeFor({ order, intent, bought, ahead, isClosed }: Taker): Promise<Loss | null> {
  if (order.status === 'cancelled')
    return { reason: order.endReason ?? en.reasons.wasCancelled(), rivals: [] };
  const age = Date.now() - intent.created * 1000;
  const late = age > formMs ? en.reasons.late() : null;
  const closed = isClosed ? en.reasons.closed() : null;
  const refuse = ({ id, title, price }: Artwork) => {
    const hasChanged = centsOf(price) !== bought.items.find((item) => item.id === id)?.cents;
    return closed ?? late ?? (age > priceMs && hasChanged ? en.reasons.price(title) : null);
  };
  const { loss, gaveWay } = await takeArtworks(order, { until: null, refuse, ahead });
  await withdrawTransfers(gaveWay);
  return loss;
}

/**
 * The money is there. Something may be lost, or the money be a part, only when it was captured in Stripe's dashboard: then all of it goes
 * back.
 */
async function finish(
  intent: Stripe.PaymentIntent,
  order: OrderRecord,
  taking: Loss | null,
): Promise<Step> {
  const isPart = intent.amount_received < intent.amount;
  const loss = isPart ? { reason: en.reasons.part(), rivals: [] } : taking;
  let isMine = false;
  const settled = await updateOrder(order, (now) => {
    isMine = !now.paidAt;
    const customer = paymentCustomerOf(intent, now);
    const received = isPart && { received: dollarsOf(intent.amount_received) };
    const paid = { ...now, ...customer, ...received, paidAt: new Date().toISOString() };
    const next = loss ? withAllBack(paid, loss) : sold(paid);
    return isMine ? next : null;
  });
  if (settled.status === 'cancelled') await freeArtworks(settled);
  else if (isMine) await publishSales();
  return { isOver: true, intent, order: await payDebts(settled) };
}

function sold(order: OrderRecord): OrderRecord {
  const mails = withMails(order, ['confirmation', 'sold']);
  return { ...order, status: 'processing', endReason: undefined, mails };
}

function withAllBack(order: OrderRecord, { reason }: Loss): OrderRecord {
  const { refunds } = order;
  const amount = dollarsOf(receivedCents(order));
  const back = { key: 'lost', amount, reason: order.endReason ?? reason, refusals: 0 };
  return {
    ...order,
    status: 'cancelled',
    refunds: [...refunds, { ...back, state: 'due' }],
    mails: withMails(order, ['refunded']),
  };
}

async function endReleased(order: OrderRecord, intent: Stripe.PaymentIntent): Promise<OrderRecord> {
  if (order.paymentIntentId !== intent.id || order.paidAt) return order;
  if (order.status === 'pending') await markDue(order);
  const ended = await updateOrder(order, (now) =>
    now.status === 'pending'
      ? {
          ...now,
          ...paymentCustomerOf(intent, now),
          status: 'cancelled',
          endReason: now.endReason ?? 'The payment ended before it was complete.',
          mails: withMails(now, ['released']),
        }
      : null,
  );
  if (ended.status === 'cancelled') await freeArtworks(ended);
  return ended;
}
