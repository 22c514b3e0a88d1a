import type { PaymentMethod } from '#shared/artwork';
import { dollarsOf, totalOf } from '#shared/money';
import { HttpError, UnavailableError } from '../http/errors.ts';
import type { Hold } from './claims.ts';
import { dueMail } from './mails.ts';
import { newAccessKey } from './order-page.ts';
import { createOrder, createOrFindOrder, findOrder, type OrderRecord } from './order-records.ts';
import type { Purchase } from './purchase.ts';
import { claimFree, moveOwn, releaseAll, takeCandidates, type Candidate } from './reservation.ts';
import { newTransferState } from './transfer-hold.ts';
import { withdrawOrder } from './withdrawal.ts';

const tries = 6;
const pauseMs = 150;

class TryAgain extends Error {}

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
  /** Further conditions on a new order, given those that it replaces; false to look again, a refusal throws. */
  admit?: (order: OrderRecord, replaced: OrderRecord[]) => Promise<boolean>;
};

/**
 * The buyer's pending order for these pieces: the one he has, or a new one that holds them. Orders of his that it
 * replaces are withdrawn first (rulings 5). Throws 409 when a piece is sold, reserved, or already paid by him.
 */
export async function openOrder(checkout: Checkout): Promise<OrderRecord> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const candidates = await takeCandidates(checkout.purchase.artworks, holdFor(checkout));
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

function holdFor({ orderId, buyer, holdMs }: Checkout): Hold {
  return { orderId, buyer, deadline: new Date(Date.now() + holdMs).toISOString() };
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
  await Promise.all(unwritten.map((id) => writeOff(id, candidates, checkout)));
  const own = found.filter((order) => order !== null);
  const same = own.find((order) => holdsExactly(order, candidates));
  const resumed = same && (await checkout.resume(same));
  return resumed ?? replaceOrders(own, candidates, checkout);
}

/**
 * Writes an order that nobody has written as cancelled, so that the request it belongs to cannot write it any more, should
 * it be at work still: its pieces go to another. Throws TryAgain when it was faster.
 */
async function writeOff(
  orderId: string,
  candidates: Candidate[],
  checkout: Checkout,
): Promise<void> {
  const its = candidates.filter(({ claim }) => claim?.orderId === orderId);
  const artworks = its.map(({ artwork }) => artwork);
  const order = newOrder(its, {
    ...checkout,
    orderId,
    purchase: { artworks, cents: totalOf(artworks) },
  });
  const standing = await createOrFindOrder({ ...order, status: 'cancelled', mails: [] });
  if (standing?.status !== 'cancelled') throw new TryAgain();
}

async function replaceOrders(
  own: OrderRecord[],
  candidates: Candidate[],
  checkout: Checkout,
): Promise<OrderRecord> {
  const order = newOrder(candidates, checkout);
  const hold = { orderId: order.id, buyer: order.buyer, deadline: order.deadline };
  if (!(await claimFree(candidates, hold))) throw new TryAgain();
  // After the claims, so that 200 buyers of one piece cost one such check, not 200.
  if (checkout.admit && !(await checkout.admit(order, own))) throw new TryAgain();
  const kept = new Set(order.pieces);
  for (const old of own) await withdrawOrder(old, { kept });
  // One has lapsed meanwhile, or another tab of the same buyer has it for an order that this one has to replace.
  if (!(await moveOwn(candidates, hold))) throw new TryAgain();
  return createOrder(order);
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
    paymentRefusals: 0,
    refunds: [],
    mails: method === 'zelle' ? [dueMail('transfer-instructions')] : [],
    buyer,
    round: 0,
    accessKey: newAccessKey(),
    ...newTransferState(method),
    pieces: candidates.map(({ piece }) => piece),
  };
}

/** Never later than that of a claim which was taken for this order, nor than the longest hold allows. */
function deadlineOf(candidates: Candidate[], { orderId, holdMs, longestMs }: Checkout): string {
  const limits = candidates
    .flatMap(({ isOwn, claim }) => (isOwn ? [claim] : []))
    .map((claim) =>
      claim.orderId === orderId ? Date.parse(claim.deadline) : Date.parse(claim.since) + longestMs,
    );
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
