import type { PictureFlaw } from './picture-files/flaw.ts';
import { findJpegFlaw, isJpeg } from './picture-files/jpeg.ts';
import { findPngFlaw, isPng } from './picture-files/png.ts';
import { findWebpFlaw, isWebp } from './picture-files/webp.ts';

const words: Record<PictureFlaw, string> = {
  incomplete: 'This picture is incomplete: its end is missing. Please copy or download it again.',
  empty: 'This picture has no pixels. Please save it again as JPEG, PNG or WebP.',
  broken: 'This picture is damaged. Please save it again as JPEG, PNG or WebP.',
};

/**
 * Reads the structure of a JPEG, PNG or WebP to its end and returns what is wrong with it, as a sentence for people.
 * Returns null for a file that is whole, and for one of another format. Pixels are not decoded: an error inside
 * compressed data of the right length is not found.
 */
export function describePictureFlaw(bytes: Uint8Array): string | null {
  const flaw = findPictureFlaw(bytes);
  return flaw && words[flaw];
}

function findPictureFlaw(bytes: Uint8Array): PictureFlaw | null {
  if (isJpeg(bytes)) return findJpegFlaw(bytes);
  if (isPng(bytes)) return findPngFlaw(bytes);
  if (isWebp(bytes)) return findWebpFlaw(bytes);
  return null;
}
