import { artworkSchema, type Artwork } from '#shared/artwork';
import { HttpError } from '../http/errors.ts';
import { readSnapshot } from '../ports/blobs-snapshots.ts';
import { readJson } from '../ports/blobs.ts';
import { lists } from './lists.ts';

/** Every artwork, hidden ones too, newest first. */
export async function listArtworks(read = readSnapshot): Promise<Artwork[]> {
  const found = await read(lists.artworks, artworkSchema);
  return [...found.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** One artwork that visitors may see, as stored. Throws 404. */
export async function requireVisibleArtwork(id: string): Promise<Artwork> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork || artwork.isHidden)
    throw new HttpError(404, 'There is no such artwork in the shop. See the others at /shop-art.');
  return artwork;
}
