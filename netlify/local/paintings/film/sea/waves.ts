import { cloud, noise } from '../../noise.ts';
import type { Point } from '../../shapes.ts';

/** Height of the horizon, and how far the sea reaches down from it, in units. */
export const HORIZON = 214;
const DEEP = 411;

/** What the waves do at one place of the calm sea: how high each rises, and where it is in its roll. */
export interface Swing {
  near: number;
  rise: readonly [number, number, number];
  roll: readonly [number, number, number];
}

/** How near a place is to the viewer: 0 at the horizon, 1 at the lower edge. */
export function nearness(y: number): number {
  return Math.max(0, (y - HORIZON) / DEEP);
}

/** The swell that rolls towards the viewer, a crossing sea, and a chop. */
export function swingAt([x, y]: Point): Swing {
  const near = nearness(y);
  const far = 1 / (0.12 + near);
  const across = (x - 500) * far;
  const bent = cloud(across / 900, far * 0.6, 3) * 5;
  const group = 0.45 + noise(across / 420 + 7, far * 0.9) * 1.1;
  const high = 30 * near ** 1.5;
  return {
    near,
    rise: [high * group, high * 0.34, high * 0.13],
    roll: [
      far * 8.4 + bent + across / 700,
      far * 13 - across / 170 + bent * 0.6,
      far * 24 + across / 64,
    ],
  };
}

const TURNS = [1, 1, 2] as const;

/** Where a wave is in its roll at a moment (0..1 of the loop), in radians. */
export function phase(swing: Swing, wave: 0 | 1 | 2, moment: number): number {
  return swing.roll[wave] + TURNS[wave] * moment * Math.PI * 2;
}

/** How far the water there is moved from its place: round, as water moves, sharper at the crest. */
export function moved(swing: Swing, moment: number): Point {
  const [a, b, c] = swing.rise;
  const [p, q, r] = [phase(swing, 0, moment), phase(swing, 1, moment), phase(swing, 2, moment)];
  const crest = Math.sin(p) + 0.22 * Math.cos(2 * p);
  return [
    a * 0.22 * Math.cos(p) + b * 0.9 * Math.cos(q),
    -(a * crest + b * Math.sin(q) + c * Math.sin(r)) + a * 0.25 * Math.cos(p),
  ];
}
