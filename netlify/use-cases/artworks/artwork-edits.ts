import {
  artworkSchema,
  type AdminArtwork,
  type Artwork,
  type ArtworkInput,
  type Waits,
} from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { keepTranslations } from '#shared/translations';
import { mapConcurrently } from '../../concurrency.ts';
import { HttpError, requireVersion } from '../../errors.ts';
import { removeKey, updateJson } from '../../ports/blobs/records.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { describeEdit } from '../admin/activity-words.ts';
import { recordActivity } from '../admin/activity.ts';
import { findHolder, publicStateOf } from '../takes/artwork-state.ts';
import { listLiveTakes, readLiveTakes } from '../takes/takes.ts';
import { artworkOrHidden, findArtwork, listArtworks, unknownArtwork } from './artworks.ts';
import { imageFieldsOf, takeImages, type TakenImages } from './images.ts';
import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';

/** Of one call, so that it ends in time. */
const mostShown = 1000;
const shownAtOnce = 40;

export async function listAdminArtworks(): Promise<AdminArtwork[]> {
  const [artworks, takes] = await Promise.all([listArtworks(), listLiveTakes()]);
  return artworks.map((artwork) => {
    const live = takes.get(artwork.id) ?? [];
    const state = publicStateOf(artwork, live);
    return { ...artwork, ...findHolder(live), isForSale: isForSale(artwork), state };
  });
}

export type ArtworkEdit = { id: string; editor: string; version: number | null };

/** Throws 404; 409 as `requireUntaken`; 412 if it was edited since `version`; 400 as createArtwork does. */
export async function updateArtwork(input: ArtworkInput, edit: ArtworkEdit): Promise<Artwork> {
  const current = await findArtwork(edit.id);
  if (!current) throw unknownArtwork();
  const images = await takeImages(input, current);
  const { isFeatured, opensAt } = input;
  if (opensAt && opensAt !== current.opensAt) await requireUntaken(current);
  const changed = await changeArtwork(edit, (artwork) => ({
    ...artwork,
    ...artworkFieldsOf(input, images, artwork),
    isFeatured: isFeatured ?? artwork.isFeatured,
    ...hourAfter(artwork, opensAt),
    waits: waitsAfter(input, artwork),
  }));
  if (isFeatured) await unsetOtherFeatured(edit);
  const words = describeEdit(current, changed);
  if (words.length > 0) await recordActivity(edit.editor, words.join('; '));
  return changed;
}

/** Returns the hour of sale and when it was decided. An undefined one is unchanged. */
function hourAfter(
  { opensAt, hourSetAt }: Artwork,
  typed: string | null | undefined,
): Pick<Artwork, 'opensAt' | 'hourSetAt'> {
  if (typed === undefined || typed === opensAt) return { opensAt, hourSetAt };
  return { opensAt: typed, hourSetAt: typed && new Date().toISOString() };
}

/** Throws 409 for an artwork that is held or sold, which gets no hour of sale (rule 107). */
async function requireUntaken(artwork: Artwork, name = 'This work'): Promise<void> {
  const state = publicStateOf(artwork, await readLiveTakes(artwork.id));
  if (state !== 'reserved' && state !== 'sold') return;
  throw new HttpError(409, `${name} is ${state} already, so it cannot get an hour of sale.`);
}

/**
 * Gives artworks one hour of sale, or none. Those that have it are left, so a call that is repeated goes on where one has stopped. Throws
 * 409 as `requireUntaken`, before the first change.
 */
export async function openTogether(
  ids: readonly string[],
  opensAt: string | null,
  editor: string,
): Promise<void> {
  const artworks = await mapConcurrently(ids, shownAtOnce, findArtwork);
  const others = artworks.flatMap((artwork) =>
    artwork && artwork.opensAt !== opensAt ? artwork : [],
  );
  if (opensAt) {
    await mapConcurrently(others, shownAtOnce, (artwork) =>
      requireUntaken(artwork, `“${artwork.title}”`),
    );
  }
  await mapConcurrently(others, shownAtOnce, ({ id }) =>
    updateJson(`artworks/${id}`, artworkOrHidden, (artwork) =>
      artwork.opensAt === opensAt
        ? null
        : { ...editedBy(editor, artwork), ...hourAfter(artwork, opensAt) },
    ),
  );
  if (others.length > 0) await publishChange(snapshots.artworks);
}

