import type { Corners, Size } from './corners.ts';
import { homographyTo } from './homography.ts';

/** Four bytes a pixel; the fourth is not read and becomes 255. */
export type Pixels = Size & { data: Uint8ClampedArray<ArrayBufferLike> };

/** Returns what lies between the corners, without its perspective. Bilinear: the result must be at least half as large. */
export function rectify(
  photograph: Pixels,
  corners: Corners,
  size: Size,
): Uint8ClampedArray<ArrayBuffer> {
  const { data, width: stride } = photograph;
  const { width, height } = size;
  const { a, b, c, d, e, f, g, h } = homographyTo(corners);
  const [lastX, lastY] = [photograph.width - 1, photograph.height - 1];
  const result = new Uint8ClampedArray(width * height * 4);
  let to = 0;
  for (let row = 0; row < height; row++) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column++) {
      const u = (column + 0.5) / width;
      const w = 1 / (g * u + h * v + 1);
      const x = within((a * u + b * v + c) * w - 0.5, lastX);
      const y = within((d * u + e * v + f) * w - 0.5, lastY);
      const [left, top] = [x | 0, y | 0];
      const [right, bottom] = [x - left, y - top];
      const from = (top * stride + left) * 4;
      const nextColumn = left < lastX ? 4 : 0;
      const nextRow = top < lastY ? stride * 4 : 0;
      for (let channel = from; channel < from + 3; channel++) {
        const upper = data[channel]! * (1 - right) + data[channel + nextColumn]! * right;
        const below = channel + nextRow;
        const lower = data[below]! * (1 - right) + data[below + nextColumn]! * right;
        result[to++] = upper * (1 - bottom) + lower * bottom;
      }
      result[to++] = 255;
    }
  }
  return result;
}

function within(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}
