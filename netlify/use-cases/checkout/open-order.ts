import type { Artwork, PaymentMethod } from '#shared/artwork';
import { dollarsOf } from '#shared/money';
import { HttpError, UnavailableError } from '../../errors.ts';
import { cancelPaymentIntent } from '../../ports/stripe/payments.ts';
import { overLimit, type AddressLimits } from './address-limits.ts';
import { allDone } from '../../concurrency.ts';
import { writeOffOrder } from '../pieces/claim-repair.ts';
import { dueMail } from '../mail/outbox.ts';
import { newAccessKey } from '../orders/order-page.ts';
import { markOrder } from '../orders/lists/marks.ts';
import { createOrder, findOrder, isUnpaidOrder, type OrderRecord } from '../orders/records.ts';
import type { Purchase } from './purchase.ts';
import {
  claimFreePieces,
  findPieceCandidates,
  moveOwnClaims,
  releaseClaims,
  pieceReservedError,
  type PieceCandidate,
  type PiecesAhead,
} from '../pieces/reservation.ts';
import { settlePayment } from '../orders/card-settlement.ts';
import { newTransferState } from './transfer-hold.ts';
import { withdrawOrder } from '../orders/cancellation.ts';

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
  looks: PiecesAhead;
  /** What the caller's address may hold. */
  limits: AddressLimits;
  /** Further conditions on a new order, given those that it replaces; false to look again, a refusal throws. */
  admit?: (order: OrderRecord, replaced: OrderRecord[]) => Promise<boolean>;
};

/**
 * Returns the buyer's pending order for these pieces, or a new one; withdraws orders that it replaces (rule 14). Over the limit of an
 * address a card order holds nothing, and a transfer order throws 429. Throws 409 for a piece that is sold, reserved, or already
 * paid by this buyer.
 */
export async function openOrder(checkout: Checkout): Promise<OrderRecord> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const { artworks } = checkout.purchase;
    // What was read ahead is as old as the first try.
    const looks = attempt === 1 ? checkout.looks : undefined;
    const candidates = await findPieceCandidates(artworks, checkout.buyer, looks).catch(
      async (error: unknown) => {
        if (attempt > 1) await leaveLimits(checkout);
        throw error;
      },
    );
    try {
      const order = await openWith(candidates, checkout, attempt === tries);
      // An earlier try may have been counted before it met the request whose order this is.
      if (attempt > 1 && order.id !== checkout.orderId) await leaveLimits(checkout);
      return order;
    } catch (error) {
      // Its order may stand although the store could not say so; then it keeps its pieces.
      const written = error instanceof UnavailableError && (await findOrder(checkout.orderId));
      if (written && written.status === 'pending') return written;
      await releaseClaims(
        candidates.map(({ piece }) => piece),
        { id: checkout.orderId, round: 0 },
      );
      if (!(error instanceof TryAgain)) {
        await leaveLimits(checkout);
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
  }
  await leaveLimits(checkout);
  throw new HttpError(409, 'Another buyer was faster. Please look again what is still free.');
}

/** What was counted for an order that failed would also end by itself, a minute later. */
async function leaveLimits({ limits, orderId }: Checkout): Promise<void> {
  await limits.leave(orderId).catch(console.error);
}

async function openWith(
  candidates: PieceCandidate[],
  checkout: Checkout,
  isLastTry: boolean,
): Promise<OrderRecord> {
  const held = ownHolds(candidates, checkout);
  const [found, unheld] = await Promise.all([
    Promise.all(held.map(findOrder)),
    findUnheld(candidates, checkout),
  ]);
  // A claim without an order is a request of the same buyer that is still at work, or one that died half-way.
  const unwritten = held.filter((_, index) => found[index] === null);
  if (unwritten.length > 0 && !isLastTry) throw new TryAgain();
  await Promise.all(unwritten.map((id) => writeOff(id, candidates)));
  const own = [...found.filter((order) => order !== null), ...unheld];
  const same = own.find((order) => holdsExactly(order, candidates));
  const resumed = same && (await checkout.resume(same));
  return resumed ?? replaceOrders(own, candidates, checkout);
}

/** Ends an order that nobody has written: its pieces go to another. Throws TryAgain when its request was faster. */
async function writeOff(orderId: string, candidates: PieceCandidate[]): Promise<void> {
  const its = candidates.filter((one) => one.isOwn && one.claim.orderId === orderId);
  const [first] = its;
  if (!first?.isOwn) return;
  const pieces = its.map(({ piece }) => piece);
  const standing = await writeOffOrder({ orderId, pieces, claim: first.claim });
  if (standing?.status !== 'cancelled') throw new TryAgain();
}

