import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { artworkInput, type AdminArtwork, type ArtworkInput } from '#shared/artwork';
import { usualCategory } from '#shared/category';
import { withoutDefaultAlts } from '#shared/pictures/images';
import { artworkTexts } from '#shared/translations';
import { translationValues } from '../translation-values.ts';

export type ArtworkValues = z.input<typeof artworkInput>;

export function newValues(): ArtworkValues {
  return {
    title: '',
    description: '',
    price: '',
    imageUrl: '',
    images: [],
    category: usualCategory,
    technique: '',
    dimensions: '',
    framed: '',
    signed: '',
    readyToHang: '',
    certificate: '',
    weight: '',
    year: new Date().getFullYear(),
    stockQuantity: 0,
    isFeatured: false,
    translations: translationValues(artworkTexts),
  };
}

/** An alt text made from the title follows the title again. */
export function valuesOf(artwork: AdminArtwork): ArtworkValues {
  const { title, description, price, imageUrl, category, technique, dimensions } = artwork;
  const { framed, signed, readyToHang, certificate, weight } = artwork;
  const { year, stockQuantity, isFeatured } = artwork;
  return {
    title,
    description,
    price: price ?? '',
    imageUrl,
    images: withoutDefaultAlts(artwork).map(({ url, alt }) => ({ url, alt })),
    category,
    technique,
    dimensions,
    framed,
    signed,
    readyToHang,
    certificate,
    weight,
    year,
    stockQuantity,
    isFeatured,
    translations: translationValues(artworkTexts, artwork.translations),
  };
}

const check = zodResolver(artworkInput);

/** Checks with the server's schema. The first photograph is the picture of `imageUrl`. */
export const checkValues: Resolver<ArtworkValues, unknown, ArtworkInput> = (
  { images = [], ...values },
  ...rest
) => check({ ...values, imageUrl: images[0]?.url ?? '', images }, ...rest);
