import { imageSize } from 'image-size';
import { samplePictures } from '#shared/sample-pictures';
import { HttpError } from '../http/errors.ts';
import { findMedium, storeMedium } from '../ports/media.ts';
import { fetchFile } from '../ports/remote-file.ts';

/** A stored picture: `url` within the shop, size in pixels as people see it (turned as its EXIF says). */
export type Picture = { url: string; width: number; height: number };

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const turnedSideways = 5;

/** Stores a picture under its content's hash. Throws 400 unless its own bytes say JPEG, PNG or WebP. */
export async function storePicture(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const { contentType, width, height } = readPicture(bytes);
  const hash = await storeMedium({ bytes, contentType });
  return { url: `/media/${hash}`, width, height };
}

/**
 * The shop's own picture behind an address: one of its own as it is, one from elsewhere copied (rulings 28). Throws 400
 * with the reason when there is none.
 */
export async function takePicture(address: string): Promise<Picture> {
  if (!address.startsWith('/')) return storePicture(await fetchFile(address));
  const sample = samplePictures.find(({ url }) => url === address);
  if (sample) return sample;
  const medium = await findMedium(address.replace('/media/', ''));
  if (!medium) throw new HttpError(400, 'There is no picture at this address. Please upload it.');
  const { width, height } = readPicture(medium.bytes);
  return { url: address, width, height };
}

function readPicture(bytes: Uint8Array) {
  const size = measure(bytes);
  const contentType = contentTypes[size?.type ?? ''];
  if (!size || !contentType) {
    throw new HttpError(
      400,
      'This is not a picture that the shop can show. Use JPEG, PNG or WebP.',
    );
  }
  const isTurned = (size.orientation ?? 1) >= turnedSideways;
  const [width, height] = isTurned ? [size.height, size.width] : [size.width, size.height];
  return { contentType, width, height };
}

function measure(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
