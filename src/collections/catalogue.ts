import { getCollection } from 'astro:content';
import type { CatalogueArtwork } from '../../netlify/use-cases/site-content.ts';
import type { GalleryArtwork } from '#shared/gallery';

export type { CatalogueArtwork };

/** The works on the wall, sold ones last. */
export async function listWorks(): Promise<CatalogueArtwork[]> {
  const entries = await getCollection('artworks');
  return entries.map(({ data }) => data).sort((one, other) => one.position - other.position);
}

/** The work that opens the house: the featured one, else the newest (rulings 1). */
export function chooseHero(works: CatalogueArtwork[]): CatalogueArtwork | undefined {
  const newestFirst = works.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return newestFirst.find(({ isFeatured }) => isFeatured) ?? newestFirst[0];
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
