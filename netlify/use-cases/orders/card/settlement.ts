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
export async function settleIntent(payment: Stripe.PaymentIntent): Promise<Settled | null> {
  const bought = readBought(payment, await readStripeMode());
  if (!bought) return null;
  const work = workOn(bought);
  let facts: Known = { payment, isPart: bought.part !== undefined, tries: 0 };
  for (let step = nextStep(facts); step; step = isLast(step) ? null : nextStep(facts)) {
    facts = await work(step, facts);
  }
  const { payment: intent, order = null } = facts;
  const isOwn = order && (bought.part || entryOf(order, intent.id));
  return { intent, bought, order: isOwn ? order : null };
}

function isLast(step: Step): boolean {
  return step === 'end' || step === 'refuse';
}

/** Takes one step at a time; what it has read of the artworks stays. */
function workOn(bought: Bought): (step: Step, facts: Known) => Promise<Known> {
  let ahead: UnitsAhead;
  let isClosed: boolean;
  let due: Promise<Marked> | undefined;
  return async (step, facts) => {
    const { payment, loss } = facts;
    const named = nameCardOrder(payment, bought);
    const order = facts.order!;
    // One key is enough for all writes of this work.
    const marked = () => (due ??= markDue(named));
    const change = async (next: Change) => ({
      ...facts,
      order: await changeOrder(named, next, marked()),
    });
    switch (step) {
      case 'read': {
        const isAuthorised = payment.status === 'requires_capture';
        if (isAuthorised || payment.status === 'succeeded')
          ahead = readUnitsAhead(bought.items.map(({ id }) => id));
        const [stored, closed] = await Promise.all([
          findOrder(nameOf(named)),
          isAuthorised && isSellingClosed(),
          isAuthorised && marked(),
        ]);
        isClosed = closed;
        return { ...facts, order: stored };
      }
      case 'open':
        return {
          ...facts,
          order: await createOrder(await newCardOrder(payment, bought, ahead), marked()),
        };
      case 'claim':
        return {
          ...facts,
          ...(await claimPart({ order, payment, bought, isClosed, due: marked() })),
        };
      case 'take':
        await marked();
        return { ...facts, loss: await takeFor({ order, payment, bought, ahead, isClosed }) };
      case 'capture':
        return tried(facts, await capturePayment(payment.id));
      case 'release':
        // The reason is written first, so that every settler tells the same one.
        await change(withReason(payment.id, loss!));
        return tried(facts, await releasePayment(payment.id));
      case 'refuse':
        return { ...facts, payment: (await releasePayment(payment.id)) ?? payment };
      case 'stray':
        return change(countStrayPayment(payment, loss!));
      case 'count':
        return change(counted(payment, loss!));
      case 'end':
        // Without a key nothing was taken.
        if (order.status !== 'pending' && !due) return facts;
        return change(kindOf(order).endsWithPayment ? endReleased(payment) : endPart(payment));
    }
  };
}

/**
 * Counts money that came while nothing seemed lost, else begins to read everything again. A payment that Stripe does not know any more ends
 * the work.
 */
function tried(facts: Known, after: Stripe.PaymentIntent | null): Known {
  if (!after) return { ...facts, tries: mostTries };
  const isCaptured = after.status === 'succeeded' && facts.loss === null;
  const next = { isPart: facts.isPart, payment: after, tries: facts.tries + 1 };
  return isCaptured ? { ...facts, ...next } : next;
}

function withReason(id: string, { reason }: Loss): Change {
  return (order) => {
    const entry = entryOf(order, id);
    if (entry?.state === 'done' || order.whyEnded || entry?.reason) return null;
    return kindOf(order).endsWithPayment
      ? { ...order, whyEnded: reason }
      : withEntry(order, id, { reason });
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
  return (order) => {
    if (loss && !kindOf(order).endsWithPayment) return countStrayPayment(payment, loss)(order);
    if (entryOf(order, id)?.state === 'done') return null;
    const done = withEntry(order, id, { state: 'done', cents });
    const paid = { ...done, ...paymentCustomerOf(payment, order) };
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
  return (order) =>
    order.status === 'pending' && entryOf(order, payment.id)?.state === 'claimed'
      ? {
          ...withEntry(order, payment.id, { state: 'struck' }),
          ...paymentCustomerOf(payment, order),
          status: 'cancelled',
          whyEnded: order.whyEnded ?? { why: 'ended' },
          mails: withMails(order, ['released']),
        }
      : null;
}
