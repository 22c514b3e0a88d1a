import { readPicture } from '../../lib/pictures/read-picture.ts';

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

/** At most 3000 px, EXIF rotation applied, without the place. Throws a text for people if the file is not whole. */
export async function preparePicture(file: Blob, tries = 0): Promise<Blob> {
  const bitmap = await readPicture(file);
  try {
    for (const [longestSide, quality] of attempts.slice(beginnings[tries] ?? 3)) {
      const picture = await encode(drawBitmap(bitmap, longestSide), quality);
      if (picture.size <= largestBytes) return picture;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('This picture is too large for this browser to make it smaller.');
}

function drawBitmap(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d')!;
  // A JPEG has no transparency; transparent parts would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be prepared.'))),
      'image/jpeg',
      quality,
    );
  });
}
