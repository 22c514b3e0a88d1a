import { hex } from '../../colour.ts';
import type { Outline } from '../../shapes.ts';

/** Height of the horizon. */
export const HORIZON = 372;

/** Where the sky breaks open. */
export const BREAK = 748;

/** From the darkest cloud to the light behind it. */
export const skyTones = [
  '#0b1a33',
  '#12305a',
  '#1d4f86',
  '#3f7fae',
  '#7fb0c4',
  '#e8cf92',
  '#ffe9b0',
].map(hex);

/** A band across the whole picture. */
export function wide(top: number, bottom: number): Outline {
  return [
    [-20, top],
    [1020, top],
    [1020, bottom],
    [-20, bottom],
  ];
}

/** How near a place is to the break of light, 0..1. */
export function gleam(x: number, y: number): number {
  return Math.exp(-(((x - BREAK) / 215) ** 2) - ((y - HORIZON) / 75) ** 2);
}
