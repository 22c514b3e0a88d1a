import type { Order } from '#shared/order';
import { HttpError } from '../http/errors.ts';
import { createSale, findSale, giveUpSale, type SaleOf } from './claims.ts';
import { withMails } from './mails.ts';
import { updateOrder, type OrderRecord } from './order-records.ts';
import { publishSales } from './publishing.ts';
import { stopRival } from './settlement.ts';

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
          mails:
            now.paidAt && !isBack
              ? now.mails
              : withMails({ ...now, round: next.round }, ['confirmation', 'sold']),
        }
      : null,
  );
  if (settled.status === 'cancelled') {
    await Promise.all(order.pieces.map((piece) => giveUpSale(piece, next)));
    throw changedMeanwhile();
  }
  // Another hand has only reserved it again: the money is here all the same.
  if (!settled.paidAt) return settleTransferOrder(settled, status);
  await publishSales(order.pieces);
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
