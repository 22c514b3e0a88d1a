import type { PublicArtwork } from '#shared/artwork';
import type { Series } from '#shared/series';
import type { ContentPage } from '#shared/content';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { pageSettings, type PageSettings } from '#shared/admin/settings';
import { hasBlobs } from '../../env.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { listVisibleArtworks, toPublicArtwork } from '../artworks/artworks.ts';
import { listSeries } from '../artworks/series.ts';
import { readSiteVersions, type SiteVersions } from '../publishing/snapshots.ts';
import { listContentPages } from '../pages.ts';
import { diaryEntriesOf, listDiary, listInspirations, listProcess } from './journal.ts';
import { readSettings, unsavedSettings } from '../settings.ts';
import { requireStoreFormat } from '../store-format.ts';

let readingVersions: Promise<SiteVersions> | undefined;

/** Reads the records, because snapshots may be minutes old. Sold artworks come behind, then those not for sale. */
export async function loadCatalogue(): Promise<PublicArtwork[]> {
  const artworks = await loadContent(
    () => listVisibleArtworks(readCurrent),
    sampleArtworks.map((artwork) => toPublicArtwork(artwork, 'available')),
  );
  return artworks.sort((first, second) => rankOf(first) - rankOf(second));
}

export function loadSeries(): Promise<Series[]> {
  return loadContent(() => listSeries(readCurrent), []);
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

export async function loadPageSettings(): Promise<[PageSettings & { id: string }]> {
  const settings = await loadContent(readSettings, unsavedSettings());
  const shown = pageSettings.map((name) => [name, settings[name]]);
  return [{ id: 'shop', ...(Object.fromEntries(shown) as PageSettings) }];
}

/** Reads the versions, and reads new ones with each load of the development server. */
export async function loadSiteVersions(): Promise<{ id: string; versions: SiteVersions }[]> {
  const versions = await loadContent(readVersionsOnce, {});
  readingVersions = undefined;
  return [{ id: 'site', versions }];
}

/** Reads the versions before the records, so that a build never claims more than it contains. */
async function loadContent<Content>(
  read: () => Promise<Content>,
  samples: Content,
): Promise<Content> {
  if (!hasBlobs()) return samples;
  await readVersionsOnce();
  return read();
}

function readVersionsOnce(): Promise<SiteVersions> {
  return (readingVersions ??= requireStoreFormat().then(readSiteVersions));
}

function rankOf({ state }: PublicArtwork): number {
  return ['sold', 'not-for-sale'].indexOf(state);
}
