import {
  artworkSchema,
  defaultAlt,
  mostPieces,
  type AdminArtwork,
  type Artwork,
  type ArtworkInput,
} from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { HttpError, requireVersion } from '../../errors.ts';
import { readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { describeEdit } from '../admin/activity-words.ts';
import { recordActivity } from '../admin/activity.ts';
import { findHolder, listArtworks, pieceState, readHolds } from './artworks.ts';
import { takePicture, type Picture } from './pictures.ts';
import { publishChange } from '../publishing/changes.ts';

export async function listAdminArtworks(): Promise<AdminArtwork[]> {
  const [artworks, holds] = await Promise.all([listArtworks(), readHolds()]);
  return artworks.map((artwork) => ({
    ...artwork,
    ...findHolder(artwork, holds),
    isForSale: isForSale(artwork),
    state: pieceState(artwork, holds),
  }));
}

export type ArtworkEdit = { id: string; editor: string; version: number | null };

/** Throws 404; 412 if it was edited since `version`; 400 as createArtwork does. */
export async function updateArtwork(input: ArtworkInput, edit: ArtworkEdit): Promise<Artwork> {
  const current = await readJson(`artworks/${edit.id}`, artworkSchema);
  if (!current) throw unknownArtwork();
  const picture = await artworkPictureOf(input.imageUrl, current);
  const { isFeatured } = input;
  const changed = await changeArtwork(edit, (artwork) => ({
    ...artwork,
    ...artworkFieldsOf(input, picture),
    isFeatured: isFeatured ?? artwork.isFeatured,
  }));
  if (isFeatured) await unsetOtherFeatured(edit);
  const words = describeEdit(current, changed);
  if (words.length > 0) await recordActivity(edit.editor, words.join('; '));
  return changed;
}

/** Unsets `isFeatured` of every other artwork (rule 4). */
export async function unsetOtherFeatured({
  id,
  editor,
}: Omit<ArtworkEdit, 'version'>): Promise<void> {
  const others = (await listArtworks()).filter((one) => one.isFeatured && one.id !== id);
  for (const other of others) {
    const edit = { id: other.id, editor, version: null };
    await changeArtwork(edit, (artwork) => ({ ...artwork, isFeatured: false }));
  }
}

export async function setArtworkVisibility(isHidden: boolean, edit: ArtworkEdit): Promise<Artwork> {
  const changed = await changeArtwork(edit, (artwork) => ({ ...artwork, isHidden }));
  await recordActivity(edit.editor, `${changed.title} ${isHidden ? 'hidden' : 'shown'}`);
  return changed;
}

/** Deletes an artwork (rule 6). Throws 404, 409. */
export async function deleteArtwork(id: string, editor: string): Promise<void> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork) throw unknownArtwork();
  // A piece beyond the present stock may be sold too.
  const { orderId } = findHolder({ ...artwork, stockQuantity: mostPieces }, await readHolds());
  if (orderId) {
    throw new HttpError(409, `Order ${orderId} has this artwork. Hide it instead of deleting it.`);
  }
  await removeKey(`artworks/${id}`);
  await publishChange('artworks', id);
  await recordActivity(editor, `${artwork.title} deleted`);
}

async function changeArtwork(
  edit: ArtworkEdit,
  apply: (artwork: Artwork) => Artwork,
): Promise<Artwork> {
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

/** The refusal for an artwork that does not exist. */
export function unknownArtwork(): HttpError {
  return new HttpError(
    404,
    'There is no such artwork any more. Reload the page to see what is there.',
  );
}

type PictureFields = Picture & { source: string | null };

/** Returns the picture for pages: the shop's own as it is, a foreign one copied, an unchanged one kept. */
export async function artworkPictureOf(
  address: string,
  current: Artwork | null,
): Promise<PictureFields> {
  if (current && (address === current.imageUrl || address === current.imageSource)) {
    const { imageUrl: url, imageWidth: width, imageHeight: height } = current;
    return { url, width, height, source: current.imageSource };
  }
  const picture = await takePicture(address);
  return { ...picture, source: picture.url === address ? null : address };
}

export function artworkFieldsOf(input: ArtworkInput, picture: PictureFields) {
  const { imageUrl: _address, isFeatured: _wish, imageAlt, ...fields } = input;
  return {
    ...fields,
    imageUrl: picture.url,
    imageWidth: picture.width,
    imageHeight: picture.height,
    imageSource: picture.source,
    imageAlt: imageAlt || defaultAlt(input.title),
  };
}
