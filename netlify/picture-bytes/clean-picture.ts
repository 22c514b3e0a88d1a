import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const cleaners: Record<string, (bytes: Uint8Array) => Buffer> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/** Returns a picture without what tells about people and places: orientation, colour profile and pixels stay (rule 81). */
export function cleanPicture(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  const clean = cleaners[contentType];
  return clean ? new Uint8Array(clean(bytes)) : bytes;
}
