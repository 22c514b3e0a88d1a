import { isUnpaid, soldAt } from '#shared/ledger';
import { HttpError } from '../../../errors.ts';
import { recordActivity } from '../../admin/activity.ts';
import { findArtwork } from '../../artworks/artworks.ts';
import { areUnknown, isSold, readLiveTakes, removeTake, type Take } from '../../takes/takes.ts';
import { cancelOrder } from './cancellation.ts';
import { freeCancelled } from './reinstatement.ts';
import { findOrderByNumber, type Named } from '../record/records.ts';

type Freeing = { artworkId: string; editor: string };

/**
 * Ends the unfinished orders of an artwork first, then removes the takes of orders that are cancelled or missing. A sale ends with its
 * order only. Returns the orders that were ended. Throws 404, 409, 503.
 */
export async function freeArtwork({ artworkId, editor }: Freeing): Promise<Named[]> {
  const [artwork, takes] = await Promise.all([findArtwork(artworkId), readLiveTakes(artworkId)]);
  if (!artwork) throw new HttpError(404, 'There is no such artwork any more. Reload the page.');
  if (areUnknown(takes)) {
    throw new HttpError(409, `What ‘${artwork.title}’ is taken by cannot be read. See Setup.`);
  }
  const ended: Named[] = [];
  for (const take of takes) ended.push(...(await endTake(artworkId, take)));
  const sale = (await readLiveTakes(artworkId)).find(isSold);
  if (sale && ended.length === 0) {
    const words = `'${artwork.title}' is sold to order ${sale.orderId}. Cancel the order instead.`;
    throw new HttpError(409, words);
  }
  const numbers = takes.map(({ orderId }) => orderId).join(', ');
  if (numbers) await recordActivity(editor, `${artwork.title} freed: order ${numbers} cancelled`);
  return ended;
}

async function endTake(artworkId: string, { orderId, round }: Take): Promise<Named[]> {
  const order = await findOrderByNumber(orderId);
  if (order && order.status !== 'cancelled' && soldAt(order)) return [];
  if (order && isUnpaid(order)) await cancelOrder(order);
  if (order?.status === 'cancelled') await freeCancelled(order);
  else await removeTake(artworkId, { id: orderId, round });
  return order ? [order] : [];
}
