import type { OrderStatus } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { cancelOrder } from './cancellation.ts';
import { findClaim, isLiveClaim, takeClaim } from '../pieces/claims.ts';
import { findSale, giveUpSale } from '../pieces/sales.ts';
import { withMails } from '../mail/outbox.ts';
import { updateOrder, type OrderRecord } from './records.ts';
import { publishSales } from '../publishing/changes.ts';
import { releaseClaims } from '../pieces/reservation.ts';
import { settlePayment } from './card-settlement.ts';
import { transferHoldMs } from '../checkout/transfer-hold.ts';
import {
  pieceTakenError,
  orderChangedError,
  isSameOrderStage,
  settleTransferOrder,
} from './transfer-settlement.ts';

/** Moves money and pieces with the status (rules 24 to 28). Throws 409. */
export function moveOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  if (status === 'cancelled') return cancelOrder(order);
  return order.method === 'card' ? moveCardOrder(order, status) : moveTransferOrder(order, status);
}

async function moveCardOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const paid = order.paidAt ? order : await settleIfPaid(order);
  if (!paid.paidAt) throw new HttpError(409, 'This card order has not been paid');
  if (paid.status === 'cancelled') {
    throw new HttpError(409, 'The money of this order went back. The buyer has to order again.');
  }
  return setStatus(paid, status);
}

async function setStatus(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const changed = await updateOrder(order.id, (now) =>
    isSameOrderStage(now, order)
      ? {
          ...now,
          status,
          mails: status === 'shipped' ? withMails(now, ['shipped']) : now.mails,
        }
      : null,
  );
  if (!isSameOrderStage(changed, order)) throw orderChangedError();
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
    if (sale && sale !== order.id) throw pieceTakenError(sale);
    if (isLiveClaim(claim) && claim?.orderId !== order.id)
      throw pieceTakenError(claim?.orderId ?? null);
  }
}

async function holdAgain(order: OrderRecord): Promise<OrderRecord> {
  const deadline = new Date(Date.now() + transferHoldMs()).toISOString();
  const round = order.round + 1;
  const hold = { orderId: order.id, buyer: order.buyer, deadline, round };
  for (const piece of order.pieces) {
    const before = await findClaim(piece);
    const isHeld = isLiveClaim(before) && before?.orderId !== order.id;
    const winner = isHeld ? before : await takeClaim(piece, hold, before);
    if (isLiveClaim(winner) && winner?.orderId === order.id) continue;
    await releaseClaims(order.pieces, { id: order.id, round });
    throw isLiveClaim(winner) ? pieceTakenError(winner?.orderId ?? null) : orderChangedError();
  }
  const held = await updateOrder(order.id, (now) =>
    isSameOrderStage(now, order)
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
  if (held.status === 'cancelled' || held.round !== round) throw orderChangedError();
  // A sale of an earlier round would count as money after the deadline.
  await Promise.all(order.pieces.map((piece) => giveUpSale(piece, order)));
  if (order.paidAt) await publishSales(order.pieces);
  return held;
}
