import type { Artwork, PaymentMethod } from '#shared/artwork';
import { dollarsOf } from '#shared/money';
import { HttpError, UnavailableError } from '../http/errors.ts';
import { cancelPaymentIntent } from '../ports/stripe.ts';
import { writeOffOrder } from './claim-repair.ts';
import { dueMail } from './mails.ts';
import { newAccessKey } from './order-page.ts';
import { createOrder, findOrder, isUnpaid, type OrderRecord } from './order-records.ts';
import type { Purchase } from './purchase.ts';
import {
  claimFree,
  findCandidates,
  moveOwn,
  releaseAll,
  reserved,
  type Candidate,
  type Looks,
} from './reservation.ts';
import { settlePayment } from './settlement.ts';
import { newTransferState } from './transfer-hold.ts';
import { withdrawOrder } from './withdrawal.ts';

const tries = 6;
const pauseMs = 150;

class TryAgain extends Error {}

type Lapsed = { order: OrderRecord; artwork: Artwork };

export type Checkout = {
  orderId: string;
  method: PaymentMethod;
  buyer: string;
  purchase: Purchase;
  customer: { name: string; email: string } | null;
  /** How long the pieces are held, from the first moment of this buyer's hold at most `longestMs`. */
  holdMs: number;
  longestMs: number;
  /** The buyer's order for exactly these pieces, when it can go on as it is. */
  resume: (order: OrderRecord) => Promise<OrderRecord | null>;
  /** Gives a new order what it needs before it is stored, like its payment. */
  complete?: (order: OrderRecord) => Promise<OrderRecord>;
  /** What was read of the pieces beside the artworks. */
  looks: Looks;
  /** Further conditions on a new order, given those that it replaces; false to look again, a refusal throws. */
  admit?: (order: OrderRecord, replaced: OrderRecord[]) => Promise<boolean>;
};

/**
 * The buyer's pending order for these pieces: the one he has, or a new one that holds them. Orders of his that it
 * replaces are withdrawn first (rulings 5). Throws 409 when a piece is sold, reserved, or already paid by him.
 */
