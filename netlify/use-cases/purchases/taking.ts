import { artworkSchema, type Artwork } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { HttpError } from '../../errors.ts';
import type { Entry } from '../../ports/blobs/entries.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { artworkIdsOf, isUnpaid, updateOrder, type OrderRecord } from './order-store.ts';
import { isLive, readTaken, removeTake, shortenTake, takesIn, takeUnit } from './takes.ts';

export type Loss = { artworkId: string; reason: string };

/** Refuses an artwork that the order has not taken yet; null lets it pass. */
export type Refusal = (artwork: Artwork) => string | null;

/** `gaveWay`: transfer orders of the same buyer whose holds gave way. */
export type Taking = { loss: Loss | null; gaveWay: string[] };

type Unit = { artwork: Artwork | null; taken: Entry | null };
export type UnitsAhead = ReadonlyMap<string, Promise<Unit>>;

export function readUnitsAhead(ids: string[]): UnitsAhead {
  const units = new Map(ids.map((id) => [id, readUnit(id)]));
  for (const unit of units.values()) unit.catch(() => undefined);
  return units;
}

/**
 * One after the other in the order of their ids, up to the first loss: of two carts that share works one gets all. What the order has
 * already is not tested: an edit never loses a sale.
 */
export async function takeArtworks(
  order: OrderRecord,
  until: string | null,
  { refuse = () => null, ahead }: { refuse?: Refusal; ahead?: UnitsAhead } = {},
): Promise<Taking> {
  const gaveWay: string[] = [];
  for (const id of artworkIdsOf(order)) {
    const { artwork, taken } = await (ahead?.get(id) ?? readUnit(id));
    const isOwn = takesIn(taken).some((take) => take.orderId === order.id && isLive(take));
    const refusal = isOwn ? null : (refuseGone(artwork) ?? refuse(artwork!));
    if (refusal) return { loss: { artworkId: id, reason: refusal }, gaveWay };
    const { buyer, round } = order;
    const unit = { id, stockQuantity: artwork?.stockQuantity ?? 0 };
    const given = await takeUnit(unit, { orderId: order.id, buyer, round, until }, taken);
    if (!given) return { loss: { artworkId: id, reason: 'sold to another buyer' }, gaveWay };
    gaveWay.push(...given);
  }
  return { loss: null, gaveWay };
}

async function readUnit(id: string): Promise<Unit> {
  const [artwork, taken] = await Promise.all([
    readJson(`artworks/${id}`, artworkSchema),
    readTaken(id),
  ]);
  return { artwork, taken };
}

export async function freeArtworks(order: OrderRecord): Promise<void> {
  await Promise.all(order.items.map(({ id }) => removeTake(id, order)));
}

/** After a loss a hold ends when it did before. The order's next round comes first: nobody who takes for this one can finish it. */
export async function giveUpTaking(order: OrderRecord): Promise<OrderRecord> {
  const now = await updateOrder(order, (stored) =>
    isUnpaid(stored) && stored.round === order.round
      ? { ...stored, round: stored.round + 1 }
      : null,
  );
  if (now.round === order.round && !isUnpaid(now)) return now;
  const until = order.awaitsPainter ? order.createdAt : order.deadline;
  await Promise.all(order.items.map(({ id }) => shortenTake(id, order, until)));
  return now;
}

function refuseGone(artwork: Artwork | null): string | null {
  return artwork && isForSale(artwork) ? null : 'not for sale any more';
}

export function lossError({ items }: OrderRecord, { artworkId }: Loss): HttpError {
  const title = items.find(({ id }) => id === artworkId)?.artworkTitle;
  return new HttpError(409, `'${title}' now belongs to another order or is not for sale.`);
}
