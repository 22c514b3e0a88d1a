import { heicWords, isHeic } from '#shared/pictures/heic';
import { readPictureFile } from '#shared/pictures/picture-file';

const unreadable =
  'This file is not a picture that this browser can read. Choose a JPEG, PNG or WebP.';

/** Returns the picture with EXIF rotation applied. Throws a text for people if the file is not whole. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  const bytes = await readWhole(file);
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Error(isHeic(bytes) ? heicWords : unreadable);
  }
}

/** Reads a file. Throws for a damaged picture: browsers decode incomplete pictures, and do not say why they refuse one. */
async function readWhole(file: Blob): Promise<Uint8Array> {
  const buffer = await file.arrayBuffer().catch(() => {
    throw new Error(unreadable);
  });
  const bytes = new Uint8Array(buffer);
  const flaw = readPictureFile(bytes)?.flaw;
  if (flaw) throw new Error(flaw);
  return bytes;
}
