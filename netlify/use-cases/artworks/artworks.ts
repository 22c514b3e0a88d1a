import { artworkSchema, type Artwork, type PublicArtwork } from '#shared/artwork';
import { isForSale, type PublicState } from '#shared/availability';
import { newestFirst } from '#shared/newest-first';
import { HttpError } from '../../errors.ts';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { findClaim, isLiveClaim, pieceOf, piecesOf, type Claim } from '../pieces/claims.ts';
import { readSalesAndClaims } from '../pieces/hold-records.ts';
import { findSale } from '../pieces/sales.ts';
import { snapshots } from '../publishing/snapshots.ts';

/** Up to this number of pieces their records are read one by one; for more, the snapshot. */
const fewPieces = 10;

export type Holds = { sold: ReadonlyMap<string, string>; live: ReadonlyMap<string, Claim> };

export async function listArtworks(read = readSnapshot): Promise<Artwork[]> {
  const found = await read(snapshots.artworks, artworkSchema);
  return newestFirst([...found.values()]);
}

export async function requireVisibleArtwork(id: string): Promise<Artwork> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork || artwork.isHidden)
    throw new HttpError(404, 'There is no such artwork in the shop. See the others at /shop-art.');
  return artwork;
}

export async function listVisibleArtworks(read = readSnapshot): Promise<PublicArtwork[]> {
  const [artworks, holds] = await Promise.all([listArtworks(read), readHolds()]);
  return artworks
    .filter((artwork) => !artwork.isHidden)
    .map((artwork) => toPublicArtwork(artwork, pieceState(artwork, holds)));
}

export async function getVisibleArtwork(id: string): Promise<PublicArtwork> {
  const [artwork, first] = await Promise.all([requireVisibleArtwork(id), readHoldsOf([id])]);
  const pieces = piecesOf(artwork);
  if (pieces.length <= 1) return toPublicArtwork(artwork, pieceState(artwork, first));
  const holds = await (pieces.length > fewPieces ? readHolds() : readHoldsOf(pieces));
  return toPublicArtwork(artwork, pieceState(artwork, holds));
}

export function toPublicArtwork(artwork: Artwork, state: PublicState): PublicArtwork {
  const {
    isHidden,
    lastModifiedBy: _by,
    imageSource: _source,
    version: _version,
    creationKey: _key,
    images,
    ...visible
  } = artwork;
  const canBeSold = isForSale({ ...visible, isHidden }) && state !== 'sold';
  const shown = images.map(({ source: _from, ...image }) => image);
  return { ...visible, images: shown, isForSale: canBeSold, state };
}

export async function readHolds(): Promise<Holds> {
  const { sales, claims } = await readSalesAndClaims();
  const taken = [...sales].flatMap(([piece, { orderId }]) =>
    orderId ? [[piece, orderId] as const] : [],
  );
  const sold = new Map(taken);
  const live = [...claims].map(([key, claim]) => [pieceOf(key), claim] as const);
  return {
    sold,
    live: new Map(live.filter(([piece, claim]) => !sold.has(piece) && isLiveClaim(claim))),
  };
}

export function pieceState(artwork: Artwork, holds: Holds): PublicState {
  const held = heldState(artwork, holds, null);
  if (held) return held === 'yours' ? 'reserved' : held;
  return isForSale(artwork) ? 'available' : 'not-for-sale';
}

/** Returns the order that has a piece of the artwork, and the deadline of its hold. */
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

/** Reads the records of these pieces, without the list of all. */
async function readHoldsOf(pieces: readonly string[]): Promise<Holds> {
  const found = await Promise.all(
    pieces.map(async (piece) => {
      const [orderId, claim] = await Promise.all([findSale(piece), findClaim(piece)]);
      return { piece, orderId, claim };
    }),
  );
  const sold = found.flatMap(({ piece, orderId }) => (orderId ? [[piece, orderId] as const] : []));
  const live = found.flatMap(({ piece, claim }) =>
    claim && isLiveClaim(claim) ? [[piece, claim] as const] : [],
  );
  return { sold: new Map(sold), live: new Map(live) };
}

export function heldState(artwork: Artwork, { sold, live }: Holds, buyer: string | null) {
  if (sold.has(artwork.id) && artwork.stockQuantity <= 1) return 'sold';
  const unsold = piecesOf(artwork).filter((piece) => !sold.has(piece));
  if (unsold.length === 0) return sold.has(artwork.id) ? 'sold' : null;
  const claims = unsold.map((piece) => live.get(piece));
  if (buyer && claims.some((claim) => claim?.buyer === buyer)) return 'yours';
  return claims.every(Boolean) ? 'reserved' : null;
}

export function unknownArtwork(): HttpError {
  return new HttpError(
    404,
    'There is no such artwork any more. Reload the page to see what is there.',
  );
}
