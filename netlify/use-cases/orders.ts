import type { Order, OrderStatus } from '#shared/order';
import { HttpError } from '../http/errors.ts';
import { describeStatus } from './activity-words.ts';
import { recordActivity } from './activity.ts';
import { cancelOrder, freePieces } from './cancellation.ts';
import { findClaim, findSale, giveUpSale, isLive, takeClaim } from './claims.ts';
import { withMails } from './mails.ts';
import {
  findOrder,
  listOrderRecords,
  toOrder,
  updateOrder,
  type OrderRecord,
} from './order-records.ts';
import { publishSales } from './publishing.ts';
import { releaseAll } from './reservation.ts';
import { settlePayment } from './settlement.ts';
import { transferHoldMs } from './transfer-hold.ts';
import {
  belongsTo,
  changedMeanwhile,
  isSameStage,
  settleTransferOrder,
} from './transfer-settlement.ts';

/** Which order the administrator changes, and who he is. */
export type OrderEdit = { id: string; editor: string };

/** Every order, newest first. */
export async function listOrders(): Promise<Order[]> {
  return (await listOrderRecords()).map(toOrder);
}

/** Stores what the buyer can follow his parcel by. Throws 404. */
export async function setTrackingNumber({ id, editor }: OrderEdit, text: string): Promise<Order> {
  await requireOrder(id);
  const changed = await updateOrder(id, (now) => ({ ...now, trackingNumber: text }));
  await recordActivity(editor, `Order ${id}: tracking number ${text || 'removed'}`);
  return toOrder(changed);
}

/**
 * Sets an order's status, with what it means for money and pieces (rulings 2 and 3). Throws 404; 409 when the piece is
 * another's by now, the card was never charged, or the money went back already.
 */
export async function setOrderStatus(edit: OrderEdit, status: OrderStatus): Promise<Order> {
  const order = await requireOrder(edit.id);
  // Whoever cancelled it may have ended before its pieces were free.
  if (order.status === status && status === 'cancelled') await freePieces(order);
  if (order.status === status) return toOrder(order);
  const changed = await moveOrder(order, status);
  await recordActivity(edit.editor, describeStatus(order, changed));
  return toOrder(changed);
}

function moveOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  if (status === 'cancelled') return cancelOrder(order);
  return order.method === 'card' ? moveCardOrder(order, status) : moveTransferOrder(order, status);
}

async function requireOrder(id: string): Promise<OrderRecord> {
  const order = await findOrder(id);
  if (!order) throw new HttpError(404, 'Order not found');
  return order;
}

async function moveCardOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const paid = order.paidAt ? order : await settleIfPaid(order);
  if (!paid.paidAt) throw new HttpError(409, 'This card order has not been paid');
  if (paid.status === 'cancelled') {
    throw new HttpError(409, 'The money of this order went back. The buyer has to order again.');
  }
  return setStatus(paid, status);
}

/** A parcel that leaves is told to the buyer. */
async function setStatus(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const changed = await updateOrder(order.id, (now) =>
    isSameStage(now, order)
      ? {
          ...now,
          status,
          mails: status === 'shipped' ? withMails(now, ['shipped']) : now.mails,
        }
      : null,
  );
  if (!isSameStage(changed, order)) throw changedMeanwhile();
  return changed;
}

async function settleIfPaid(order: OrderRecord): Promise<OrderRecord> {
  const settled = order.paymentIntentId ? await settlePayment(order.paymentIntentId) : null;
  return settled?.order ?? order;
}

async function moveTransferOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const isCancelled = order.status === 'cancelled';
  if (isCancelled) await requireFreePieces(order);
  if (status === 'pending' && (isCancelled || !order.paidAt)) return holdAgain(order);
  if (order.paidAt && !isCancelled) return setStatus(order, status);
  return setStatus(await settleTransferOrder(order, status), status);
}

async function requireFreePieces(order: OrderRecord): Promise<void> {
  for (const piece of order.pieces) {
    const [sale, claim] = await Promise.all([findSale(piece), findClaim(piece)]);
    if (sale && sale !== order.id) throw belongsTo(sale);
    if (isLive(claim) && claim?.orderId !== order.id) throw belongsTo(claim?.orderId ?? null);
  }
}

async function holdAgain(order: OrderRecord): Promise<OrderRecord> {
  const deadline = new Date(Date.now() + transferHoldMs()).toISOString();
  const hold = { orderId: order.id, buyer: order.buyer, deadline };
  for (const piece of order.pieces) {
    const before = await findClaim(piece);
    const isHeld = isLive(before) && before?.orderId !== order.id;
    const winner = isHeld ? before : await takeClaim(piece, hold, before);
    if (isLive(winner) && winner?.orderId === order.id) continue;
    await releaseAll(order.pieces, order.id);
    throw isLive(winner) ? belongsTo(winner?.orderId ?? null) : changedMeanwhile();
  }
  const round = order.round + 1;
  const held = await updateOrder(order.id, (now) =>
    isSameStage(now, order)
      ? {
          ...now,
          status: 'pending',
          deadline,
          round,
          paidAt: null,
          awaitsConfirmation: false,
          mails: withMails({ ...now, round }, ['transfer-instructions']),
        }
      : null,
  );
  if (held.status === 'cancelled' || held.round !== round) throw changedMeanwhile();
  // A sale that an earlier round left behind would count as money when the deadline comes.
  await Promise.all(order.pieces.map((piece) => giveUpSale(piece, order)));
  if (order.paidAt) await publishSales(order.pieces);
  return held;
}
