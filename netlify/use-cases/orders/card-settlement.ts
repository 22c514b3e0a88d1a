import type Stripe from 'stripe';
import { artworkSchema } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { dollarsOf, totalOf } from '#shared/money';
import type { MailKind, Order, Refund } from '#shared/order';
import { readJson } from '../../ports/blobs/records.ts';
import { cancelPaymentIntent, findPaymentIntent } from '../../ports/stripe/payments.ts';
import { findClaim, piecesOf } from '../pieces/claims.ts';
import { createSale, findSale } from '../pieces/sales.ts';
import { withMails } from '../mail/outbox.ts';
import { findOrder, isOrderNumber, updateOrder, type OrderRecord } from './records.ts';
import { paymentCustomerOf } from './payment-details.ts';
import { publishSales } from '../publishing/changes.ts';
import { giveMoneyBack } from './refunds.ts';
import { findPaymentMismatch, recordStrayPayment, restoreOrder } from './stray-payments.ts';
import { isHeldByRival } from './unheld-payments.ts';

export type SettledPayment = { order: OrderRecord; intent: Stripe.PaymentIntent };

/**
 * Makes the order say what Stripe says of its payment. Webhook, return page, reconciliation and every retry call this one
 * function; it may run twice, late, in any order, or stop half-way. A payment settles the order that carries its id, in full;
 * any other is noted and sells nothing. Null for a payment that is not ours.
 */
export async function settlePayment(paymentIntentId: string): Promise<SettledPayment | null> {
  const intent = await findPaymentIntent(paymentIntentId);
  const orderId = intent?.metadata['orderId'];
  if (!intent || !orderId || !isOrderNumber(orderId)) return null;
  const order = await findOrder(orderId);
  const settled = intent.status !== 'succeeded' ? order : await settleSucceeded(order, intent);
  return settled && { order: settled, intent };
}

async function settleSucceeded(
  order: OrderRecord | null,
  intent: Stripe.PaymentIntent,
): Promise<OrderRecord | null> {
  if (!order) {
    const restored = await restoreOrder(intent);
    return restored && giveMoneyBack(restored);
  }
  const mismatch = findPaymentMismatch(order, intent);
  return mismatch ? recordStrayPayment(order, intent, mismatch) : settleCardOrder(order, intent);
}

async function settleCardOrder(
  order: OrderRecord,
  intent: Stripe.PaymentIntent,
): Promise<OrderRecord> {
  if (order.paidAt) return giveMoneyBack(order);
  const lost = await losePieces(order, paidMsOf(intent));
  let isMine = false;
  const settled = await updateOrder(order.id, (now) => {
    isMine = !now.paidAt;
    return isMine ? paidOrder({ ...now, ...paymentCustomerOf(intent, now) }, lost) : null;
  });
  // Webhook and return page settle at the same moment: one build is enough.
  if (isMine) await publishSales(order.pieces.filter((piece) => !lost.has(piece)));
  return giveMoneyBack(settled);
}

/** Whether the card was charged while the order held its pieces, however late the shop learns of it. */
function isInTime({ status, deadline, isHeld }: OrderRecord, paidMs: number): boolean {
  return isHeld && status !== 'cancelled' && paidMs <= Date.parse(deadline);
}

function paidMsOf({ latest_charge }: Stripe.PaymentIntent): number {
  const isKnown = typeof latest_charge === 'object' && latest_charge;
  return isKnown ? latest_charge.created * 1000 : Date.now();
}

/** Pieces of an order that it does not get, each with the reason. */
type Lost = ReadonlyMap<string, string>;

/** Takes the sale of every piece of an order. A payment outside of a hold gets only pieces that it may have still. */
async function losePieces(order: OrderRecord, paidMs: number): Promise<Lost> {
  const lost = new Map<string, string>();
  const isHeld = isInTime(order, paidMs);
  for (const [index, piece] of order.pieces.entries()) {
    const artworkId = order.items[index]?.id ?? piece;
    const obstacle = isHeld ? null : await findObstacle({ artworkId, piece }, order, paidMs);
    if (obstacle) {
      lost.set(piece, obstacle);
    } else if (await createSale(piece, order)) {
      await stopRivalOrder(piece, order.id);
    } else {
      lost.set(piece, 'sold to another buyer before this payment arrived');
    }
  }
  return lost;
}

/** Why a payment that came without a hold, or after it, cannot get a piece; null when it can. */
async function findObstacle(
  { artworkId, piece }: { artworkId: string; piece: string },
  order: OrderRecord,
  paidMs: number,
): Promise<string | null> {
  const isOnSale = await isOffered(artworkId, piece);
  if (isOnSale && !(await isHeldByRival(piece, order, paidMs))) return null;
  // A settlement that stopped half-way has taken the sale already.
  if ((await findSale(piece)) === order.id) return null;
  return isOnSale
    ? 'reserved for another buyer when this payment arrived'
    : 'not for sale any more when this payment arrived';
}

async function isOffered(artworkId: string, piece: string): Promise<boolean> {
  const artwork = await readJson(`artworks/${artworkId}`, artworkSchema);
  return artwork !== null && isForSale(artwork) && piecesOf(artwork).includes(piece);
}

/** The first money decides (rule 20), so the present holder must not be able to pay for the piece. */
export async function stopRivalOrder(piece: string, orderId: string): Promise<void> {
  const claim = await findClaim(piece);
  if (!claim || claim.isReleased || claim.orderId === orderId) return;
  const rival = await findOrder(claim.orderId);
  if (rival?.paymentIntentId && !rival.paidAt) {
    await cancelPaymentIntent(rival.paymentIntentId).catch(console.error);
  }
}

function paidOrder(order: OrderRecord, lost: Lost): OrderRecord {
  const lostItems = order.items.filter((_, index) => lost.has(order.pieces[index]!));
  const isAllLost = lostItems.length === order.items.length;
  return {
    ...order,
    paidAt: new Date().toISOString(),
    status: isAllLost ? 'cancelled' : 'processing',
    refunds: [...order.refunds, ...lostRefund(order, lost)],
    mails: withMails(order, mailsAfterPayment(order, lostItems)),
  };
}

function mailsAfterPayment(order: OrderRecord, lost: Order['items']): MailKind[] {
  const told: MailKind[] = lost.length > 0 ? ['refunded'] : [];
  return lost.length === order.items.length ? told : ['confirmation', 'sold', ...told];
}

function lostRefund({ items, pieces }: OrderRecord, lost: Lost): Refund[] {
  if (lost.size === 0) return [];
  const lostItems = items.flatMap((item, index) => {
    const why = lost.get(pieces[index]!);
    return why ? [{ ...item, why }] : [];
  });
  const reasons = [...new Set(lost.values())].map((why) => {
    const titles = lostItems
      .filter((item) => item.why === why)
      .map((item) => `'${item.artworkTitle}'`);
    return `${titles.join(', ')}: ${why}`;
  });
  const amount = dollarsOf(totalOf(lostItems));
  return [{ key: 'lost', amount, reason: reasons.join('; '), state: 'due', refusals: 0 }];
}
