import type { Point, Pixels } from '../../../lib/geometry/index.ts';
import { eachPixelOn, toPhotograph, type WallPlane } from './wall-plane.ts';

/** Red, green and blue: how much of its own colour a thing shows in the room. */
export type Light = [number, number, number];

/** White paper in good light, of 255. */
const paperWhite = 245;
const brightest = 1.05;

/** In inches: how far the wall's colour is painted over the sheet's edge, and how soft its own edge is. */
const [overEdge, softness] = [0.35, 0.2];
/** Where the wall's colour is read, beyond the painted edge. */
const readBeyond = [0.15, 0.25, 0.35];
const readAlong = 25;
/** Read together, so that the grain of the photograph leaves no stripes. */
const nearby = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Reads the light in the room from the sheet; what is written on the sheet does not count. */
export function lightOn(photograph: Pixels, plane: WallPlane): Light {
  const { width, height } = plane.sheet;
  const shares = Array.from({ length: 15 }, (_, index) => index / 20 - 0.35);
  const places = shares.flatMap((x) =>
    shares.map((y) => indexOf(photograph, toPhotograph(plane, { x: x * width, y: y * height }))),
  );
  return [0, 1, 2].map((channel) => {
    const seen = places
      .map((at) => photograph.data[at + channel]!)
      .sort((first, second) => first - second);
    return Math.min(brightest, seen[seen.length >> 1]! / paperWhite);
  }) as Light;
}

/** Paints over the sheet with the colours of the wall around it. */
export function hideSheet(photograph: Pixels, plane: WallPlane): void {
  const { data } = photograph;
  const [right, bottom] = [plane.sheet.width / 2 + overEdge, plane.sheet.height / 2 + overEdge];
  const read = (at: (share: number, beyond: number) => Point) =>
    Array.from({ length: readAlong }, (_, index) => {
      const places = nearby.flatMap((step) => {
        const share = Math.max(-1, Math.min(1, (2 * (index + step)) / (readAlong - 1) - 1));
        return readBeyond.map((beyond) => at(share, beyond));
      });
      return colourOf(places.map((place) => toPhotograph(plane, place)));
    });
  const above = read((share, beyond) => ({ x: share * right, y: -bottom - beyond }));
  const below = read((share, beyond) => ({ x: share * right, y: bottom + beyond }));
  const before = read((share, beyond) => ({ x: -right - beyond, y: share * bottom }));
  const after = read((share, beyond) => ({ x: right + beyond, y: share * bottom }));

  eachPixelOn(photograph, plane, plane.sheet, { x: 0, y: 0 }, overEdge, (x, y, at) => {
    const inside = Math.min(right - Math.abs(x), bottom - Math.abs(y));
    if (inside <= 0) return;
    const cover = Math.min(1, inside / softness);
    const [column, row] = [along(x / right), along(y / bottom)];
    const [fromTop, fromLeft] = [y + bottom, x + right];
    const weights = [fromTop, 2 * bottom - fromTop, fromLeft, 2 * right - fromLeft].map(
      (distance) => 1 / (distance + 0.1) ** 2,
    );
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    for (let channel = 0; channel < 3; channel++) {
      const colours = [above[column], below[column], before[row], after[row]];
      const sum = colours.reduce((so, colour, side) => so + colour![channel]! * weights[side]!, 0);
      data[at + channel] = data[at + channel]! * (1 - cover) + (sum / whole) * cover;
    }
  });

  function colourOf(points: Point[]): number[] {
    const places = points.map((point) => indexOf(photograph, point));
    return [0, 1, 2].map(
      (channel) => places.reduce((sum, at) => sum + data[at + channel]!, 0) / places.length,
    );
  }
}

/** Returns the index of a colour that was read. `share` is from -1 to 1. */
function along(share: number): number {
  return Math.round(((Math.max(-1, Math.min(1, share)) + 1) / 2) * (readAlong - 1));
}

function indexOf({ width, height }: Pixels, { x, y }: Point): number {
  const column = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const row = Math.min(Math.max(Math.floor(y), 0), height - 1);
  return (row * width + column) * 4;
}