export async function openOrder(checkout: Checkout): Promise<OrderRecord> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const { artworks } = checkout.purchase;
    // What was read ahead is as old as the first try.
    const looks = attempt === 1 ? checkout.looks : undefined;
    const candidates = await findCandidates(artworks, checkout.buyer, looks);
    try {
      return await openWith(candidates, checkout, attempt === tries);
    } catch (error) {
      // Its order may stand although the store could not say so; then it keeps its pieces.
      const written = error instanceof UnavailableError && (await findOrder(checkout.orderId));
      if (written && written.status === 'pending') return written;
      await releaseAll(
        candidates.map(({ piece }) => piece),
        checkout.orderId,
      );
      if (!(error instanceof TryAgain)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
  throw new HttpError(409, 'Another buyer was faster. Please look again what is still free.');
}

async function openWith(
  candidates: Candidate[],
  checkout: Checkout,
  isLastTry: boolean,
): Promise<OrderRecord> {
  const ids = ownOrders(candidates, checkout);
  const found = await Promise.all(ids.map(findOrder));
  // A claim without an order is a request of the same buyer that is still at work, or one that died half-way.
  const unwritten = ids.filter((_, index) => found[index] === null);
  if (unwritten.length > 0 && !isLastTry) throw new TryAgain();
  await Promise.all(unwritten.map((id) => writeOff(id, candidates)));
  const own = found.filter((order) => order !== null);
  const same = own.find((order) => holdsExactly(order, candidates));
  const resumed = same && (await checkout.resume(same));
  return resumed ?? replaceOrders(own, candidates, checkout);
}

/** Ends an order that nobody has written: its pieces go to another. Throws TryAgain when its request was faster. */
async function writeOff(orderId: string, candidates: Candidate[]): Promise<void> {
  const its = candidates.filter((one) => one.isOwn && one.claim.orderId === orderId);
  const [first] = its;
  if (!first?.isOwn) return;
  const pieces = its.map(({ piece }) => piece);
  const standing = await writeOffOrder({ orderId, pieces, claim: first.claim });
  if (standing?.status !== 'cancelled') throw new TryAgain();
}

async function replaceOrders(
  own: OrderRecord[],
  candidates: Candidate[],
  checkout: Checkout,
): Promise<OrderRecord> {
  const order = newOrder(candidates, checkout);
  const hold = { orderId: order.id, buyer: order.buyer, deadline: order.deadline };
  const [isTaken, lapsed] = await Promise.all([
    claimFree(candidates, hold),
    findLapsed(candidates),
  ]);
  if (!isTaken) throw new TryAgain();
  // After the claims, so that 200 buyers of one piece cost one such check, not 200.
  if (checkout.admit && !(await checkout.admit(order, own))) throw new TryAgain();
  const kept = new Set(order.pieces);
  for (const old of own) await withdrawOrder(old, { kept });
  // One has lapsed meanwhile, or another tab of the same buyer has it for an order that this one has to replace.
  if (!(await moveOwn(candidates, hold))) throw new TryAgain();
  const [completed] = await Promise.all([
    checkout.complete ? checkout.complete(order) : order,
    endPayments(lapsed),
  ]);
  return createOrder(completed);
}

/** The unpaid orders that let the hold on one of these pieces lapse, with the artwork that each of them held. */
async function findLapsed(candidates: Candidate[]): Promise<Lapsed[]> {
  const found = await Promise.all(
    candidates.map(async ({ isOwn, claim, artwork }) => {
      if (isOwn || !claim || claim.isReleased) return [];
      const order = await findOrder(claim.orderId);
      return order && isUnpaid(order) ? [{ order, artwork }] : [];
    }),
  );
  return found.flat();
}

/**
 * An old client secret can still pay: its payment ends before the piece is promised to another. The lapsed order itself is left to
 * reconciliation. Throws 409 when the payment succeeded, which settles it.
 */
async function endPayments(lapsed: Lapsed[]): Promise<void> {
  await Promise.all(
    lapsed.map(async ({ order: { paymentIntentId }, artwork }) => {
      const intent = paymentIntentId && (await cancelPaymentIntent(paymentIntentId));
      if (!intent || intent.status === 'canceled') return;
      await settlePayment(intent.id);
      throw reserved(artwork);
    }),
  );
}

function newOrder(candidates: Candidate[], checkout: Checkout): OrderRecord {
  const { orderId, method, buyer, purchase, customer } = checkout;
  return {
    id: orderId,
    createdAt: new Date().toISOString(),
    method,
    status: 'pending',
    customerName: customer?.name ?? null,
    customerEmail: customer?.email ?? null,
    shippingAddress: null,
    items: candidates.map(({ artwork }) => ({
      id: artwork.id,
      artworkTitle: artwork.title,
      imageUrl: artwork.imageUrl,
      quantity: 1,
      price: artwork.price ?? '0',
    })),
    totalAmount: dollarsOf(purchase.cents),
    trackingNumber: null,
    customerNotes: null,
    deadline: deadlineOf(candidates, checkout),
    paidAt: null,
    paymentIntentId: null,
    refunds: [],
    mails: method === 'zelle' ? [dueMail('transfer-instructions')] : [],
    buyer,
    round: 0,
    accessKey: newAccessKey(),
    ...newTransferState(method),
    pieces: candidates.map(({ piece }) => piece),
  };
}

/** A hold that the buyer has already ends when it would have, or as long after its beginning as this kind of order allows. */
function deadlineOf(candidates: Candidate[], { holdMs, longestMs }: Checkout): string {
  const limits = candidates
    .flatMap(({ isOwn, claim }) => (isOwn ? [claim] : []))
    .map(({ since, deadline }) => Math.max(Date.parse(since) + longestMs, Date.parse(deadline)));
  return new Date(Math.min(Date.now() + holdMs, ...limits)).toISOString();
}

/** The buyer's other orders that hold some of these pieces. */
function ownOrders(candidates: Candidate[], { orderId }: Checkout): string[] {
  const ids = candidates.flatMap(({ isOwn, claim }) => (isOwn ? [claim.orderId] : []));
  return [...new Set(ids)].filter((id) => id !== orderId);
}

function holdsExactly(order: OrderRecord, candidates: Candidate[]): boolean {
  const pieces = new Set(candidates.map(({ piece }) => piece));
  return order.pieces.length === pieces.size && order.pieces.every((piece) => pieces.has(piece));
}
