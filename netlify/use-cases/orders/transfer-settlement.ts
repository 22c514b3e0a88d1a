import type { Order } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { createSale, findSale, giveUpSale, type SaleOf } from '../pieces/sales.ts';
import { withMails } from '../mail/outbox.ts';
import { updateOrder, type OrderRecord } from './records.ts';
import { publishSales } from '../publishing/changes.ts';
import { stopRivalOrder } from './card-settlement.ts';

/**
 * Settles a transfer order: takes the sales of all its pieces, or none (rule 24). Throws 409 if a piece is sold to
 * another order or the order changed meanwhile.
 */
export async function settleTransferOrder(
  order: OrderRecord,
  status: Order['status'],
): Promise<OrderRecord> {
  const isBack = order.status === 'cancelled';
  const next = { id: order.id, round: order.round + (isBack ? 1 : 0) };
  await takeAllSales(order.pieces, next);
  await Promise.all(order.pieces.map((piece) => stopRivalOrder(piece, order.id)));
  const paidAt = new Date().toISOString();
  const settled = await updateOrder(order.id, (now) =>
    isSameOrderStage(now, order)
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
    throw orderChangedError();
  }
  // The order was only restored meanwhile: its money arrived all the same.
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
    throw pieceTakenError(await findSale(piece));
  }
}

/** Returns false if the order was cancelled or restored since it was read. */
export function isSameOrderStage(now: OrderRecord, before: OrderRecord): boolean {
  const isCancelled = (order: OrderRecord) => order.status === 'cancelled';
  return now.round === before.round && isCancelled(now) === isCancelled(before);
}

export function orderChangedError(): HttpError {
  return new HttpError(409, 'This order was changed meanwhile. Please look again.');
}

export function pieceTakenError(orderId: string | null): HttpError {
  return new HttpError(409, `This artwork now belongs to order ${orderId ?? 'unknown'}`);
}
