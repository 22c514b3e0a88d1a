import {
  artworkSchema,
  mostPieces,
  type AdminArtwork,
  type Artwork,
  type ArtworkInput,
} from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { HttpError } from '../http/errors.ts';
import { readJson, removeKey, updateJson } from '../ports/blobs.ts';
import { describeEdit } from './activity-words.ts';
import { recordActivity } from './activity.ts';
import { fieldsOf, pictureOf } from './artwork-fields.ts';
import { listArtworks } from './artworks.ts';
import { findHolder, pieceState, readHolds } from './availability.ts';
import { publishChange } from './publishing.ts';
import { requireVersion } from './versions.ts';

/** Every artwork with its state, for the administrator; newest first. */
export async function listAdminArtworks(): Promise<AdminArtwork[]> {
  const [artworks, holds] = await Promise.all([listArtworks(), readHolds()]);
  return artworks.map((artwork) => ({
    ...artwork,
    ...findHolder(artwork, holds),
    isForSale: isForSale(artwork),
    state: pieceState(artwork, holds),
  }));
}

export type Edit = { id: string; editor: string; version: number | null };

/** Changes an artwork. Throws 404; 412 when someone changed it since `version`; 400 as createArtwork does. */
export async function updateArtwork(input: ArtworkInput, edit: Edit): Promise<Artwork> {
  const current = await readJson(`artworks/${edit.id}`, artworkSchema);
  if (!current) throw unknownArtwork();
  const picture = await pictureOf(input.imageUrl, current);
  const { isFeatured } = input;
  const changed = await change(edit, (artwork) => ({
    ...artwork,
    ...fieldsOf(input, picture),
    isFeatured: isFeatured ?? artwork.isFeatured,
  }));
  if (isFeatured) await stepBack(edit);
  const words = describeEdit(current, changed);
  if (words.length > 0) await recordActivity(edit.editor, words.join('; '));
  return changed;
}

/** One work opens the home page: any other steps back. */
export async function stepBack({ id, editor }: Omit<Edit, 'version'>): Promise<void> {
  const others = (await listArtworks()).filter((one) => one.isFeatured && one.id !== id);
  for (const other of others) {
    const edit = { id: other.id, editor, version: null };
    await change(edit, (artwork) => ({ ...artwork, isFeatured: false }));
  }
}

/** Shows an artwork to visitors, or hides it. Throws 404. */
export async function setArtworkVisibility(isHidden: boolean, edit: Edit): Promise<Artwork> {
  const changed = await change(edit, (artwork) => ({ ...artwork, isHidden }));
  await recordActivity(edit.editor, `${changed.title} ${isHidden ? 'hidden' : 'shown'}`);
  return changed;
}

/** Deletes a work that was never sold and that nobody holds. Throws 404, 409. */
export async function deleteArtwork(id: string, editor: string): Promise<void> {
  const artwork = await readJson(`artworks/${id}`, artworkSchema);
  if (!artwork) throw unknownArtwork();
  // Also a piece that the stock no longer counts may be sold.
  const { orderId } = findHolder({ ...artwork, stockQuantity: mostPieces }, await readHolds());
  if (orderId) {
    throw new HttpError(409, `Order ${orderId} has this artwork. Hide it instead of deleting it.`);
  }
  await removeKey(`artworks/${id}`);
  await publishChange('artworks', id);
  await recordActivity(editor, `${artwork.title} deleted`);
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

function unknownArtwork(): HttpError {
  return new HttpError(
    404,
    'There is no such artwork any more. Reload the page to see what is there.',
  );
}
