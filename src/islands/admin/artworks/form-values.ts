import type * as z from 'zod';
import { defaultAlt, type AdminArtwork, type artworkInput } from '#shared/artwork';

export type ArtworkValues = z.input<typeof artworkInput>;

export function newValues(): ArtworkValues {
  return {
    title: '',
    description: '',
    price: '',
    imageUrl: '',
    imageAlt: '',
    category: 'artwork',
    technique: '',
    dimensions: '',
    year: new Date().getFullYear(),
    stockQuantity: 0,
    isFeatured: false,
  };
}

/** An alt text made from the title follows the title again. */
export function valuesOf(artwork: AdminArtwork): ArtworkValues {
  const { title, description, price, imageUrl, category, technique, dimensions } = artwork;
  const { year, stockQuantity, isFeatured } = artwork;
  const imageAlt = artwork.imageAlt === defaultAlt(title) ? '' : artwork.imageAlt;
  return {
    title,
    description,
    price: price ?? '',
    imageUrl,
    imageAlt,
    category,
    technique,
    dimensions,
    year,
    stockQuantity,
    isFeatured,
  };
}
