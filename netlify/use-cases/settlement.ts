import type Stripe from 'stripe';
import { dollarsOf, totalOf } from '#shared/money';
import type { MailKind, Order, Refund } from '#shared/order';
import { cancelPaymentIntent, findPaymentIntent } from '../ports/stripe.ts';
import { createSale, findClaim } from './claims.ts';
import { withMails } from './mails.ts';
import { findOrder, updateOrder, type OrderRecord } from './order-records.ts';
import { customerOf } from './payment-details.ts';
import { publishSales } from './publishing.ts';
import { giveMoneyBack } from './refunds.ts';

export type SettledPayment = { order: OrderRecord; intent: Stripe.PaymentIntent };

/**
 * Makes the order say what Stripe says of its payment. Webhook, return page, reconciliation and every retry call this one
 * function; it may run twice, late, in any order, or stop half-way. Null for a payment that is not ours.
 */
export async function settlePayment(paymentIntentId: string): Promise<SettledPayment | null> {
  const intent = await findPaymentIntent(paymentIntentId);
  const orderId = intent?.metadata['orderId'];
  const order = orderId ? await findOrder(orderId) : null;
  if (!intent || !order) return null;
  if (intent.status !== 'succeeded') return { order, intent };
  return { order: await settleCardOrder(order, intent), intent };
}

async function settleCardOrder(
  order: OrderRecord,
  intent: Stripe.PaymentIntent,
): Promise<OrderRecord> {
  if (order.paidAt) return giveMoneyBack(order);
  const lost = await losePieces(order);
  let isMine = false;
  const settled = await updateOrder(order.id, (now) => {
    isMine = !now.paidAt;
    return isMine ? paidOrder({ ...now, ...customerOf(intent, now) }, lost) : null;
  });
  // Webhook and return page settle at the same moment: one build is enough.
  if (isMine) await publishSales(order.pieces.filter((piece) => !lost.includes(piece)));
  return giveMoneyBack(settled);
}

/** Takes the sale of every piece of an order; answers the pieces that were sold to others before. */
async function losePieces(order: OrderRecord): Promise<string[]> {
  const lost: string[] = [];
  for (const piece of order.pieces) {
    const isWon = await createSale(piece, order);
    if (isWon) await stopRival(piece, order.id);
    if (!isWon) lost.push(piece);
  }
  return lost;
}

/** The first money decides (rulings 4); whoever holds the piece by now should not get to pay for it. */
export async function stopRival(piece: string, orderId: string): Promise<void> {
  const claim = await findClaim(piece);
  if (!claim || claim.isReleased || claim.orderId === orderId) return;
  const rival = await findOrder(claim.orderId);
  if (rival?.paymentIntentId && !rival.paidAt) {
    await cancelPaymentIntent(rival.paymentIntentId).catch(console.error);
  }
}

function paidOrder(order: OrderRecord, lost: string[]): OrderRecord {
  const lostItems = order.items.filter((_, index) => lost.includes(order.pieces[index]!));
  const isAllLost = lostItems.length === order.items.length;
  return {
    ...order,
    paidAt: new Date().toISOString(),
    status: isAllLost ? 'cancelled' : 'processing',
    refunds: [...order.refunds, ...lostRefund(lostItems)],
    mails: withMails(order, mailsAfterPayment(order, lostItems)),
  };
}

function mailsAfterPayment(order: OrderRecord, lost: Order['items']): MailKind[] {
  const told: MailKind[] = lost.length > 0 ? ['refunded'] : [];
  return lost.length === order.items.length ? told : ['confirmation', 'sold', ...told];
}

function lostRefund(lost: Order['items']): Refund[] {
  if (lost.length === 0) return [];
  const cents = totalOf(lost);
  const titles = lost.map(({ artworkTitle }) => `'${artworkTitle}'`).join(', ');
  const reason = `${titles}: sold to another buyer before this payment arrived`;
  return [{ key: 'lost', amount: dollarsOf(cents), reason, state: 'due', refusals: 0 }];
}
