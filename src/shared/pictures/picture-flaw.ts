import type { PictureFlaw } from './files/flaw.ts';
import { findJpegFlaw, isJpeg } from './files/jpeg.ts';
import { findPngFlaw, isPng } from './files/png.ts';
import { findWebpFlaw, isWebp } from './files/webp.ts';

const words: Record<PictureFlaw, string> = {
  incomplete: 'This picture is incomplete: its end is missing. Please copy or download it again.',
  empty: 'This picture has no pixels. Please save it again as JPEG, PNG or WebP.',
  broken: 'This picture is damaged. Please save it again as JPEG, PNG or WebP.',
};

/** Returns a sentence for people; null if the file is whole or of another format. Pixels are not decoded. */
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
