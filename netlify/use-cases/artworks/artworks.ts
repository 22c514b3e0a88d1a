import { artworkSchema, type Artwork, type PublicArtwork } from '#shared/artwork';
import { isForSale, isUpcoming, type PublicState } from '#shared/availability';
import { inOrder } from '#shared/own-order';
import { HttpError } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { readSnapshot } from '../../ports/blobs/snapshots.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { requireRestored } from '../../ports/blobs/restoring.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { publicStateOf } from '../takes/artwork-state.ts';
import { listLiveTakes, readLiveTakes } from '../takes/takes.ts';

export async function listArtworks(read = readSnapshot): Promise<Artwork[]> {
  const artworks = await read(snapshots.artworks, artworkSchema);
  return inOrder([...artworks.values()]);
}

/** An artwork that cannot be read counts as hidden (rule 84): nobody finds it. */
export const artworkOrHidden = orMissing(artworkSchema);

/**
 * Returns the artwork, or null. Throws 503 while the shop is restored (rule 83). A restore writes artworks last, so only a missing one is
 * tested.
 */
export async function findArtwork(id: string): Promise<Artwork | null> {
  const artwork = await readJson(`artworks/${id}`, artworkOrHidden);
  if (!artwork) await requireRestored();
  return artwork;
}

export async function requireVisibleArtwork(id: string): Promise<Artwork> {
  const artwork = await findArtwork(id);
  if (!artwork || artwork.isHidden) throw new HttpError(404, ({ noSuchArtwork }) => noSuchArtwork);
  return artwork;
}

export async function listVisibleArtworks(read = readSnapshot): Promise<PublicArtwork[]> {
  const [artworks, takes] = await Promise.all([listArtworks(read), listLiveTakes()]);
  return artworks
    .filter((artwork) => !artwork.isHidden)
    .map((artwork) =>
      toPublicArtwork(artwork, publicStateOf(artwork, takes.get(artwork.id) ?? [])),
    );
}

export async function getVisibleArtwork(id: string): Promise<PublicArtwork> {
  const [artwork, live] = await Promise.all([requireVisibleArtwork(id), readLiveTakes(id)]);
  return toPublicArtwork(artwork, publicStateOf(artwork, live));
}

export function toPublicArtwork(artwork: Artwork, state: PublicState): PublicArtwork {
  const {
    isHidden,
    lastModifiedBy: _by,
    imageSource: _source,
    position: _place,
    version: _version,
    creationKey: _key,
    waits: _why,
    furtherPosts: _posts,
    images,
    ...visible
  } = artwork;
  const canBeSold = isForSale({ ...visible, isHidden }) && state !== 'sold' && !isUpcoming(visible);
  const shown = images.map(({ source: _from, ...image }) => image);
  return { ...visible, images: shown, isForSale: canBeSold, state };
}

export function unknownArtwork(): HttpError {
  return new HttpError(
    404,
    'There is no such artwork any more. Reload the page to see what is there.',
  );
}
