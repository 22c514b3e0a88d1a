import type { Artwork, PublicArtwork } from '#shared/artwork';
import { isForSale, type PublicState } from '#shared/availability';
import { listArtworks, requireVisibleArtwork } from './artworks.ts';
import { pieceState, readHolds, readHoldsOf } from './availability.ts';
import { piecesOf } from './claims.ts';

/** Up to so many pieces their records are read one by one; of more, the lists of all. */
const fewPieces = 10;

/** What visitors may see: not hidden, newest first. */
export async function listVisibleArtworks(): Promise<PublicArtwork[]> {
  const [artworks, holds] = await Promise.all([listArtworks(), readHolds()]);
  return artworks
    .filter((artwork) => !artwork.isHidden)
    .map((artwork) => toPublicArtwork(artwork, pieceState(artwork, holds)));
}

/** One artwork that visitors may see. Throws 404. */
export async function getVisibleArtwork(id: string): Promise<PublicArtwork> {
  const [artwork, first] = await Promise.all([requireVisibleArtwork(id), readHoldsOf([id])]);
  const pieces = piecesOf(artwork);
  if (pieces.length <= 1) return toPublicArtwork(artwork, pieceState(artwork, first));
  const holds = await (pieces.length > fewPieces ? readHolds() : readHoldsOf(pieces));
  return toPublicArtwork(artwork, pieceState(artwork, holds));
}

/** An artwork as visitors get it, in this state. */
export function toPublicArtwork(artwork: Artwork, state: PublicState): PublicArtwork {
  const {
    isHidden,
    lastModifiedBy: _by,
    imageSource: _source,
    version: _version,
    creationKey: _key,
    ...visible
  } = artwork;
  const canBeSold = isForSale({ ...visible, isHidden }) && state !== 'sold';
  return { ...visible, isForSale: canBeSold, state };
}
