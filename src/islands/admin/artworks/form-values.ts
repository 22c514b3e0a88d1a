import type * as z from 'zod';
import { defaultAlt, type AdminArtwork, type artworkInput } from '#shared/artwork';

/** What stands in the form's fields. */
export type ArtworkValues = z.input<typeof artworkInput>;

/** What a new artwork starts with (spec, section 9). */
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

/** What is stored of an artwork; an image description that was made from the title follows it again. */
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
