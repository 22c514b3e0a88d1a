import * as z from 'zod';
import { textInput } from '../text.ts';
import { imageAddressInput } from './image-address.ts';
import { marks, markWords, type Mark } from './marks.ts';

export const mostImages = 8;
export const tooManyImages = `An artwork has ${mostImages} photographs at most. Remove one before you add another.`;
export const doubleImage = 'The same photograph is there twice. Remove one of the two.';

export const altInput = textInput().max(500).default('');

export const imagesInput = z
  .array(z.object({ url: imageAddressInput, alt: altInput, mark: z.enum(marks).optional() }))
  .min(1, 'An artwork needs a photograph')
  .max(mostImages, tooManyImages)
  .refine((images) => !hasDouble(images), doubleImage);

/** A photograph of an artwork; the first one has no mark. `source`: the address from which it was copied. */
export const imageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  source: z.string().optional(),
  mark: z.enum(marks).optional(),
});
export type Image = z.infer<typeof imageSchema>;
export type PublicImage = Omit<Image, 'source'>;
/** `lang`: of an alt text in English on a page of another language. */
export type ShownImage = PublicImage & { lang?: 'en' };

type FirstImage = {
  imageUrl: string;
  imageAlt: string;
  imageWidth: number;
  imageHeight: number;
  imageSource: string | null;
};

export function withFirstImage<Stored extends FirstImage & { images: Image[] }>(
  record: Stored,
): Stored {
  return { ...record, images: [firstImageOf(record), ...record.images.slice(1)] };
}

function firstImageOf(record: FirstImage): Image {
  const { imageUrl: url, imageAlt: alt, imageWidth: width, imageHeight: height } = record;
  return { url, alt, width, height, ...(record.imageSource && { source: record.imageSource }) };
}

export function hasDouble(images: readonly { url: string }[]): boolean {
  return new Set(images.map(({ url }) => url)).size < images.length;
}

/** Returns the alt text of a photograph without one of its own. `place` counts from 0. */
export function defaultAlt(title: string, place = 0, mark?: Mark): string {
  if (place === 0) return `${title}, a painting`;
  return `${title}, ${mark ? markWords.en[mark] : `photograph ${place + 1}`}`;
}

/** Empties the alt texts that were made from the title, because they follow the title and the place. */
export function withoutDefaultAlts(artwork: { title: string; images: readonly Image[] }): Image[] {
  return artwork.images.map((image, place) =>
    image.alt === defaultAlt(artwork.title, place, image.mark) ? { ...image, alt: '' } : image,
  );
}
