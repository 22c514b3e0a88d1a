import { isForSale } from '#shared/availability';
import { listKeys } from '../../ports/blobs/lists.ts';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { listArtworks } from '../artworks/artworks.ts';
import { piecesOf } from './claims.ts';
import { saleSchema } from './sales.ts';
import { snapshots } from '../publishing/snapshots.ts';

const prefix = 'sold/';

/** Counts the artworks that are for sale, held or not. A sale given up after the last snapshot still counts. Throws 503. */
export async function countWorksForSale(): Promise<number> {
  const [artworks, sales, keys] = await Promise.all([
    listArtworks(),
    readSnapshot(snapshots.sales, saleSchema),
    listKeys(prefix),
  ]);
  const standing = keys.filter((key) => sales.get(key)?.orderId !== null);
  const sold = new Set(standing.map((key) => key.slice(prefix.length)));
  return artworks.filter(
    (artwork) => isForSale(artwork) && piecesOf(artwork).some((piece) => !sold.has(piece)),
  ).length;
}
