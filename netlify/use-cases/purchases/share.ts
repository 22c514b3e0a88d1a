import { artworkSchema, type Artwork } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { isLive, listTakes } from './takes.ts';

/**
 * All holds together are at most `share` of what is visible, priced and unsold, held works counted; at least one, of a single work none.
 * It is counted before the holds are taken, so two at the same moment may exceed it by one.
 */
export async function isWithinShare(share: number, wanted: number): Promise<boolean> {
  if (share >= 1) return true;
  const [artworks, takes] = await Promise.all([
    readSnapshot(snapshots.artworks, artworkSchema),
    listTakes(),
  ]);
  const live = (id: string) => (takes.get(id) ?? []).filter(isLive);
  const unsold = [...artworks.values()].filter(
    (artwork) => isForSale(artwork) && countSold(live(artwork.id)) < artwork.stockQuantity,
  );
  const held = unsold.filter(({ id }: Artwork) => live(id).some(({ until }) => until !== null));
  if (unsold.length <= 1) return false;
  return held.length + wanted <= Math.max(1, Math.floor(unsold.length * share));
}

function countSold(takes: { until: string | null }[]): number {
  return takes.filter(({ until }) => until === null).length;
}
