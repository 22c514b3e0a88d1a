import type { Surface } from '../surface.ts';

/** A rectangle of a surface. */
export interface View {
  x: number;
  y: number;
  w: number;
  h: number;
}

function cut(plane: Float32Array, across: number, view: View): Float32Array {
  const out = new Float32Array(view.w * view.h);
  for (let row = 0; row < view.h; row += 1) {
    const from = (view.y + row) * across + view.x;
    out.set(plane.subarray(from, from + view.w), row * view.w);
  }
  return out;
}

/** The part of a surface inside a view. */
export function cropped(surface: Surface, view: View): Surface {
  if (view.w === surface.w && view.h === surface.h) return surface;
  const part = (plane: Float32Array): Float32Array => cut(plane, surface.w, view);
  return {
    w: view.w,
    h: view.h,
    red: part(surface.red),
    green: part(surface.green),
    blue: part(surface.blue),
    height: part(surface.height),
  };
}

/** Whether a place lies inside a view, or not farther outside than so many pixels. */
export function isNear(view: View, [x, y]: readonly [number, number], reach: number): boolean {
  const inside = x > view.x - reach && x < view.x + view.w + reach;
  return inside && y > view.y - reach && y < view.y + view.h + reach;
}
