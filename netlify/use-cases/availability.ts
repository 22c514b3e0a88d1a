import type { Availability, PublicState } from '#shared/availability';
import { isForSale } from '#shared/availability';
import type { Artwork } from '#shared/artwork';
import { listChosen } from '../ports/blobs-lists.ts';
import { readCurrent } from '../ports/blobs-snapshots.ts';
import { listArtworks } from './artworks.ts';
import {
  claimSchema,
  findClaim,
  findSale,
  isLive,
  newestClaims,
  pieceOf,
  piecesOf,
  saleSchema,
  type Claim,
} from './claims.ts';
import { lists } from './lists.ts';
import { listChanges } from './publishing/changes.ts';

/** Piece by piece: the order it is sold to, and its live claim. */
export type Holds = { sold: ReadonlyMap<string, string>; live: ReadonlyMap<string, Claim> };

/**
 * Which artworks are held or sold, and which were changed since the pages that visitors see were built, as one buyer sees
 * it: their own hold does not stand in their way.
 */
export async function getAvailability(buyer: string | null): Promise<Availability> {
  const [artworks, holds, changed] = await Promise.all([
    listArtworks(),
    readHolds(),
    listChangedArtworks(),
  ]);
  const answer: Availability = { pieces: {}, prices: {} };
  for (const artwork of artworks) {
    const held = heldState(artwork, holds, buyer);
    const isChanged = changed.delete(artwork.id);
    const state = isChanged && isGone(artwork, held) ? 'gone' : held;
    if (state && (state === 'gone' || !artwork.isHidden)) answer.pieces[artwork.id] = state;
    if (isChanged && state !== 'gone' && artwork.price) answer.prices[artwork.id] = artwork.price;
  }
  // A mark without its artwork: it was deleted.
  for (const id of changed) answer.pieces[id] = 'gone';
  return answer;
}

/** By the keys of the marks alone, so that an edit costs a visitor no further read. */
async function listChangedArtworks(): Promise<Set<string>> {
  const artworks = (await listChanges()).filter(({ kind }) => kind === 'artworks');
  return new Set(artworks.map(({ id }) => id));
}

function isGone(artwork: Artwork, held: ReturnType<typeof heldState>): boolean {
  return artwork.isHidden || (held !== 'sold' && !isForSale(artwork));
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

function newestOfUnsold(keys: string[], sold: Holds['sold']): string[] {
  return [...newestClaims(keys)].filter(([piece]) => !sold.has(piece)).map(([, key]) => key);
}

/** The state that every visitor sees on an artwork. */
export function pieceState(artwork: Artwork, holds: Holds): PublicState {
  const held = heldState(artwork, holds, null);
  if (held) return held === 'yours' ? 'reserved' : held;
  return isForSale(artwork) ? 'available' : 'not-for-sale';
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

/** What one piece's records say, or several pieces'; for a page of one artwork, which needs no list of all. */
export async function readHoldsOf(pieces: readonly string[]): Promise<Holds> {
  const found = await Promise.all(
    pieces.map(async (piece) => {
      const [orderId, claim] = await Promise.all([findSale(piece), findClaim(piece)]);
      return { piece, orderId, claim };
    }),
  );
  const sold = found.flatMap(({ piece, orderId }) => (orderId ? [[piece, orderId] as const] : []));
  const live = found.flatMap(({ piece, claim }) =>
    claim && isLive(claim) ? [[piece, claim] as const] : [],
  );
  return { sold: new Map(sold), live: new Map(live) };
}

function heldState(artwork: Artwork, { sold, live }: Holds, buyer: string | null) {
  if (sold.has(artwork.id) && artwork.stockQuantity <= 1) return 'sold';
  const unsold = piecesOf(artwork).filter((piece) => !sold.has(piece));
  if (unsold.length === 0) return sold.has(artwork.id) ? 'sold' : null;
  const claims = unsold.map((piece) => live.get(piece));
  if (buyer && claims.some((claim) => claim?.buyer === buyer)) return 'yours';
  return claims.every(Boolean) ? 'reserved' : null;
}
