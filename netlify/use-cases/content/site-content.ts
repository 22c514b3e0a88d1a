import type { PublicArtwork } from '#shared/artwork';
import type { ContentPage } from '#shared/content';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { hasBlobs } from '../../env.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { listVisibleArtworks, toPublicArtwork } from '../artworks/artworks.ts';
import { readContentVersion } from '../publishing/publishing.ts';
import { listContentPages } from './content.ts';
import { diaryEntriesOf, listDiary, listInspirations, listProcess } from './journal.ts';
import { requireStoreFormat } from '../store-format.ts';

let readingVersion: Promise<string> | undefined;

/** Sold ones last. Reads the records: snapshots may be minutes old. */
export async function loadCatalogue(): Promise<PublicArtwork[]> {
  const artworks = await loadContent(
    () => listVisibleArtworks(readCurrent),
    sampleArtworks.map((artwork) => toPublicArtwork(artwork, 'available')),
  );
  return artworks.sort((one, other) => Number(isSold(one)) - Number(isSold(other)));
}

export function loadContentPages(): Promise<ContentPage[]> {
  return loadContent(listContentPages, sampleContentPages);
}

export function loadDiary(): Promise<DiaryEntry[]> {
  return loadContent(() => listDiary(readCurrent), sampleContentPages.flatMap(diaryEntriesOf));
}

export function loadProcess(): Promise<ProcessItem[]> {
  return loadContent(() => listProcess(readCurrent), sampleProcess);
}

export function loadInspirations(): Promise<Inspiration[]> {
  return loadContent(() => listInspirations(readCurrent), sampleInspirations);
}

/** The development server reads a new version with each load. */
export async function loadSiteVersion(): Promise<{ id: string; version: string }[]> {
  const version = await loadContent(() => readVersionOnce(), '');
  readingVersion = undefined;
  return [{ id: 'site', version }];
}

/** Reads the version before the records, so that a build never claims more than it contains. */
async function loadContent<Content>(
  read: () => Promise<Content>,
  samples: Content,
): Promise<Content> {
  if (!hasBlobs()) return samples;
  await readVersionOnce();
  return read();
}

function readVersionOnce(): Promise<string> {
  return (readingVersion ??= requireStoreFormat().then(readContentVersion));
}

function isSold({ state }: PublicArtwork): boolean {
  return state === 'sold';
}
