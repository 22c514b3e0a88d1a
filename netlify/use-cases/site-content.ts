import type { Artwork, PublicArtwork } from '#shared/artwork';
import type { ContentPage } from '#shared/content';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { sampleInspirations, sampleProcess } from '#shared/sample-journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples';
import { hasBlobs } from '../env.ts';
import { readCurrent } from '../ports/blobs-snapshots.ts';
import { listArtworks } from './artworks.ts';
import { pieceState, readHolds } from './availability.ts';
import { listContentPages } from './content.ts';
import { entriesOf, listDiary, listInspirations, listProcess } from './journal.ts';
import { toPublicArtwork } from './public-artworks.ts';

export type CatalogueArtwork = PublicArtwork;

/**
 * The visible artworks with their state, sold ones last. A build reads the records as they are now, not the lists, which may
 * be minutes old. Without a store the samples are shown; a build on Netlify fails before that.
 */
export async function loadCatalogue(): Promise<CatalogueArtwork[]> {
  if (!hasBlobs()) return sampleArtworks.map(asSample);
  const [artworks, holds] = await Promise.all([listArtworks(readCurrent), readHolds()]);
  return artworks
    .filter(({ isHidden }) => !isHidden)
    .map((artwork) => toPublicArtwork(artwork, pieceState(artwork, holds)))
    .sort((one, other) => Number(isSold(one)) - Number(isSold(other)));
}

/** The pages that the administrator edits. */
export async function loadContentPages(): Promise<ContentPage[]> {
  return hasBlobs() ? listContentPages() : sampleContentPages;
}

/** The diary, newest first. */
export async function loadDiary(): Promise<DiaryEntry[]> {
  return hasBlobs() ? listDiary(readCurrent) : sampleContentPages.flatMap(entriesOf);
}

/** The films of the easel, newest first. */
export async function loadProcess(): Promise<ProcessItem[]> {
  return hasBlobs() ? listProcess(readCurrent) : sampleProcess;
}

/** What the paintings grow from, newest first. */
export async function loadInspirations(): Promise<Inspiration[]> {
  return hasBlobs() ? listInspirations(readCurrent) : sampleInspirations;
}

function isSold({ state }: CatalogueArtwork): boolean {
  return state === 'sold';
}

function asSample(artwork: Artwork): CatalogueArtwork {
  return toPublicArtwork(artwork, 'available');
}
