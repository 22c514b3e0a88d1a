import type { Rgb } from './colour.ts';

/** Wet paint on canvas: its colour, and how thickly it lies. */
export interface Surface {
  w: number;
  h: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  height: Float32Array;
}

/** A bare canvas of one colour. */
export function createSurface(w: number, h: number, ground: Rgb): Surface {
  const plane = (value: number): Float32Array => new Float32Array(w * h).fill(value);
  return {
    w,
    h,
    red: plane(ground[0]),
    green: plane(ground[1]),
    blue: plane(ground[2]),
    height: plane(0),
  };
}
