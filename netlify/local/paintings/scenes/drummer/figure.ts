import { hex, mix, type Rgb } from '../../colour.ts';
import type { Fill } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Point } from '../../shapes.ts';

/** A drummer: his hips' place, how he moves, what he wears. */
export interface Drummer {
  x: number;
  y: number;
  size: number;
  facing: 1 | -1;
  shirt: string;
  trousers: string;
  striped?: boolean;
  hat: 'straw' | 'scarf';
  hatTone: string;
  drum: readonly [string, string];
  /** Paths of the arms, shoulder to hand. */
  near: readonly Point[];
  far: readonly Point[];
  /** Tilt of the head, in radians. */
  nod: number;
  /** Direction the fire lies in. */
  fire: number;
}

/** Moves a figure's own points to their place in the picture. */
export type Put = (points: readonly Point[]) => Point[];

/** The colour of firelight. */
export const GLOW = hex('#ffb050');

/** The colour of what it does not reach. */
export const NIGHT = hex('#0a0a2c');

/** Something lit by the fire on one side and lost in the night on the other. */
export function lit(d: Drummer, tone: Rgb, round: number, detail: number): Fill {
  return {
    paint: (x, y) => mix(tone, NIGHT, noise(x / (18 * d.size), y / (26 * d.size)) * 0.4),
    light: mix(tone, hex('#ffc070'), 0.72),
    shade: mix(tone, NIGHT, 0.74),
    round: round * d.size,
    sun: d.fire,
    detail,
  };
}
