import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples';

/** Two originals and a print of which there are two. */
export const artworks: Artwork[] = sampleArtworks
  .slice(0, 3)
  .map((artwork, index) => ({ ...artwork, stockQuantity: index === 2 ? 2 : 1 }));
