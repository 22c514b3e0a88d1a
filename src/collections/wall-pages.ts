import type { CatalogueArtwork } from './catalogue.ts';
import { frameOfEveryPage, keyOf } from './cache-key.ts';

const worksOnPage = 48;

/** A part of a long list of works; `number` counts from 1, `total` is of all works. */
export type WallPage = { works: CatalogueArtwork[]; number: number; last: number; total: number };

/** A list of works as pages; one page, empty, when there are none. */
export function cutIntoPages(works: CatalogueArtwork[]): WallPage[] {
  const last = Math.max(1, Math.ceil(works.length / worksOnPage));
  return Array.from({ length: last }, (_, index) => ({
    works: works.slice(index * worksOnPage, (index + 1) * worksOnPage),
    number: index + 1,
    last,
    total: works.length,
  }));
}

/** Where a page of a wall is; the first one has the wall's own address. */
export function wallPagePath(wall: string, number: number): string {
  return number === 1 ? wall : `${wall}/page/${number}`;
}

/** The static paths of the pages after the first, rendered again only when something on them changed. */
export async function furtherPages(works: CatalogueArtwork[]) {
  const frame = await frameOfEveryPage();
  const further = cutIntoPages(works).slice(1);
  return further.map((page) => ({
    params: { page: String(page.number) },
    props: { page },
    cacheKey: keyOf([page, frame]),
  }));
}
