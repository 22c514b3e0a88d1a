import { imageSize } from 'image-size';
import { describePictureFlaw } from '#shared/pictures/picture-flaw';
import { samplePictures } from '#shared/samples/pictures';
import { HttpError } from '../../errors.ts';
import { findMedium, storeMedium } from '../../ports/media.ts';
import { fetchFile } from '../../ports/remote-file.ts';

/** `url` within the shop; size in pixels after the EXIF rotation. */
export type Picture = { url: string; width: number; height: number };

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const turnedSideways = 5;
const longestSide = 16_000;
const mostPixels = 100_000_000;

/** Throws 400 unless the bytes are a whole JPEG, PNG or WebP of a size that the shop can show. */
export async function storePicture(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const flaw = describePictureFlaw(bytes);
  if (flaw) throw new HttpError(400, flaw);
  const { contentType, width, height } = readPicture(bytes);
  requireUsableSize(width, height);
  const hash = await storeMedium({ bytes, contentType });
  return { url: `/media/${hash}`, width, height };
}

/** Copies a foreign picture. Throws 400 with the reason. A stored one is only measured: it may be older than a check. */
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

function requireUsableSize(width: number, height: number): void {
  if (Math.max(width, height) <= longestSide && width * height <= mostPixels) return;
  throw new HttpError(
    400,
    `This picture has ${width} × ${height} pixels. The shop takes 16,000 pixels on a side and 100 million in all at most. Please make it smaller.`,
  );
}

function measure(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}
