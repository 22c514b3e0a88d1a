import type { Artwork, PublicArtwork } from '#shared/artwork';
import type { PieceState } from '#shared/availability';
import type { ContentPage } from '#shared/content';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { sampleInspirations, sampleProcess } from '#shared/sample-journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples';
import { hasBlobs } from '../env.ts';
import { listArtworks, toPublicArtwork } from './artworks.ts';
import { pieceState, readHolds } from './availability.ts';
import { listContentPages } from './content.ts';
import { entriesOf, listDiary, listInspirations, listProcess } from './journal.ts';

export type CatalogueArtwork = PublicArtwork & { state: PieceState };

/**
 * The visible works with their state, sold ones last: what a build of the site shows. Without a store the samples stand
 * in, but never on Netlify, where invented paintings would be on sale with live keys (rulings 25).
 */
export async function loadCatalogue(): Promise<CatalogueArtwork[]> {
  if (!hasBlobs()) return sampleArtworks.map(asSample);
  const [artworks, holds] = await Promise.all([listArtworks(), readHolds()]);
  return artworks
    .filter(({ isHidden }) => !isHidden)
    .map((artwork) => ({ ...toPublicArtwork(artwork), state: pieceState(artwork, holds) }))
    .sort((one, other) => Number(isSold(one)) - Number(isSold(other)));
}

/** The pages that the administrator edits. */
export async function loadContentPages(): Promise<ContentPage[]> {
  return hasBlobs() ? listContentPages() : sampleContentPages;
}

/** The diary, newest first. */
export async function loadDiary(): Promise<DiaryEntry[]> {
  return hasBlobs() ? listDiary() : sampleContentPages.flatMap(entriesOf);
}

/** The films of the easel, newest first. */
export async function loadProcess(): Promise<ProcessItem[]> {
  return hasBlobs() ? listProcess() : sampleProcess;
}

/** What the paintings grow from, newest first. */
export async function loadInspirations(): Promise<Inspiration[]> {
  return hasBlobs() ? listInspirations() : sampleInspirations;
}

function isSold({ state }: CatalogueArtwork): boolean {
  return state === 'sold';
}

function asSample(artwork: Artwork): CatalogueArtwork {
  return { ...toPublicArtwork(artwork), state: 'available' };
}
