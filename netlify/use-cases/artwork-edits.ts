import { artworkSchema, type AdminArtwork, type Artwork, type ArtworkInput } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { HttpError } from '../http/errors.ts';
import { createJson, readJson, removeKey, updateJson } from '../ports/blobs.ts';
import { listArtworks } from './artworks.ts';
import { findHolder, pieceState, readHolds, readSales } from './availability.ts';
import { takePicture, type Picture } from './pictures.ts';
import { publishChange } from './publishing.ts';
import { slugsOf } from './slugs.ts';
import { requireVersion } from './versions.ts';

/** Every artwork with its state, for the administrator; newest first. */
export async function listAdminArtworks(): Promise<AdminArtwork[]> {
  const [artworks, holds, sales] = await Promise.all([listArtworks(), readHolds(), readSales()]);
  return artworks.map((artwork) => ({
    ...artwork,
    ...findHolder(artwork, holds, sales),
    isForSale: isForSale(artwork),
    state: pieceState(artwork, holds),
  }));
}

/** Adds an artwork. Throws 400 when its picture can't be fetched or is none. */
export async function createArtwork(input: ArtworkInput, editor: string): Promise<Artwork> {
  const picture = await pictureOf(input.imageUrl, null);
  const now = new Date().toISOString();
  for (const slug of slugsOf(input.title)) {
    const artwork: Artwork = {
      ...fieldsOf(input, picture),
      id: slug,
      slug,
      createdAt: now,
      instagramPostId: null,
      instagramPostUrl: null,
      acceptedPaymentMethods: ['card', 'zelle'],
      isHidden: false,
      isFeatured: false,
      lastModifiedAt: now,
      lastModifiedBy: editor,
      version: 1,
    };
    if (!(await createJson(`artworks/${slug}`, artwork))) continue;
    await publishChange('artworks', slug);
    return artwork;
  }
  throw new HttpError(409, 'There are too many artworks of this title. Please choose another.');
}

export type Edit = { id: string; editor: string; version: number | null };

/** Changes an artwork. Throws 404; 412 when someone changed it since `version`; 400 as createArtwork does. */
export async function updateArtwork(input: ArtworkInput, edit: Edit): Promise<Artwork> {
  const current = await readJson(`artworks/${edit.id}`, artworkSchema);
  if (!current) throw unknownArtwork();
  const picture = await pictureOf(input.imageUrl, current);
  return change(edit, (artwork) => ({ ...artwork, ...fieldsOf(input, picture) }));
}

/** Shows an artwork to visitors, or hides it. Throws 404. */
export async function setArtworkVisibility(isHidden: boolean, edit: Edit): Promise<Artwork> {
  return change(edit, (artwork) => ({ ...artwork, isHidden }));
}

/** Deletes a work that was never sold and that nobody holds. Throws 404, 409. */
export async function deleteArtwork(id: string): Promise<void> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork) throw unknownArtwork();
  const { orderId } = findHolder(artwork, await readHolds(), await readSales());
  if (orderId) {
    throw new HttpError(409, `Order ${orderId} has this artwork. Hide it instead of deleting it.`);
  }
  await removeKey(`artworks/${id}`);
  await publishChange('artworks', id);
}

async function change(edit: Edit, apply: (artwork: Artwork) => Artwork): Promise<Artwork> {
  const changed = await updateJson(`artworks/${edit.id}`, artworkSchema, (artwork) => {
    requireVersion(artwork.version, edit.version);
    return {
      ...apply(artwork),
      lastModifiedAt: new Date().toISOString(),
      lastModifiedBy: edit.editor,
      version: artwork.version + 1,
    };
  });
  if (!changed) throw unknownArtwork();
  await publishChange('artworks', edit.id);
  return changed;
}

type PictureFields = Picture & { source: string | null };

/** The picture that pages use: the shop's own as it is, one from elsewhere copied, an unchanged one kept. */
async function pictureOf(address: string, current: Artwork | null): Promise<PictureFields> {
  if (current && (address === current.imageUrl || address === current.imageSource)) {
    const { imageUrl: url, imageWidth: width, imageHeight: height } = current;
    return { url, width, height, source: current.imageSource };
  }
  const picture = await takePicture(address);
  return { ...picture, source: picture.url === address ? null : address };
}

function fieldsOf(input: ArtworkInput, picture: PictureFields) {
  const { imageUrl: _address, imageAlt, ...fields } = input;
  return {
    ...fields,
    imageUrl: picture.url,
    imageWidth: picture.width,
    imageHeight: picture.height,
    imageSource: picture.source,
    imageAlt: imageAlt || `${input.title}, a painting`,
  };
}

function unknownArtwork(): HttpError {
  return new HttpError(404, 'There is no such artwork');
}
