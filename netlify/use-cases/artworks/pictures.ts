import { heicWords, isHeic } from '#shared/pictures/heic';
import { damaged, readPictureFile, type PictureFacts } from '#shared/pictures/picture-file';
import { samplePictures } from '#shared/samples/pictures';
import type { StoredPicture } from '#shared/pictures/picture';
import { HttpError } from '../../errors.ts';
import { cleanPicture, DamagedPngError, flattenOnWhite } from '../../picture-bytes/index.ts';
import { findMedium, storeMedium } from '../../ports/media.ts';
import { fetchFile } from '../../ports/remote-file.ts';

const shortestSide = 2;
const longestSide = 16_000;
const mostPixels = 100_000_000;
/** In bytes; compressed text and colour profiles of photographs have a few thousand. */
const mostPackedMetadata = 100_000;
/** Of a PNG with transparency: its pixels are decoded, which takes a few seconds at most. */
const mostDecodedPixels = 25_000_000;

/** Stores a picture on white, with nothing about people and places (rule 81). Throws 400 unless it is a whole JPEG, PNG or WebP that the shop can show. */
export async function storePicture(bytes: Uint8Array<ArrayBuffer>): Promise<StoredPicture> {
  const { contentType, facts } = readWhole(bytes);
  requireUsable(facts);
  const { width, height } = facts;
  const grounded = facts.hasAlpha ? await withGround(bytes, contentType, facts) : bytes;
  const hash = await storeMedium({ bytes: cleanPicture(grounded, contentType), contentType });
  return { url: `/media/${hash}`, width, height };
}

/** Copies a foreign picture. Throws 400 with the reason. A stored one is only measured: it may be older than a limit. */
export async function takePicture(address: string): Promise<StoredPicture> {
  if (!address.startsWith('/')) return storePicture(await fetchFile(address));
  const sample = samplePictures.find(({ url }) => url === address);
  if (sample) return sample;
  const medium = await findMedium(address.replace('/media/', ''));
  if (!medium) throw new HttpError(400, 'There is no picture at this address. Please upload it.');
  const { width, height } = readWhole(medium.bytes).facts;
  return { url: address, width, height };
}

/** Finds flaws and size with one reader, because two readers could see different sizes. Throws 400. */
function readWhole(bytes: Uint8Array): { contentType: string; facts: PictureFacts } {
  if (isHeic(bytes)) throw new HttpError(400, heicWords);
  const file = readPictureFile(bytes);
  if (!file) {
    throw new HttpError(
      400,
      'This is not a picture that the shop can show. Use JPEG, PNG or WebP.',
    );
  }
  const { contentType, flaw, facts } = file;
  if (facts) return { contentType, facts };
  throw new HttpError(400, flaw);
}

function countPixels({ width, height, isDeep }: Pick<PictureFacts, 'width' | 'height' | 'isDeep'>) {
  return width * height * (isDeep ? 2 : 1);
}

function requireUsable({ width, height, isDeep, frames, packedMetadata }: PictureFacts): void {
  const pixels = countPixels({ width, height, isDeep });
  if (Math.max(width, height) > longestSide || pixels > mostPixels) {
    const twice = isDeep ? ' With 16 bits each pixel counts twice.' : '';
    throw new HttpError(
      400,
      `This picture has ${width} × ${height} pixels. The shop takes 16,000 pixels on a side and 100 million in all at most.${twice} Please make it smaller.`,
    );
  }
  if (Math.min(width, height) < shortestSide) {
    throw new HttpError(
      400,
      `This picture has ${width} × ${height} pixels: too few to show anything. Please choose the photograph itself.`,
    );
  }
  if (frames > 1) {
    throw new HttpError(400, 'This picture moves. Please choose one that stands still.');
  }
  if (packedMetadata > mostPackedMetadata) {
    throw new HttpError(
      400,
      'This picture carries too much compressed text beside its pixels. Please save it again as JPEG.',
    );
  }
}

/** Puts a transparent picture on white, because it would be black in JPEG variants. Throws 400. */
async function withGround(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  facts: PictureFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  if (contentType !== 'image/png' || countPixels(facts) > mostDecodedPixels) {
    throw new HttpError(
      400,
      'A part of this picture is transparent, and it would be black in link previews. Press Upload and choose the file: that puts it on white. Or save it as JPEG.',
    );
  }
  const white = await flattenOnWhite(bytes).catch((error: unknown) => {
    if (error instanceof DamagedPngError) throw new HttpError(400, damaged);
    throw error;
  });
  return white ? new Uint8Array(white) : bytes;
}
