import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';

/** Two originals, and a print with stock 2. */
export const artworks: Artwork[] = sampleArtworks
  .slice(0, 3)
  .map((artwork, index) => ({ ...artwork, stockQuantity: index === 2 ? 2 : 1 }));
