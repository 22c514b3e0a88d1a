import type { Availability, PieceState } from '#shared/availability';
import { isForSale } from '#shared/availability';
import type { Artwork } from '#shared/artwork';
import { listJson } from '../ports/blobs.ts';
import { listArtworks } from './artworks.ts';
import { claimSchema, isLive, piecesOf, saleSchema, type Claim } from './claims.ts';

/** Piece by piece: the order it is sold to, and its live claim. */
export type Holds = { sold: ReadonlyMap<string, string>; live: ReadonlyMap<string, Claim> };

/** Which works are held or sold, as one buyer sees it: his own hold does not stand in his way. */
export async function getAvailability(buyer: string | null): Promise<Availability> {
  const [artworks, holds] = await Promise.all([listArtworks(), readHolds()]);
  const pieces: Availability['pieces'] = {};
  for (const artwork of artworks) {
    const state = heldState(artwork, holds, buyer);
    if (state && !artwork.isHidden) pieces[artwork.id] = state;
  }
  return { pieces };
}

/** What holds on every piece at this moment: its sale, and its live claim. */
export async function readHolds(): Promise<Holds> {
  const [sales, claims] = await Promise.all([
    listJson('sold/', saleSchema),
    listJson('claims/', claimSchema),
  ]);
  const sold = new Map(
    [...sales].flatMap(([key, { orderId }]) =>
      orderId ? [[key.slice('sold/'.length), orderId] as const] : [],
    ),
  );
  // Keys come sorted, so a piece's newest claim is the last one seen.
  const newest = new Map([...claims].map(([key, claim]) => [key.split('/')[1]!, claim]));
  const live = new Map([...newest].filter(([, claim]) => isLive(claim)));
  return { sold, live };
}

/** The state that a visitor sees on a work (rulings 1). */
export function pieceState(artwork: Artwork, holds: Holds): PieceState {
  return heldState(artwork, holds, null) ?? (isForSale(artwork) ? 'available' : 'not-for-sale');
}

/** The order that has one of a work's pieces, and until when when it only holds it. */
export function findHolder(
  artwork: Artwork,
  { sold, live }: Holds,
): { orderId: string | null; heldUntil: string | null } {
  const pieces = [artwork.id, ...piecesOf(artwork)];
  const sale = pieces.find((piece) => sold.has(piece));
  if (sale) return { orderId: sold.get(sale) ?? null, heldUntil: null };
  const claim = pieces.map((piece) => live.get(piece)).find(Boolean);
  return { orderId: claim?.orderId ?? null, heldUntil: claim?.deadline ?? null };
}

function heldState(artwork: Artwork, { sold, live }: Holds, buyer: string | null) {
  if (sold.has(artwork.id) && artwork.stockQuantity <= 1) return 'sold';
  const unsold = piecesOf(artwork).filter((piece) => !sold.has(piece));
  if (unsold.length === 0) return sold.has(artwork.id) ? 'sold' : null;
  const claims = unsold.map((piece) => live.get(piece));
  if (buyer && claims.some((claim) => claim?.buyer === buyer)) return 'yours';
  return claims.every(Boolean) ? 'reserved' : null;
}
