import { drawable } from '../../lib/pictures/sizes.ts';
import type { Size } from '../../lib/geometry/index.ts';
import { toJpeg } from '../../lib/pictures/to-jpeg.ts';
import { Trouble } from './trouble.ts';

export type Box = Size & { left: number; top: number };

/** A larger file has more pixels than a phone can hold. */
const mostBytes = 50_000_000;

/** Returns the photograph in its full size, upright. */
export async function openPhotograph(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size > mostBytes) throw new Trouble('large');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Trouble('unreadable');
  });
  const canvas = draw(bitmap, drawable(bitmap));
  bitmap.close();
  return canvas;
}

/** Draws a picture, or a part of it, in a size. */
export function draw(
  picture: HTMLCanvasElement | HTMLImageElement | ImageBitmap,
  { width, height }: Size,
  { left, top, ...part }: Box = { left: 0, top: 0, width: picture.width, height: picture.height },
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, left, top, part.width, part.height, 0, 0, width, height);
  if (context.getImageData(0, 0, 1, 1).data[3] === 0) throw new Trouble('empty');
  return canvas;
}

export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

export async function jpegOf(pixels: ImageData): Promise<Blob> {
  const { width, height } = pixels;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  contextOf(canvas).putImageData(pixels, 0, 0);
  const jpeg = await toJpeg(canvas, 0.9);
  if (!jpeg) throw new Trouble('empty');
  return jpeg;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Trouble('empty');
  return context;
}
