import { isForSale } from '#shared/availability';
import { listKeys } from '../../ports/blobs/lists.ts';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { listArtworks } from '../artworks/artworks.ts';
import { piecesOf, pieceOf } from './claims.ts';
import { readSales } from './hold-records.ts';

const prefix = 'sold/';

/** Counts the artworks that are for sale, held or not. A sale given up after the last snapshot still counts. Throws 503. */
export async function countWorksForSale(): Promise<number> {
  const [artworks, sales, keys] = await Promise.all([
    listArtworks(),
    readSales(readSnapshot),
    listKeys(prefix),
  ]);
  const standing = keys.map(pieceOf).filter((piece) => sales.get(piece)?.orderId !== null);
  const sold = new Set(standing);
  return artworks.filter(
    (artwork) => isForSale(artwork) && piecesOf(artwork).some((piece) => !sold.has(piece)),
  ).length;
}
