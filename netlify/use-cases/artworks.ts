import { artworkSchema, type Artwork, type PublicArtwork } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { HttpError } from '../http/errors.ts';
import { readSnapshot } from '../ports/blobs-snapshots.ts';
import { readJson } from '../ports/blobs.ts';
import { lists } from './lists.ts';

/** Every artwork, hidden ones too, newest first. */
export async function listArtworks(): Promise<Artwork[]> {
  const found = await readSnapshot(lists.artworks, artworkSchema);
  return [...found.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** What visitors may see: not hidden, newest first. */
export async function listVisibleArtworks(): Promise<PublicArtwork[]> {
  const artworks = await listArtworks();
  return artworks.filter((artwork) => !artwork.isHidden).map(toPublicArtwork);
}

/** One artwork that visitors may see. Throws 404. */
export async function getVisibleArtwork(id: string): Promise<PublicArtwork> {
  return toPublicArtwork(await requireVisibleArtwork(id));
}

/** One artwork that visitors may see, as stored. Throws 404. */
export async function requireVisibleArtwork(id: string): Promise<Artwork> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork || artwork.isHidden)
    throw new HttpError(404, 'There is no such artwork in the shop. See the others at /shop-art.');
  return artwork;
}

/** An artwork as visitors get it. */
export function toPublicArtwork(artwork: Artwork): PublicArtwork {
  const {
    isHidden,
    lastModifiedBy: _by,
    imageSource: _source,
    version: _version,
    creationKey: _key,
    ...visible
  } = artwork;
  return { ...visible, isForSale: isForSale({ ...visible, isHidden }) };
}
