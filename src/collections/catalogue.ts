import { getCollection } from 'astro:content';
import type { PublicArtwork } from '#shared/artwork';
import type { GalleryArtwork } from '#shared/gallery';
import { newestFirst } from '#shared/newest-first';

export type CatalogueArtwork = PublicArtwork & { preview: string };
type Size = { imageWidth?: number | null | undefined; imageHeight?: number | null | undefined };

export async function listWorks(): Promise<CatalogueArtwork[]> {
  const entries = (await getCollection('artworks')).map(({ data }) => data);
  return entries
    .sort((one, other) => one.place - other.place)
    .map(({ place: _place, ...work }) => work);
}

/** Returns the featured artwork, else the newest (rule 4). */
export function chooseHero(works: CatalogueArtwork[]): CatalogueArtwork | undefined {
  const newest = newestFirst(works);
  return newest.find(({ isFeatured }) => isFeatured) ?? newest[0];
}

/** Returns the artwork of an essay, or the first one if it is not listed. */
export function pickWork(works: CatalogueArtwork[], slug: string): CatalogueArtwork | undefined {
  return works.find((work) => work.slug === slug) ?? works[0];
}

export function neighboursOf(works: CatalogueArtwork[], index: number): CatalogueArtwork[] {
  const count = Math.min(3, works.length - 1);
  const places = Array.from({ length: count }, (_, step) => (index + 1 + step) % works.length);
  return places.flatMap((place) => works[place] ?? []);
}

/**
 * Returns each picture's width as a share of its column, 0 to 1, so that all pictures have the same area. A picture
 * without a size counts as 4:3.
 */
export function opticalWeights(pictures: Size[]): number[] {
  const ratios = pictures.map(
    ({ imageWidth, imageHeight }) => (imageWidth ?? 4) / (imageHeight ?? 3),
  );
  const widest = Math.max(...ratios);
  return ratios.map((ratio) => Number(Math.sqrt(ratio / widest).toFixed(3)));
}

/** What is sold or not for sale has no price. */
export function toGalleryArtwork(work: CatalogueArtwork): GalleryArtwork {
  const { id, slug, title, images, technique, dimensions, year } = work;
  const price = /^(sold|not-for-sale)$/.test(work.state) ? null : work.price;
  return { id, slug, title, images, technique, dimensions, year, price };
}
