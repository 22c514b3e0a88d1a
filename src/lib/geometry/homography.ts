import type { Corners, Point } from './corners.ts';

/** Maps the unit square onto the corners: x = (a u + b v + c) / (g u + h v + 1), y = (d u + e v + f) / the same. */
export type Homography = Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', number>;

/**
 * Returns the map of the unit square to the corners, which must not lie on one line. Source: Heckbert, 'Fundamentals of Texture Mapping and
 * Image Warping' (1989), 2.2.3.
 */
export function homographyTo([p0, p1, p2, p3]: Corners): Homography {
  const [dx1, dy1] = [p1.x - p2.x, p1.y - p2.y];
  const [dx2, dy2] = [p3.x - p2.x, p3.y - p2.y];
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return {
    a: p1.x - p0.x + g * p1.x,
    b: p3.x - p0.x + h * p3.x,
    c: p0.x,
    d: p1.y - p0.y + g * p1.y,
    e: p3.y - p0.y + h * p3.y,
    f: p0.y,
    g,
    h,
  };
}

export function project({ a, b, c, d, e, f, g, h }: Homography, u: number, v: number): Point {
  const w = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w };
}

/** Returns where in the unit square a point of the photograph lies. It inverts `project`. */
export function unproject({ a, b, c, d, e, f, g, h }: Homography, { x, y }: Point): Point {
  const [ux, vx, uy, vy] = [a - g * x, b - h * x, d - g * y, e - h * y];
  const determinant = ux * vy - vx * uy;
  return {
    x: ((x - c) * vy - vx * (y - f)) / determinant,
    y: (ux * (y - f) - (x - c) * uy) / determinant,
  };
}
