import type Stripe from 'stripe';
import type { Artwork } from '#shared/artwork';
import { entryOf, soldAt } from '#shared/ledger';
import { asCents } from '#shared/cents';
import { centsOf } from '#shared/money';
import { kindOf } from '#shared/order-kinds';
import type { Reason } from '#shared/reason';
import { readStripeMode } from '../../../ports/keys.ts';
import {
  capturePayment,
  findPaymentIntent,
  releasePayment,
} from '../../../ports/stripe/payments.ts';
import type { Marked } from '../../due.ts';
import { isSellingClosed } from '../../selling.ts';
import { changeOrder, createOrder, type Change } from '../changes/change-order.ts';
import { nameCardOrder, newCardOrder, paymentCustomerOf } from './card-order.ts';
import { markDue } from '../record/due.ts';
import { readBought, type Bought } from './intent-metadata.ts';
import { claimPart, countStrayPayment, endPart, type PartClaim } from './part-payment.ts';
import { withCountedPayment } from '../record/counted-payment.ts';
import { withMails } from '../record/mails.ts';
import { withStrayPayment, withEntry } from '../record/money.ts';
import { mostTries, nextStep, type Known, type Step } from './next-step.ts';
import { findOrder, nameOf, type OrderRecord } from '../record/records.ts';
import {
  readUnitsAhead,
  takeArtworks,
  type Loss,
  type UnitsAhead,
} from '../changes/order-takes.ts';
import { withdrawTransfers } from '../changes/unpaid-ending.ts';

export type Settled = { intent: Stripe.PaymentIntent; bought: Bought; order: OrderRecord | null };

/** A form that was opened longer ago sells at its own price no more, and later not at all. */
const priceMs = 3_600_000;
const formMs = 24 * 3_600_000;

/** Settles a payment, or returns null for one that is not ours. Throws 503. */
export async function settlePayment(intentId: string): Promise<Settled | null> {
  const intent = await findPaymentIntent(intentId);
  return intent && settleIntent(intent);
}

/**
 * Writes the due key, then the order with its claim, then its takes. Then Stripe captures or releases the payment, once, and the order is
 * written again. May run twice, late, in any order, or stop half-way. Returns null for a payment that is not ours.
 */
export async function settleIntent(found: Stripe.PaymentIntent): Promise<Settled | null> {
  const bought = readBought(found, await readStripeMode());
  if (!bought) return null;
  const work = workOn(bought);
  let known: Known = { payment: found, isPart: bought.part !== undefined, tries: 0 };
  for (let step = nextStep(known); step; step = isLast(step) ? null : nextStep(known)) {
    known = await work(step, known);
  }
  const { payment: intent, order = null } = known;
  const isOwn = order && (bought.part || entryOf(order, intent.id));
  return { intent, bought, order: isOwn ? order : null };
}

function isLast(step: Step): boolean {
  return step === 'end' || step === 'refuse';
}

/** Takes one step at a time; what it has read of the artworks stays. */
function workOn(bought: Bought): (step: Step, known: Known) => Promise<Known> {
  let ahead: UnitsAhead;
  let isClosed: boolean;
  let due: Promise<Marked> | undefined;
  return async (step, known) => {
    const { payment, loss } = known;
    const named = nameCardOrder(payment, bought);
    const order = known.order!;
    // One key is enough for all writes of this work.
    const marked = () => (due ??= markDue(named));
    const change = async (next: Change) => ({
      ...known,
      order: await changeOrder(named, next, marked()),
    });
    switch (step) {
      case 'read': {
        const isAuthorised = payment.status === 'requires_capture';
        if (isAuthorised || payment.status === 'succeeded')
          ahead = readUnitsAhead(bought.items.map(({ id }) => id));
        const [found, closed] = await Promise.all([
          findOrder(nameOf(named)),
          isAuthorised && isSellingClosed(),
          isAuthorised && marked(),
        ]);
        isClosed = closed;
        return { ...known, order: found };
      }
      case 'open':
        return {
          ...known,
          order: await createOrder(await newCardOrder(payment, bought, ahead), marked()),
        };
      case 'claim':
        return {
          ...known,
          ...(await claimPart({ order, payment, bought, isClosed, due: marked() })),
        };
      case 'take':
        await marked();
        return { ...known, loss: await takeFor({ order, payment, bought, ahead, isClosed }) };
      case 'capture':
        return tried(known, await capturePayment(payment.id));
      case 'release':
        // The reason is written first, so that every settler tells the same one.
        await change(withReason(payment.id, loss!));
        return tried(known, await releasePayment(payment.id));
      case 'refuse':
        return { ...known, payment: (await releasePayment(payment.id)) ?? payment };
      case 'stray':
        return change(countStrayPayment(payment, loss!));
      case 'count':
        return change(counted(payment, loss!));
      case 'end':
        // Without a key nothing was taken.
        if (order.status !== 'pending' && !due) return known;
        return change(kindOf(order).endsWithPayment ? endReleased(payment) : endPart(payment));
    }
  };
}