async function replaceOrders(
  own: OrderRecord[],
  candidates: PieceCandidate[],
  checkout: Checkout,
): Promise<OrderRecord> {
  const order = newOrder(candidates, checkout);
  const asking = { order, replaced: own.map(({ id }) => id) };
  if (!(await checkout.limits.hasRoom(asking))) {
    if (checkout.method !== 'card') throw overLimit();
    await allDone([
      checkout.limits.enter({ ...asking, order: without(order) }),
      markOrder(order.id),
    ]);
    return openWithoutHold(order, own, checkout);
  }
  const { id: orderId, buyer, deadline, round } = order;
  const hold = { orderId, buyer, deadline, round };
  const [isTaken, lapsed, mayHold] = await allDone([
    claimFreePieces(candidates, hold),
    findLapsed(candidates),
    checkout.limits.enter(asking),
    markOrder(order.id),
  ]);
  if (!isTaken) throw new TryAgain();
  if (!mayHold) {
    await releaseClaims(order.pieces, order);
    return openWithoutHold(order, own, checkout);
  }
  // After the claims, so that 200 buyers of one piece cost one such check, not 200.
  if (checkout.admit && !(await checkout.admit(order, own))) throw new TryAgain();
  const kept = new Set(order.pieces);
  for (const old of own) await withdrawOrder(old, { kept });
  // One has lapsed meanwhile, or another tab of the same buyer has it for an order that this one has to replace.
  if (!(await moveOwnClaims(candidates, hold))) throw new TryAgain();
  const [completed] = await Promise.all([
    checkout.complete ? checkout.complete(order) : order,
    endPayments(lapsed),
  ]);
  return createOrder(completed);
}

/**
 * Opens a card order that holds nothing: whoever pays first gets its pieces. Holds of the buyer's orders that it replaces end. Throws
 * 429 for a transfer order.
 */
async function openWithoutHold(
  held: OrderRecord,
  own: OrderRecord[],
  checkout: Checkout,
): Promise<OrderRecord> {
  if (checkout.method !== 'card') throw overLimit();
  const order = without(held);
  for (const old of own) await withdrawOrder(old);
  return createOrder(checkout.complete ? await checkout.complete(order) : order);
}

function without(order: OrderRecord): OrderRecord {
  return { ...order, isHeld: false };
}

/** The unpaid orders that let the hold on one of these pieces lapse, with the artwork that each of them held. */
async function findLapsed(candidates: PieceCandidate[]): Promise<Lapsed[]> {
  const found = await Promise.all(
    candidates.map(async ({ isOwn, claim, artwork }) => {
      if (isOwn || !claim || claim.isReleased) return [];
      const order = await findOrder(claim.orderId);
      return order && isUnpaidOrder(order) ? [{ order, artwork }] : [];
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
      throw pieceReservedError(artwork);
    }),
  );
}

function newOrder(candidates: PieceCandidate[], checkout: Checkout): OrderRecord {
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
      imageWidth: artwork.imageWidth,
      imageHeight: artwork.imageHeight,
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
    isHeld: true,
    pieces: candidates.map(({ piece }) => piece),
  };
}

/** A hold that the buyer has already ends when it would have, or as long after its beginning as this kind of order allows. */
function deadlineOf(candidates: PieceCandidate[], { holdMs, longestMs }: Checkout): string {
  const limits = candidates
    .flatMap(({ isOwn, claim }) => (isOwn ? [claim] : []))
    .map(({ since, deadline }) => Math.max(Date.parse(since) + longestMs, Date.parse(deadline)));
  return new Date(Math.min(Date.now() + holdMs, ...limits)).toISOString();
}

/** The buyer's other orders that hold some of these pieces. */
function ownHolds(candidates: PieceCandidate[], { orderId }: Checkout): string[] {
  const ids = candidates.flatMap(({ isOwn, claim }) => (isOwn ? [claim.orderId] : []));
  return [...new Set(ids)].filter((id) => id !== orderId);
}

/** The buyer's open orders for some of these pieces that hold nothing. */
async function findUnheld(
  candidates: PieceCandidate[],
  checkout: Checkout,
): Promise<OrderRecord[]> {
  const ids = await checkout.limits.findUnheld(checkout.buyer);
  const found = await Promise.all(ids.map(findOrder));
  const pieces = new Set(candidates.map(({ piece }) => piece));
  return found
    .filter((order) => order !== null)
    .filter(
      (order) =>
        !order.isHeld && isUnpaidOrder(order) && order.pieces.some((piece) => pieces.has(piece)),
    );
}

function holdsExactly(order: OrderRecord, candidates: PieceCandidate[]): boolean {
  const pieces = new Set(candidates.map(({ piece }) => piece));
  return order.pieces.length === pieces.size && order.pieces.every((piece) => pieces.has(piece));
}
