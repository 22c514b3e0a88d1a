import { readPicture } from '../read-picture.ts';
import { drawable, scaledTo } from '../sizes.ts';
import { type Size, rectify, type Pixels } from '../../geometry/index.ts';
import type { Answer, Opened, Rectified, Request } from './messages.ts';

/** Twice the longest result. */
const workingSide = 4800;
const viewSide = 1600;
const smallestSide = 50;
const quality = 0.9;

let photograph: Pixels | null = null;

addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));

async function answer(request: Request): Promise<void> {
  try {
    const value = 'file' in request ? await open(request.file) : await rectifyTo(request);
    send({ value }, [value.view]);
  } catch (error) {
    // Only errors of this class have words for people.
    const isForPeople = error instanceof Error && error.constructor === Error;
    send({ reason: isForPeople ? error.message : null });
  }
}

function send(message: Answer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

async function open(file: Blob): Promise<Opened> {
  const bitmap = await readPicture(file);
  const { width, height } = bitmap;
  if (Math.min(width, height) < smallestSide)
    throw new Error(
      `This picture has only ${width} × ${height} pixels. Choose a larger one to straighten it.`,
    );
  const size = drawable(scaledTo(bitmap, workingSide));
  photograph = draw(bitmap, size).getImageData(0, 0, size.width, size.height);
  const view = viewOf(bitmap);
  bitmap.close();
  return { photograph: size, view };
}

async function rectifyTo({ corners, size }: Extract<Request, { size: Size }>): Promise<Rectified> {
  if (!photograph) throw new Error('The photograph is not open.');
  const { context, canvas } = blank(size);
  const pixels = rectify(photograph, corners, size);
  context.putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return { file, view: viewOf(canvas) };
}

/** Returns the picture at the size of the view. A larger one would block the page while it is painted. */
function viewOf(picture: ImageBitmap | OffscreenCanvas): ImageBitmap {
  return draw(picture, scaledTo(picture, viewSide)).canvas.transferToImageBitmap();
}

function draw(
  picture: ImageBitmap | OffscreenCanvas,
  size: Size,
): OffscreenCanvasRenderingContext2D {
  const { context } = blank(size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  return context;
}

function blank({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  // A JPEG has no transparency; transparent parts would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}
