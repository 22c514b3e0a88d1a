import type { Availability, PieceState } from '#shared/availability';
import { isForSale } from '#shared/availability';
import type { Artwork } from '#shared/artwork';
import { listChosen } from '../ports/blobs-lists.ts';
import { readCurrent } from '../ports/blobs-snapshots.ts';
import { listArtworks } from './artworks.ts';
import { claimSchema, isLive, piecesOf, saleSchema, type Claim } from './claims.ts';
import { lists } from './lists.ts';

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
  const sold = await readSales();
  const newest = await listChosen('claims/', (keys) => newestOfUnsold(keys, sold), claimSchema);
  const live = [...newest].filter(([, claim]) => isLive(claim));
  return { sold, live: new Map(live.map(([key, claim]) => [pieceOf(key), claim])) };
}

async function readSales(): Promise<ReadonlyMap<string, string>> {
  const sales = new Map<string, string>();
  for (const [key, { orderId }] of await readCurrent(lists.sales, saleSchema)) {
    if (orderId) sales.set(key.slice('sold/'.length), orderId);
  }
  return sales;
}

/** Keys come sorted, so a piece's newest claim is its last one. */
function newestOfUnsold(keys: string[], sold: Holds['sold']): string[] {
  const newest = new Map(keys.map((key) => [pieceOf(key), key]));
  return [...newest].filter(([piece]) => !sold.has(piece)).map(([, key]) => key);
}

function pieceOf(claimKey: string): string {
  return claimKey.split('/')[1] ?? '';
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
  const orderId = pieces.map((piece) => sold.get(piece)).find(Boolean);
  if (orderId) return { orderId, heldUntil: null };
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
