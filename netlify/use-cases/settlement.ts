import type Stripe from 'stripe';
import type { MailKind, Order, Refund, ShippingAddress } from '#shared/order';
import { centsOf, dollarsOf } from '#shared/money';
import { HttpError } from '../http/errors.ts';
import { cancelPaymentIntent, findPaymentIntent, refundPayment } from '../ports/stripe.ts';
import { createSale, findClaim, findSale, giveUpSale, type SaleOf } from './claims.ts';
import { withMails } from './mails.ts';
import { findOrder, updateOrder, type OrderRecord } from './order-records.ts';
import { publishChange } from './publishing.ts';

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
  const settled = await updateOrder(order.id, (now) =>
    now.paidAt ? null : paidOrder({ ...now, ...customerOf(intent, now) }, lost),
  );
  await publishChange('orders', order.id);
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
async function stopRival(piece: string, orderId: string): Promise<void> {
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
  const cents = lost.reduce((sum, { price }) => sum + centsOf(price), 0);
  const titles = lost.map(({ artworkTitle }) => `'${artworkTitle}'`).join(', ');
  const reason = `${titles}: sold to another buyer before this payment arrived`;
  return [{ key: 'lost', amount: dollarsOf(cents), reason, state: 'due' }];
}

/** Asks Stripe for every refund that is due. One that fails stays due, and reconciliation asks again. */
export async function giveMoneyBack(order: OrderRecord): Promise<OrderRecord> {
  let current = order;
  for (const refund of order.refunds.filter(({ state }) => state === 'due')) {
    if (await tryRefund(order, refund)) current = await markDone(order.id, refund.key);
  }
  return current;
}

async function tryRefund(order: OrderRecord, { key, amount }: Refund): Promise<boolean> {
  try {
    await refundPayment({
      paymentIntentId: order.paymentIntentId ?? '',
      cents: centsOf(amount),
      key: `refund-${order.id}-${key}`,
    });
    return true;
  } catch (error) {
    console.error(`Refund of order ${order.id} is due still`, error);
    return false;
  }
}

async function markDone(orderId: string, key: string): Promise<OrderRecord> {
  return updateOrder(orderId, (now) => ({
    ...now,
    refunds: now.refunds.map((one) => (one.key === key ? { ...one, state: 'done' } : one)),
  }));
}

/**
 * The money of a transfer order is here (rulings 2): takes the sale of all its pieces and sets its status. Throws 409
 * when one of them is another's by now, or the order was changed meanwhile, and then takes none.
 */
export async function settleTransferOrder(
  order: OrderRecord,
  status: Order['status'],
): Promise<OrderRecord> {
  const isBack = order.status === 'cancelled';
  const next = { id: order.id, round: order.round + (isBack ? 1 : 0) };
  await takeAllSales(order.pieces, next);
  await Promise.all(order.pieces.map((piece) => stopRival(piece, order.id)));
  const paidAt = new Date().toISOString();
  const settled = await updateOrder(order.id, (now) =>
    isSameStage(now, order)
      ? {
          ...now,
          status,
          round: next.round,
          paidAt: isBack ? paidAt : (now.paidAt ?? paidAt),
          mails: now.paidAt ? now.mails : withMails(now, ['confirmation', 'sold']),
        }
      : null,
  );
  if (settled.status === 'cancelled') {
    await Promise.all(order.pieces.map((piece) => giveUpSale(piece, next)));
    throw changedMeanwhile();
  }
  // Another hand has only reserved it again: the money is here all the same.
  if (!settled.paidAt) return settleTransferOrder(settled, status);
  await publishChange('orders', order.id);
  return settled;
}

async function takeAllSales(pieces: string[], sale: SaleOf): Promise<void> {
  const taken: string[] = [];
  for (const piece of pieces) {
    if (await createSale(piece, sale)) {
      taken.push(piece);
      continue;
    }
    await Promise.all(taken.map((one) => giveUpSale(one, sale)));
    throw belongsTo(await findSale(piece));
  }
}

/** Whether nobody has cancelled an order, or brought it back, since it was read. */
export function isSameStage(now: OrderRecord, before: OrderRecord): boolean {
  const isCancelled = (order: OrderRecord) => order.status === 'cancelled';
  return now.round === before.round && isCancelled(now) === isCancelled(before);
}

/** The refusal when two hands change an order at once. */
export function changedMeanwhile(): HttpError {
  return new HttpError(409, 'This order was changed meanwhile. Please look again.');
}

/** The refusal of rulings 2, with the order that has the piece now. */
export function belongsTo(orderId: string | null): HttpError {
  return new HttpError(409, `This artwork now belongs to order ${orderId ?? 'unknown'}`);
}

function customerOf(intent: Stripe.PaymentIntent, order: OrderRecord): Partial<OrderRecord> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const billing = charge?.billing_details;
  return {
    customerEmail: intent.receipt_email ?? billing?.email ?? order.customerEmail,
    customerName: intent.shipping?.name ?? billing?.name ?? order.customerName,
    shippingAddress: addressOf(intent) ?? order.shippingAddress,
  };
}

function addressOf({ shipping }: Stripe.PaymentIntent): ShippingAddress | null {
  const address = shipping?.address;
  if (!address) return null;
  const lines = [address.line1, address.line2].filter(Boolean).join(', ');
  const region = [address.city, address.state].filter(Boolean).join(', ');
  return {
    name: shipping.name ?? '',
    address: lines,
    city: region,
    country: address.country ?? '',
    postalCode: address.postal_code ?? '',
  };
}
