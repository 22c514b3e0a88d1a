import type { BoughtItem } from '#shared/payment';
import type { PictureSide } from '#shared/pictures/variants';
import { imageUrl } from '../../../lib/pictures/image-url.ts';

/** CSS pixels, of the longer side of a picture beside the words on a page. */
export const endingPictureSide: PictureSide = 520;

/**
 * Returns the styles of a picture of an order. `count`: pictures of the order; several stand two in a row on a phone. `side`: its longer
 * side in CSS pixels.
 */
export function boughtPicture(
  { imageUrl: address, imageWidth, imageHeight }: BoughtItem,
  count: number,
  side: PictureSide,
) {
  // A deleted artwork has none.
  if (!address) return { frame: {}, image: { hidden: true } };
  const share = count > 1 ? '45%' : '100%';
  const beside: PictureSide = count > 2 ? 220 : count > 1 ? 320 : side;
  const longest = Math.min(side, beside);
  const ratio = imageWidth / imageHeight;
  const width = Math.round(longest * Math.min(1, ratio));
  return {
    frame: { width: `min(${share}, ${width}px, ${ratio} * 60vh)` },
    image: {
      src: imageUrl(address, { w: 2 * width, fm: 'webp', q: 74 }),
      width,
      height: Math.round(width / ratio),
    },
  };
}
