import { isDeepStrictEqual } from 'node:util';
import type { SampleCounts } from '#shared/admin/samples';
import { artworkSchema, type Artwork } from '#shared/artwork';
import { inspirationSchema, processItemSchema } from '#shared/journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { isSampleAddress } from '../artworks/sample-artworks.ts';
import { listContentPages } from '../pages.ts';
import { listOrderedArtworks } from '../orders/lists/listing.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { listLiveTakes } from '../takes/takes.ts';

/** Keys of the samples in the store. `ordered`: sample artworks that an order has. */
export type StoredSamples = {
  artworks: string[];
  films: string[];
  inspirations: string[];
  pages: string[];
  ordered: Artwork[];
  isComplete: boolean;
};

/** Finds the samples in the store. An artwork with a photograph of its own is no sample, nor is a page with other words. */
export async function findStoredSamples(): Promise<StoredSamples> {
  const [artworks, films, inspirations, pages, ordered, takes] = await Promise.all([
    readCurrent(snapshots.artworks, artworkSchema),
    readCurrent(snapshots.process, processItemSchema),
    readCurrent(snapshots.inspirations, inspirationSchema),
    listContentPages(),
    listOrderedArtworks(),
    listLiveTakes(),
  ]);
  const own = sampleArtworks.flatMap(({ id }) => artworks.get(`artworks/${id}`) ?? []);
  const samples = own.filter(({ images }) => images.every(({ url }) => isSampleAddress(url)));
  const isOrdered = ({ id }: Artwork) => ordered.has(id) || (takes.get(id) ?? []).length > 0;
  const filmKeys = sampleProcess.map(({ id }) => `process/${id}`);
  const inspirationKeys = sampleInspirations.map(({ id }) => `inspirations/${id}`);
  const isUntouched = ({ id, content }: (typeof pages)[number]) =>
    sampleContentPages.some((page) => page.id === id && isDeepStrictEqual(page.content, content));
  return {
    artworks: samples.filter((artwork) => !isOrdered(artwork)).map(({ id }) => `artworks/${id}`),
    films: filmKeys.filter((key) => isSampleAddress(films.get(key)?.videoUrl ?? '')),
    inspirations: inspirationKeys.filter((key) =>
      isSampleAddress(inspirations.get(key)?.mediaUrl ?? ''),
    ),
    pages: pages.filter(isUntouched).map(({ id }) => `content/${id}`),
    ordered: samples.filter(isOrdered),
    isComplete:
      own.length === sampleArtworks.length &&
      filmKeys.every((key) => films.has(key)) &&
      inspirationKeys.every((key) => inspirations.has(key)) &&
      sampleContentPages.every((sample) =>
        pages.some(({ id, version }) => id === sample.id && version > 0),
      ),
  };
}

export function countSamples(samples: StoredSamples): SampleCounts {
  const { artworks, films, inspirations, pages } = samples;
  return {
    artworks: artworks.length,
    films: films.length,
    inspirations: inspirations.length,
    pages: pages.length,
  };
}
