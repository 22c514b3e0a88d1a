import { atom } from 'nanostores';
import type { AdminArtwork, ArtworkInput } from '#shared/artwork';
import {
  ApiError,
  createArtwork,
  deleteArtwork,
  listAdminArtworks,
  setArtworkVisibility,
  updateArtwork,
} from '../lib/api.ts';
import { reportFailure } from './admin.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from './toast.ts';

/** The artworks, newest first, as far as they are known. */
export const $artworks = atom<'loading' | 'failed' | AdminArtwork[]>('loading');

/** Why a change was not made, in words for people. */
export type Refusal = { reason: string; isStale: boolean };

type Words = { done: string; failed: string };

const staleStatus = 412;

/** Fetches the artworks. */
export async function loadArtworks(): Promise<void> {
  $artworks.set('loading');
  if (!(await refreshArtworks())) $artworks.set('failed');
}

/** Adds an artwork, once for each key, or changes the selected one. Answers why not, or null. */
export async function saveArtwork(
  input: ArtworkInput,
  selected: AdminArtwork | { creationKey: string },
): Promise<Refusal | null> {
  if (!('id' in selected)) {
    return change(() => createArtwork(input, selected.creationKey), {
      done: 'Artwork created successfully',
      failed: 'Failed to create artwork',
    });
  }
  return change(() => updateArtwork(selected, input), {
    done: 'Artwork updated successfully',
    failed: 'Failed to update artwork',
  });
}

/** Hides an artwork from visitors, or shows it again. Answers why not, or null. */
export async function toggleVisibility({ id, isHidden }: AdminArtwork): Promise<Refusal | null> {
  return change(() => setArtworkVisibility(id, !isHidden), {
    done: isHidden ? 'Artwork is now visible' : 'Artwork is now hidden',
    failed: 'Failed to update artwork visibility',
  });
}

/** Deletes an artwork. Answers why not, or null. */
export async function removeArtwork({ id }: AdminArtwork): Promise<Refusal | null> {
  return change(() => deleteArtwork(id), {
    done: 'Artwork deleted successfully',
    failed: 'Failed to delete artwork',
  });
}

/** The newest version of an artwork, or null when it cannot be had. */
export async function reloadArtwork(id: string): Promise<AdminArtwork | null> {
  const artworks = await refreshArtworks();
  return artworks?.find((artwork) => artwork.id === id) ?? null;
}

async function change(send: () => Promise<unknown>, words: Words): Promise<Refusal | null> {
  try {
    await send();
  } catch (error) {
    reportFailure(error, words.failed);
    return refusalOf(error);
  }
  showToast({ title: 'Success', description: words.done });
  void followPublishing();
  await refreshArtworks();
  return null;
}

async function refreshArtworks(): Promise<AdminArtwork[] | null> {
  try {
    const artworks = await listAdminArtworks();
    $artworks.set(artworks);
    return artworks;
  } catch (error) {
    reportFailure(error, 'Failed to fetch artworks');
    return null;
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) {
    return { reason: error.text, isStale: error.status === staleStatus };
  }
  const reason = 'The shop could not be reached. Nothing is lost here: please try again.';
  return { reason, isStale: false };
}
