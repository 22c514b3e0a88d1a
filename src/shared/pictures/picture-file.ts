import type { PictureFacts, PictureFlaw } from './files/facts.ts';
import { isJpeg, readJpeg } from './files/jpeg.ts';
import { isPng, readPng } from './files/png.ts';
import { isWebp, readWebp } from './files/webp.ts';

const words: Record<PictureFlaw, string> = {
  incomplete: 'This picture is incomplete: its end is missing. Please copy or download it again.',
  empty: 'This picture has no pixels. Please save it again as JPEG, PNG or WebP.',
  broken: 'This picture is damaged. Please save it again as JPEG, PNG or WebP.',
};

const formats = [
  { contentType: 'image/jpeg', is: isJpeg, read: readJpeg },
  { contentType: 'image/png', is: isPng, read: readPng },
  { contentType: 'image/webp', is: isWebp, read: readWebp },
];

export type PictureFile = { contentType: string } & (
  { flaw: string; facts: null } | { flaw: null; facts: PictureFacts }
);

/** Reads a JPEG, PNG or WebP without its pixels; null for another format. `flaw` is a sentence for people. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const format = formats.find(({ is }) => is(bytes));
  if (!format) return null;
  const { contentType } = format;
  const found = format.read(bytes);
  return typeof found === 'string'
    ? { contentType, flaw: words[found], facts: null }
    : { contentType, flaw: null, facts: found };
}
