import { getCollection } from 'astro:content';
import type { CatalogueArtwork } from '../../netlify/use-cases/site-content.ts';
import type { GalleryArtwork } from '#shared/gallery';
import { newestFirst } from './newest-first.ts';

export type { CatalogueArtwork };
type Size = Pick<CatalogueArtwork, 'imageWidth' | 'imageHeight'>;

/** The works on the wall, sold ones last. */
export async function listWorks(): Promise<CatalogueArtwork[]> {
  const entries = (await getCollection('artworks')).map(({ data }) => data);
  return entries
    .sort((one, other) => one.position - other.position)
    .map(({ position: _position, ...work }) => work);
}

/** The work that opens the house: the featured one, else the newest (rulings 1). */
export function chooseHero(works: CatalogueArtwork[]): CatalogueArtwork | undefined {
  const newest = newestFirst(works);
  return newest.find(({ isFeatured }) => isFeatured) ?? newest[0];
}

/** The work that an essay speaks of; where it is not on the wall, the first one stands in. */
export function pickWork(works: CatalogueArtwork[], slug: string): CatalogueArtwork | undefined {
  return works.find((work) => work.slug === slug) ?? works[0];
}

/** The three works that hang next to this one, going round at the end. */
export function neighboursOf(works: CatalogueArtwork[], index: number): CatalogueArtwork[] {
  const count = Math.min(3, works.length - 1);
  const places = Array.from({ length: count }, (_, step) => (index + 1 + step) % works.length);
  return places.flatMap((place) => works[place] ?? []);
}

/**
 * Every picture's width as a part of its column, 0 to 1: the same area for each, so that a tall one weighs no more on the
 * wall than a wide one (look.md).
 */
export function opticalWeights(pictures: Size[]): number[] {
  const ratios = pictures.map(({ imageWidth, imageHeight }) => imageWidth / imageHeight);
  const widest = Math.max(...ratios);
  return ratios.map((ratio) => Number(Math.sqrt(ratio / widest).toFixed(3)));
}

/** What the gallery needs of a work; sold works have no price (look.md). */
export function toGalleryArtwork(work: CatalogueArtwork): GalleryArtwork {
  const { id, title, imageUrl, imageAlt, imageWidth, imageHeight, technique, dimensions, year } =
    work;
  const price = work.state === 'sold' ? null : work.price;
  return {
    id,
    title,
    imageUrl,
    imageAlt,
    imageWidth,
    imageHeight,
    technique,
    dimensions,
    year,
    price,
  };
}
