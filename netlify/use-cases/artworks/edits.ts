import { artworkSchema, type AdminArtwork, type Artwork, type ArtworkInput } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { keepTranslations } from '#shared/translations';
import { HttpError, requireVersion } from '../../errors.ts';
import { readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { describeEdit } from '../admin/activity-words.ts';
import { recordActivity } from '../admin/activity.ts';
import { findHolder, publicStateOf } from '../takes/artwork-state.ts';
import { listLiveTakes, readLiveTakes } from '../takes/takes.ts';
import { listArtworks, unknownArtwork } from './artworks.ts';
import { imageFieldsOf, takeImages, type TakenImages } from './images.ts';
import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';

export async function listAdminArtworks(): Promise<AdminArtwork[]> {
  const [artworks, takes] = await Promise.all([listArtworks(), listLiveTakes()]);
  return artworks.map((artwork) => {
    const live = takes.get(artwork.id) ?? [];
    const state = publicStateOf(artwork, live);
    return { ...artwork, ...findHolder(live), isForSale: isForSale(artwork), state };
  });
}

export type ArtworkEdit = { id: string; editor: string; version: number | null };

/** Throws 404; 412 if it was edited since `version`; 400 as createArtwork does. */
export async function updateArtwork(input: ArtworkInput, edit: ArtworkEdit): Promise<Artwork> {
  const current = await readJson(`artworks/${edit.id}`, artworkSchema);
  if (!current) throw unknownArtwork();
  const images = await takeImages(input, current);
  const { isFeatured } = input;
  const changed = await changeArtwork(edit, (artwork) => ({
    ...artwork,
    ...artworkFieldsOf(input, images, artwork),
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

export async function setArtworkPosition(position: number, edit: ArtworkEdit): Promise<Artwork> {
  const changed = await changeArtwork(edit, (artwork) => ({ ...artwork, position }));
  await recordActivity(edit.editor, `${changed.title} moved`, `moved-${edit.id}`);
  return changed;
}

/** Deletes an artwork (rule 6). Throws 404, 409. */
export async function deleteArtwork(id: string, editor: string): Promise<void> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork) throw unknownArtwork();
  const { orderId } = findHolder(await readLiveTakes(id));
  if (orderId) {
    throw new HttpError(409, `Order ${orderId} has this artwork. Hide it instead of deleting it.`);
  }
  await removeKey(`artworks/${id}`);
  await publishChange(snapshots.artworks);
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
  await publishChange(snapshots.artworks);
  return changed;
}

/** The fields of an edit; `current` is the stored artwork, null for a new one. Throws 400. */
export function artworkFieldsOf(input: ArtworkInput, taken: TakenImages, current: Artwork | null) {
  const {
    imageUrl: _address,
    imageAlt: _alt,
    images: _given,
    isFeatured: _wish,
    ...fields
  } = input;
  const { translations } = keepTranslations(input, current);
  return { ...fields, translations, ...imageFieldsOf(input.title, taken, current) };
}
