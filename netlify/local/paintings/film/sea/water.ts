import { hex, mix, ramp, smooth, type Rgb } from '../../colour.ts';
import { cloud } from '../../noise.ts';
import type { Point } from '../../shapes.ts';
import { nearness, phase, type Swing } from './waves.ts';

/** Where the sun has just come up. */
export const SUN = 655;

const tones = ['#04283e', '#07465e', '#0f6a7a', '#2d968f', '#84c8b2', '#f0dcb8'].map(hex);
const gold = hex('#ffd98c');
const rose = hex('#e79a86');
const foam = hex('#f4efdc');

/** What sets one dab of paint apart from the next. */
export interface Dab {
  place: Point;
  swing: Swing;
  /** Chance of this dab, 0..1: whether it ever catches the sun or turns to foam. */
  chance: number;
  fine: boolean;
}

/** The colour of calm water, before any wave. */
export function calm([x, y]: Point): Rgb {
  const near = nearness(y);
  const streak = cloud(x / (40 + near * 130), y / (4 + near * 16), 3);
  const sea = ramp(tones, 0.5 - near * 0.16 + streak * 0.4);
  return mix(sea, rose, (1 - near) ** 5 * 0.75);
}

/** The colour of a dab at a moment of the loop: dark on a wave's face, light on its back. */
export function water({ place, swing, chance, fine }: Dab, moment: number): Rgb {
  const [x, y] = place;
  const { near } = swing;
  const big = phase(swing, 0, moment);
  const small = phase(swing, 1, moment);
  const slope = Math.cos(big + 0.5) * 0.62 + Math.cos(small + 0.4) * 0.3;
  const height = Math.sin(big) * 0.7 + Math.sin(small) * 0.3;
  const streak = cloud(x / (40 + near * 130), y / (4 + near * 16), 3);
  const tone = 0.44 - near * 0.1 + slope * 0.2 + height * 0.13 + streak * 0.34;
  const sea = mix(ramp(tones, tone), rose, (1 - near) ** 5 * 0.75 + smooth(0.1, 0.9, slope) * 0.14);
  const path = Math.exp(-(((x - SUN) / (34 + near * 170)) ** 2));
  const glint = path * smooth(0.15, 0.75, slope + (chance - 0.62) * 1.5) * (fine ? 0.95 : 0.5);
  const lit = mix(sea, gold, glint);
  if (!fine || near < 0.12) return lit;
  return mix(lit, foam, smooth(0.8, 0.98, height + (chance - 0.8) * 0.7) * 0.72);
}
