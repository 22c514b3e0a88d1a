import { HttpError } from '../../errors.ts';
import { releaseCardOrder } from './cancellation.ts';
import { findOrderByNumber, isUnpaid } from './order-store.ts';
import { isLive, readTakes, removeTake, type Take } from './takes.ts';
import { endTransfer } from './transfer-ending.ts';

/** Ends the unfinished orders of an artwork, then what ended or missing orders left. A sale ends with its order only. Throws 409. */
export async function freeArtwork(artworkId: string): Promise<void> {
  for (const take of (await readTakes(artworkId)).filter(isLive)) await endTake(artworkId, take);
}

async function endTake(artworkId: string, { orderId, round }: Take): Promise<void> {
  const order = await findOrderByNumber(orderId);
  if (order && isUnpaid(order)) {
    if (order.method === 'card') await releaseCardOrder(order);
    else if ((await endTransfer(order, ['cancelled'])).paidAt) throw alreadyPaid();
  }
  if (!order || order.status === 'cancelled') await removeTake(artworkId, { id: orderId, round });
}

function alreadyPaid(): HttpError {
  return new HttpError(409, 'This order is already paid');
}