/** Unsets `isFeatured` of every other artwork (rule 4). */
export async function unsetOtherFeatured({
  id,
  editor,
}: Omit<ArtworkEdit, 'version'>): Promise<void> {
  const others = (await listArtworks()).filter(
    (artwork) => artwork.isFeatured && artwork.id !== id,
  );
  for (const featured of others) {
    const edit = { id: featured.id, editor, version: null };
    await changeArtwork(edit, (artwork) => ({ ...artwork, isFeatured: false }));
  }
}

/** Returns why the artwork waits after the edit. A typed price answers what was unsure. */
function waitsAfter({ price }: ArtworkInput, { waits }: Artwork): Waits | undefined {
  return waits?.why === 'unsure' && price ? { why: 'look' } : waits;
}

/** Hides or shows an artwork. Showing it is the painter's look. Throws 409 if it waits for an answer (rule 75). */
export async function setArtworkVisibility(isHidden: boolean, edit: ArtworkEdit): Promise<Artwork> {
  const changed = await changeArtwork(edit, (artwork) => {
    if (isHidden) return { ...artwork, isHidden };
    if (artwork.waits?.why !== 'same') return { ...artwork, isHidden, waits: undefined };
    throw new HttpError(409, 'Say first whether it is the same painting or another one.');
  });
  await recordActivity(edit.editor, `${changed.title} ${isHidden ? 'hidden' : 'shown'}`);
  return changed;
}

/** Shows the artworks that wait for the painter's look. Returns how many are left. Throws 503. */
export async function showWaitingArtworks(editor: string): Promise<{ left: number }> {
  const artworks = await readCurrent(snapshots.artworks, artworkSchema);
  const waiting = [...artworks.values()].filter(({ waits }) => waits?.why === 'look');
  await mapConcurrently(waiting.slice(0, mostShown), shownAtOnce, ({ id }) =>
    updateJson(`artworks/${id}`, artworkOrHidden, (artwork) =>
      artwork.waits?.why === 'look'
        ? { ...editedBy(editor, artwork), isHidden: false, waits: undefined }
        : null,
    ),
  );
  await publishChange(snapshots.artworks);
  const shown = Math.min(waiting.length, mostShown);
  if (shown > 0) await recordActivity(editor, `${shown} synced artworks shown`);
  return { left: waiting.length - shown };
}

export async function setArtworkPosition(position: number, edit: ArtworkEdit): Promise<Artwork> {
  const changed = await changeArtwork(edit, (artwork) => ({ ...artwork, position }));
  await recordActivity(edit.editor, `${changed.title} moved`, `moved-${edit.id}`);
  return changed;
}

/** Deletes an artwork (rule 6). Throws 404, 409. */
export async function deleteArtwork(id: string, editor: string): Promise<void> {
  const artwork = await findArtwork(id);
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
  const changed = await updateJson(`artworks/${edit.id}`, artworkOrHidden, (artwork) => {
    requireVersion(artwork.version, edit.version);
    return editedBy(edit.editor, apply(artwork));
  });
  if (!changed) throw unknownArtwork();
  await publishChange(snapshots.artworks);
  return changed;
}

export function editedBy(editor: string, artwork: Artwork): Artwork {
  const lastModifiedAt = new Date().toISOString();
  return { ...artwork, lastModifiedAt, lastModifiedBy: editor, version: artwork.version + 1 };
}

/** Returns the fields of an edit. `current` is the stored artwork, or null for a new one. Throws 400. */
export function artworkFieldsOf(input: ArtworkInput, taken: TakenImages, current: Artwork | null) {
  const {
    imageUrl: _address,
    imageAlt: _alt,
    images: _given,
    isFeatured: _wish,
    opensAt: _hour,
    ...fields
  } = input;
  const { translations } = keepTranslations(input, current);
  return { ...fields, translations, ...imageFieldsOf(input.title, taken, current) };
}
