import type { Point, Size, Pixels } from '../../../lib/geometry/index.ts';
import { eachPixelOn, pixelsAnInch, type WallPlane } from './wall-plane.ts';
import type { Light } from './sheet.ts';

/** What hangs on a wall; `size` and `middle` in inches. */
export type Hung = { work: Pixels; size: Size; middle: Point; light: Light };

/** In inches: a soft shadow under the work, and a narrow one where it touches the wall. */
const shadows = [
  { right: 0.25, down: 1, blur: 1.1, strength: 0.42 },
  { right: 0.05, down: 0.15, blur: 0.22, strength: 0.3 },
];
const shadowReach = 2.5;

/** Paints the work with its shadow into the pixels of the wall. */
export function hangOn(wall: Pixels, plane: WallPlane, { work, size, middle, light }: Hung): void {
  const { data } = wall;
  const [halfWidth, halfHeight] = [size.width / 2, size.height / 2];
  const sharpness = pixelsAnInch(plane, middle);
  eachPixelOn(wall, plane, size, middle, shadowReach, (x, y, at) => {
    const inside = Math.min(halfWidth - Math.abs(x), halfHeight - Math.abs(y));
    const cover = Math.min(1, Math.max(0, inside * sharpness + 0.5));
    if (cover < 1) darken(x, y, at);
    if (cover > 0) paint(x / size.width + 0.5, y / size.height + 0.5, at, cover);
  });

  function darken(x: number, y: number, at: number): void {
    let lit = 1;
    for (const { right, down, blur, strength } of shadows) {
      const shade = shareOf(x - right, halfWidth, blur) * shareOf(y - down, halfHeight, blur);
      lit *= 1 - strength * shade;
    }
    for (let channel = at; channel < at + 3; channel++) data[channel]! *= lit;
  }

  /** Paints a pixel with the colour at a point between four pixels of the work. */
  function paint(u: number, v: number, at: number, cover: number): void {
    const column = between(u * work.width - 0.5, work.width - 1.001);
    const row = between(v * work.height - 0.5, work.height - 1.001);
    const [left, top] = [column | 0, row | 0];
    const [right, below] = [column - left, row - top];
    const stride = work.width * 4;
    const from = top * stride + left * 4;
    for (let channel = 0; channel < 3; channel++) {
      const seen = from + channel;
      const upper = work.data[seen]! * (1 - right) + work.data[seen + 4]! * right;
      const next = seen + stride;
      const lower = work.data[next]! * (1 - right) + work.data[next + 4]! * right;
      const colour = (upper * (1 - below) + lower * below) * light[channel]!;
      data[at + channel] = data[at + channel]! * (1 - cover) + colour * cover;
    }
  }
}

/** Returns how much of a blurred shadow falls at a distance from its middle. */
function shareOf(distance: number, half: number, blur: number): number {
  const inside = 0.5 + (half - Math.abs(distance)) / (2.4 * blur);
  if (inside <= 0) return 0;
  return inside >= 1 ? 1 : inside * inside * (3 - 2 * inside);
}

function between(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}
