import { readPictureFile } from '#shared/pictures/picture-file';

const unreadable =
  'This file is not a picture that this browser can read. Choose a JPEG, PNG or WebP.';

/** EXIF rotation applied. Throws a text for people if the file is not whole. */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  await requireWhole(file);
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Error(unreadable);
  }
}

/** Browsers decode incomplete pictures, and do not say why they refuse one. */
async function requireWhole(file: Blob): Promise<void> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(unreadable);
  });
  const flaw = readPictureFile(new Uint8Array(bytes))?.flaw;
  if (flaw) throw new Error(flaw);
}
