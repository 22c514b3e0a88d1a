import { readPicture } from '../../lib/pictures/read-picture.ts';
import { scaledTo } from '../../lib/pictures/sizes.ts';
import { toJpeg } from '../../lib/pictures/to-jpeg.ts';

/** Longest side in pixels and JPEG quality, tried in turn until the file is small enough. */
const attempts = [
  [3000, 0.9],
  [3000, 0.8],
  [2400, 0.8],
  [1600, 0.7],
] as const;
/** Where the first, the second and each further try begins. */
const beginnings = [0, 2, 3];
/** A function receives 4.5 MB at most. */
const largestBytes = 4_400_000;

/**
 * Returns the picture as a JPEG of at most 3000 px, with EXIF rotation applied and without the place. Throws a text for people if the file
 * is not whole.
 */
export async function preparePicture(file: Blob, tries = 0): Promise<Blob> {
  const bitmap = await readPicture(file);
  try {
    for (const [longestSide, quality] of attempts.slice(beginnings[tries] ?? 3)) {
      const picture = await toJpeg(drawBitmap(bitmap, longestSide), quality);
      if (!picture) throw new Error('The picture could not be prepared.');
      if (picture.size <= largestBytes) return picture;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('This picture is too large for this browser to make it smaller.');
}

function drawBitmap(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const size = scaledTo(bitmap, longestSide);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d')!;
  // A JPEG has no transparency; transparent parts would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
