import type { CatalogueArtwork } from './catalogue.ts';
import { frameOfEveryPage, keyOf } from './cache-key.ts';

const worksOnPage = 48;

export type WallPage = { works: CatalogueArtwork[]; number: number; last: number; total: number };

export function cutIntoPages(works: CatalogueArtwork[]): WallPage[] {
  const last = Math.max(1, Math.ceil(works.length / worksOnPage));
  return Array.from({ length: last }, (_, index) => ({
    works: works.slice(index * worksOnPage, (index + 1) * worksOnPage),
    number: index + 1,
    last,
    total: works.length,
  }));
}

export function wallPagePath(wall: string, number: number): string {
  return number === 1 ? wall : `${wall}/page/${number}`;
}

/** Returns the pages after the first. Their cache keys contain all that is shown on them. */
export async function furtherPages(works: CatalogueArtwork[]) {
  const frame = await frameOfEveryPage();
  const further = cutIntoPages(works).slice(1);
  return further.map((page) => ({
    params: { page: String(page.number) },
    props: { page },
    cacheKey: keyOf([page, frame]),
  }));
}
