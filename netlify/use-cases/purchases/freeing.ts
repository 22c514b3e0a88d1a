import { HttpError } from '../../errors.ts';
import { releaseCardOrder } from './cancellation.ts';
import { findOrderByNumber, isUnpaid } from './order-store.ts';
import { isLive, readTakes, removeTake, type Take } from './takes.ts';
import { endTransfer } from './transfer-ending.ts';

/**
 * Ends the unfinished orders that have an artwork, then removes what cancelled or missing orders left. A sale stays: it ends with
 * its order. Throws 409 when a payment was captured meanwhile.
 */
export async function freeArtwork(artworkId: string): Promise<void> {
  for (const take of (await readTakes(artworkId)).filter(isLive)) await endTake(artworkId, take);
}

/** After a crash an ended order, or one that was never written, may have a take. */
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
