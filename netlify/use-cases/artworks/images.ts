import type { Artwork, ArtworkInput } from '#shared/artwork';
import {
  defaultAlt,
  doubleImage,
  hasDouble,
  withoutDefaultAlts,
  type Image,
} from '#shared/pictures/images';
import type { Mark } from '#shared/pictures/marks';
import { HttpError } from '../../errors.ts';
import { takePicture } from './pictures.ts';

type ImageInput = { url: string; alt: string; mark?: Mark | undefined };

/** Stored photographs with the alt texts of the input; `further` is null if the input does not name them. */
export type TakenImages = { first: Image; further: Image[] | null };

/** Copies foreign photographs, measures new ones of the shop, keeps known ones. Throws 400. */
export async function takeImages(
  { imageUrl, imageAlt, images }: ArtworkInput,
  current: Artwork | null,
): Promise<TakenImages> {
  const [cover, ...others] = images ?? [];
  if (cover && cover.url !== imageUrl) {
    throw new HttpError(
      400,
      'images must begin with the picture of imageUrl. Or leave images out.',
    );
  }
  if (cover?.alt && imageAlt && cover.alt !== imageAlt) {
    throw new HttpError(400, 'imageAlt must be the alt of the first of images. Or leave one out.');
  }
  const wanted = [{ url: imageUrl, alt: cover?.alt || imageAlt }, ...others];
  const [first, ...further] = await Promise.all(wanted.map((image) => takeImage(image, current)));
  return { first: first!, further: images ? further : null };
}

async function takeImage({ url: address, alt, mark }: ImageInput, current: Artwork | null) {
  const stored = current?.images.find(({ url, source }) => address === url || address === source);
  const marked = mark ? { mark } : {};
  if (stored) {
    const { mark: _before, ...fields } = stored;
    return { ...fields, alt, ...marked };
  }
  const { url, width, height } = await takePicture(address);
  return { url, alt, width, height, ...(url !== address && { source: address }), ...marked };
}

/**
 * Returns the fields of the photographs. `current` is the stored artwork, or null for a new one. Throws 400 for a photograph that is there
 * twice.
 */
export function imageFieldsOf(title: string, taken: TakenImages, current: Artwork | null) {
  const furtherBefore = current ? withoutDefaultAlts(current).slice(1) : [];
  const images = [taken.first, ...(taken.further ?? furtherBefore)].map((image, place) => ({
    ...image,
    alt: image.alt || defaultAlt(title, place, image.mark),
  }));
  if (hasDouble(images)) throw new HttpError(400, doubleImage);
  const { url, alt, width, height, source = null } = images[0]!;
  return {
    imageUrl: url,
    imageAlt: alt,
    imageWidth: width,
    imageHeight: height,
    imageSource: source,
    images,
  };
}
