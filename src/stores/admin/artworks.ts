import { atom } from 'nanostores';
import type { AdminArtwork, ArtworkInput } from '#shared/artwork';
import {
  ApiError,
  createArtwork,
  deleteArtwork,
  freeArtwork,
  listAdminArtworks,
  setArtworkVisibility,
  updateArtwork,
} from '../../lib/api.ts';
import { reportFailure } from './session.ts';
import { followPublishing } from './publishing.ts';
import { showToast } from '../toast.ts';

export const $artworks = atom<'loading' | 'failed' | AdminArtwork[]>('loading');

export type Refusal = { reason: string; isStale: boolean };

type Words = { done: string; failed: string };

const staleStatus = 412;

export async function loadArtworks(): Promise<void> {
  $artworks.set('loading');
  if (!(await refreshArtworks())) $artworks.set('failed');
}

/** Creates once for each key, or updates the selected artwork. Returns the refusal, or null. */
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

export async function toggleVisibility({ id, isHidden }: AdminArtwork): Promise<Refusal | null> {
  return change(() => setArtworkVisibility(id, !isHidden), {
    done: isHidden ? 'Artwork is now visible' : 'Artwork is now hidden',
    failed: 'Failed to update artwork visibility',
  });
}

export async function removeArtwork({ id }: AdminArtwork): Promise<string | null> {
  const refusal = await change(() => deleteArtwork(id), {
    done: 'Artwork deleted successfully',
    failed: 'Failed to delete artwork',
  });
  return refusal?.reason ?? null;
}

/** Cancels the transfer order that holds the artwork. Returns the refusal, or null. */
export async function freeHeldArtwork({ id, title }: AdminArtwork): Promise<string | null> {
  const refusal = await change(() => freeArtwork(id), {
    done: `Nobody holds “${title}” any more`,
    failed: 'Failed to free the artwork',
  });
  if (refusal) void refreshArtworks();
  return refusal?.reason ?? null;
}

/** Returns null if the server does not answer. */
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

/** Fetches the artworks anew; those that are shown stay until then. Null when they cannot be had. */
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