/**
 * Counts money that came while nothing seemed lost, else begins to read everything again. A payment that Stripe does not know any more ends
 * the work.
 */
function tried(known: Known, after: Stripe.PaymentIntent | null): Known {
  if (!after) return { ...known, tries: mostTries };
  const isCaptured = after.status === 'succeeded' && known.loss === null;
  const next = { isPart: known.isPart, payment: after, tries: known.tries + 1 };
  return isCaptured ? { ...known, ...next } : next;
}

function withReason(id: string, { reason }: Loss): Change {
  return (now) => {
    const entry = entryOf(now, id);
    if (entry?.state === 'done' || now.whyEnded || entry?.reason) return null;
    return kindOf(now).endsWithPayment
      ? { ...now, whyEnded: reason }
      : withEntry(now, id, { reason });
  };
}

type Taker = Omit<PartClaim, 'due'> & { ahead: UnitsAhead };

async function takeFor({ order, payment, bought, ahead, isClosed }: Taker): Promise<Loss | null> {
  if (order.status === 'cancelled')
    return { reason: order.whyEnded ?? { why: 'wasCancelled' }, rivals: [] };
  // All is its own since its first money.
  if (soldAt(order)) return null;
  const age = Date.now() - payment.created * 1000;
  const late: Reason | null = age > formMs ? { why: 'late' } : null;
  const closed: Reason | null = isClosed ? { why: 'closed' } : null;
  const refuse = ({ id, price }: Artwork, title: string): Reason | null => {
    const hasChanged = centsOf(price) !== bought.items.find((item) => item.id === id)?.cents;
    return closed ?? late ?? (age > priceMs && hasChanged ? { why: 'price', title } : null);
  };
  const { loss, gaveWay } = await takeArtworks(order, { until: null, refuse, ahead });
  await withdrawTransfers(gaveWay);
  return loss;
}

/**
 * Counts the money that came. Something may be lost, or the money be a part, only when it was captured in Stripe's dashboard: then all of
 * it goes back. It is captured whole or not at all: two settlers of a part could disagree about what it is for.
 */
function counted(payment: Stripe.PaymentIntent, taking: Loss | null): Change {
  const { id, amount } = payment;
  const cents = asCents(payment.amount_received);
  const loss: Loss | null = cents < amount ? { reason: { why: 'part' }, rivals: [] } : taking;
  return (now) => {
    if (loss && !kindOf(now).endsWithPayment) return countStrayPayment(payment, loss)(now);
    if (entryOf(now, id)?.state === 'done') return null;
    const done = withEntry(now, id, { state: 'done', cents });
    const paid = { ...done, ...paymentCustomerOf(payment, now) };
    return loss ? withAllBack(paid, id, loss) : withCountedPayment(paid, id);
  };
}

/** Cancels an order whose money came for nothing, and makes all of it due. */
function withAllBack(order: OrderRecord, id: string, { reason }: Loss): OrderRecord {
  const astray = withStrayPayment(order, id, 'lost', order.whyEnded ?? reason);
  return { ...astray, status: 'cancelled', mails: withMails(order, ['refunded']) };
}

/** Strikes the claim of a payment that ended without money, in the write that ends the order. */
function endReleased(payment: Stripe.PaymentIntent): Change {
  return (now) =>
    now.status === 'pending' && entryOf(now, payment.id)?.state === 'claimed'
      ? {
          ...withEntry(now, payment.id, { state: 'struck' }),
          ...paymentCustomerOf(payment, now),
          status: 'cancelled',
          whyEnded: now.whyEnded ?? { why: 'ended' },
          mails: withMails(now, ['released']),
        }
      : null;
}
