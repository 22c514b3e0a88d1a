import { newArtworkInput, type AdminArtwork, type ArtworkInput } from '#shared/artwork';
import { usualCategory } from '#shared/category';
import { withoutDefaultAlts } from '#shared/pictures/images';
import { artworkTexts } from '#shared/translations';
import type { Form } from '../../form/use-form.ts';
import { bySchema } from '../../form/by-schema.ts';
import { translationValues, type TranslationValues } from '../ui/translation-values.ts';
import { fieldNames, type ArtworkField } from './artwork-fields.ts';
import type { ImageValue } from './photograph-order.ts';

export type ArtworkValues = Omit<Pick<ArtworkInput, ArtworkField>, 'price'> & {
  price: string;
  /** Of a new artwork. */
  isHidden?: boolean;
  images: readonly ImageValue[];
} & TranslationValues<(typeof artworkTexts)[number]>;

export type ArtworkFormState = Pick<Form<ArtworkValues>, 'values' | 'errors' | 'read' | 'change'>;

export function newValues(): ArtworkValues {
  const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));
  return {
    ...(empty as Record<ArtworkField, never>),
    category: usualCategory,
    year: new Date().getFullYear(),
    stockQuantity: 0,
    isFeatured: false,
    isHidden: false,
    images: [],
    ...translationValues(artworkTexts),
  };
}

/** Returns the values of the form. An alt text that was made from the title is left out, so that it follows the title again. */
export function valuesOf(artwork: AdminArtwork): ArtworkValues {
  const stored = Object.fromEntries(fieldNames.map((name) => [name, artwork[name] ?? '']));
  return {
    ...(stored as Pick<ArtworkValues, ArtworkField>),
    images: withoutDefaultAlts(artwork).map(({ url, alt, mark }) => ({ url, alt, mark })),
    ...translationValues(artworkTexts, artwork.translations),
  };
}

const check = bySchema(newArtworkInput);

/** Checks with the server's schema. The first photograph is the picture of `imageUrl`. */
export function checkValues(values: ArtworkValues) {
  return check({ ...values, imageUrl: values.images[0]?.url ?? '' });
}
