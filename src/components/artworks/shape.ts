import { near } from '#shared/pictures/variants';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';

type Shape = Pick<CatalogueArtwork, 'imageWidth' | 'imageHeight'>;

/** Returns what the wall needs of an artwork. */
export function sizeOf({ dimensions, imageWidth, imageHeight }: Shape & { dimensions: string }) {
  return { dimensions, ratio: imageWidth / imageHeight };
}

/** Hangs over its label, not beside it. */
export function isPanorama({ imageWidth, imageHeight }: Shape): boolean {
  return imageWidth / imageHeight >= 2;
}

const leastDetail = 1200;
const leastPainting = 1600;
/**
 * Returns the place of the photograph that the strip shows: a detail, else the painting, or null if neither is large enough (rule 91). A
 * painting that is wider than the strip would be shown whole once more.
 */
export function findNear({ images }: Pick<CatalogueArtwork, 'images'>): number | null {
  const detail = images.findIndex(({ mark, width }) => mark === 'detail' && width >= leastDetail);
  if (detail > 0) return detail;
  const { width, height } = images[0]!;
  return width >= leastPainting && width / height <= near.ratio ? 0 : null;
}
