import { hex, mix, type Rgb, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud } from '../../noise.ts';
import { MOON } from './sky.ts';
import type { Point } from '../../shapes.ts';

/** A hill: its line, its tones and how many houses stand on it. */
export interface Hill {
  base: number;
  rise: number;
  peak: number;
  tones: readonly [string, string, string];
  houses: number;
  size: number;
}

/** From the farthest hill to the nearest. */
export const hills: readonly Hill[] = [
  {
    base: 372,
    rise: 110,
    peak: 240,
    tones: ['#3a4a9a', '#5f74bc', '#2a3480'],
    houses: 14,
    size: 0.26,
  },
  {
    base: 440,
    rise: 120,
    peak: 820,
    tones: ['#34399a', '#5f66b8', '#22246c'],
    houses: 40,
    size: 0.38,
  },
  {
    base: 528,
    rise: 150,
    peak: 330,
    tones: ['#2f2a86', '#5a52a6', '#1c1858'],
    houses: 60,
    size: 0.52,
  },
  {
    base: 640,
    rise: 150,
    peak: 760,
    tones: ['#2a2070', '#574494', '#160f46'],
    houses: 62,
    size: 0.7,
  },
  {
    base: 772,
    rise: 150,
    peak: 200,
    tones: ['#231a60', '#4c3a86', '#100a38'],
    houses: 46,
    size: 0.94,
  },
  {
    base: 930,
    rise: 90,
    peak: 800,
    tones: ['#1c154e', '#40306e', '#0b082c'],
    houses: 22,
    size: 1.25,
  },
];

/** Height of a hill above a place. */
export function ridge(hill: Hill, x: number): number {
  const swell = Math.exp(-(((x - hill.peak) / 330) ** 2)) * hill.rise;
  return (
    hill.base -
    swell +
    cloud(x / 190 + hill.base, hill.peak, 3) * 60 +
    20 * Math.sin(x / 120 + hill.base)
  );
}

/** A hillside in the moonlight. */
export function slope(field: Field, hill: Hill, tall: number): void {
  const top: Point[] = [];
  for (let x = -20; x <= 1020; x += 8) top.push([x, ridge(hill, x)]);
  const [mid, lit, deep] = hill.tones.map((t): Rgb => hex(t));
  if (!mid || !lit || !deep) return;
  field.fill([...top, [1020, tall + 20], [-20, tall + 20]], {
    paint: (x, y) => {
      const down = (y - ridge(hill, x)) / 240;
      const terrace = Math.sin(
        (y - ridge(hill, x) * 0.7) / (9 * hill.size + 5) + cloud(x / 60, y / 60) * 6,
      );
      const toMoon = (ridge(hill, x - 8) - ridge(hill, x + 8)) / 16;
      const face = smooth(
        -0.3,
        0.9,
        0.5 - down + terrace * 0.22 + (x < MOON[0] ? -toMoon : toMoon) * -0.6,
      );
      const rim =
        smooth(26 * hill.size + 8, 0, y - ridge(hill, x)) * (0.55 + 0.45 * Math.sin(x / 70));
      const tone = mix(
        mix(deep, mid, face * 1.6),
        lit,
        smooth(0.55, 1, face) + cloud(x / 40, y / 22) * 0.6,
      );
      return mix(tone, hex('#8f9ad8'), rim * 0.5);
    },
    waver: 3,
    flow: (x) => Math.atan2(ridge(hill, x + 8) - ridge(hill, x - 8), 16),
    hold: 0.8,
    detail: 0.15,
  });
}
