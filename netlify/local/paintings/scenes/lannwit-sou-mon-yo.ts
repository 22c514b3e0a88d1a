import { hex, mix, ramp, smooth, type Rgb } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { oval, ribbon, type Point } from '../shapes.ts';
import { paintHouse, paintPalm } from './village.ts';

const MOON: Point = [700, 190];
const skyTones = ['#0a0e2c', '#141a4a', '#26307a', '#3f4a9a', '#7a7fc0', '#d9cfc4'].map(hex);

interface Hill {
  base: number;
  rise: number;
  peak: number;
  tones: readonly [string, string, string];
  houses: number;
  size: number;
}

const hills: readonly Hill[] = [
  { base: 400, rise: 90, peak: 260, tones: ['#2a3478', '#3c4a96', '#1c2258'], houses: 10, size: 0.32 },
  { base: 480, rise: 130, peak: 780, tones: ['#2b2a72', '#4a4a9c', '#1a1a50'], houses: 24, size: 0.46 },
  { base: 590, rise: 150, peak: 180, tones: ['#2a2160', '#4f4492', '#171244'], houses: 34, size: 0.64 },
  { base: 720, rise: 150, peak: 680, tones: ['#231a52', '#48387e', '#120c38'], houses: 34, size: 0.88 },
  { base: 870, rise: 120, peak: 250, tones: ['#1a1544', '#3a3070', '#0c0a2a'], houses: 22, size: 1.2 },
];

function sky(field: Field): void {
  field.fill([[-10, -10], [1010, -10], [1010, 700], [-10, 700]], {
    paint: (x, y) => {
      const far = Math.hypot(x - MOON[0], y - MOON[1]);
      const halo = Math.exp(-far / 150) * 0.65;
      return ramp(skyTones, 0.1 + y / 1100 + halo + cloud(x / 160, y / 70, 4) * 0.35);
    },
    waver: 0,
    flow: (x, y) => Math.atan2(y - MOON[1], x - MOON[0]) + Math.PI / 2 + cloud(x / 120, y / 120) * 1.6,
    hold: 0.8,
  });
}

function heavens(field: Field, random: Random): void {
  field.fill(oval(MOON[0], MOON[1], 62), {
    paint: (x, y) => mix(hex('#fff3c8'), hex('#e6c98a'), noise(x / 22, y / 22) * 0.8),
    light: hex('#fffbe8'),
    shade: hex('#d8b27a'),
    round: 16,
    flow: 0.8,
    detail: 0.5,
  });
  for (let i = 0; i < 90; i += 1) {
    const x = random.range(10, 990);
    const y = random.range(8, 380);
    if (Math.hypot(x - MOON[0], y - MOON[1]) < 120) continue;
    const r = random.range(1, 3.4);
    field.fill(oval(x, y, r), { paint: hex(random.pick(['#fff0c0', '#dfe4ff', '#ffd890'])), waver: 0.6, detail: 1 });
  }
  for (const [y, tone] of [[150, '#4c56a6'], [268, '#5a60ac'], [90, '#38428e']] as const) {
    const band: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [i * 220 - 40, y + random.range(-22, 22)]);
    field.fill(ribbon(band, [4, 26, 12, 34, 10, 4]), { paint: hex(tone), opacity: 0.55, soft: 6, waver: 7, flow: 0, hold: 0.8 });
  }
}

function ridge(hill: Hill, x: number): number {
  const swell = Math.exp(-(((x - hill.peak) / 330) ** 2)) * hill.rise;
  return hill.base - swell + cloud(x / 190 + hill.base, hill.peak, 3) * 60 + 20 * Math.sin(x / 120 + hill.base);
}

function slope(field: Field, hill: Hill, tall: number): void {
  const top: Point[] = [];
  for (let x = -20; x <= 1020; x += 8) top.push([x, ridge(hill, x)]);
  const [mid, lit, deep] = hill.tones.map((t): Rgb => hex(t));
  if (!mid || !lit || !deep) return;
  field.fill([...top, [1020, tall + 20], [-20, tall + 20]], {
    paint: (x, y) => {
      const down = (y - ridge(hill, x)) / 240;
      const terrace = Math.sin((y - ridge(hill, x) * 0.7) / (9 * hill.size + 5) + cloud(x / 60, y / 60) * 6);
      const toMoon = (ridge(hill, x - 8) - ridge(hill, x + 8)) / 16;
      const face = smooth(-0.3, 0.9, 0.5 - down + terrace * 0.22 + (x < MOON[0] ? -toMoon : toMoon) * -0.6);
      return mix(mix(deep, mid, face * 1.6), lit, smooth(0.55, 1, face) + cloud(x / 40, y / 22) * 0.5);
    },
    waver: 3,
    flow: (x) => Math.atan2(ridge(hill, x + 8) - ridge(hill, x - 8), 16),
    hold: 0.8,
    detail: 0.15,
  });
}

function settle(field: Field, random: Random, hill: Hill): void {
  const spots: Point[] = [];
  for (let tries = 0; spots.length < hill.houses && tries < 900; tries += 1) {
    const x = random.range(10, 990);
    const y = ridge(hill, x) + random.range(6, 105 * hill.size + 30);
    const apart = spots.every((s) => Math.hypot(s[0] - x, (s[1] - y) * 1.5) > 46 * hill.size + 6);
    if (apart && cloud(x / 110, hill.base) > -0.13) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    if (random.next() < 0.22) paintPalm(field, random, x - 24 * hill.size, y, hill.size * random.range(0.8, 1.3));
    paintHouse(field, random, x, y, hill.size * random.range(0.85, 1.15));
  }
}

function road(field: Field): void {
  const stretches: [Point[], number[]][] = [
    [[[430, 1010], [520, 900], [690, 850], [640, 790], [470, 770]], [120, 70, 44, 32, 26]],
    [[[470, 770], [330, 740], [300, 690], [420, 650], [520, 625]], [26, 22, 18, 15, 13]],
    [[[520, 625], [640, 590], [650, 550], [560, 520], [600, 480]], [12, 10, 9, 7, 5]],
    [[[600, 480], [660, 450], [640, 420], [690, 400]], [5, 4, 3, 2]],
  ];
  for (const [path, widths] of stretches) {
    field.fill(ribbon(path, widths), {
      paint: (x, y) => mix(hex('#b79a8e'), hex('#6a5a8e'), smooth(380, 980, y) * 0.5 + noise(x / 26, y / 12) * 0.5),
      light: hex('#f0d8b4'),
      shade: hex('#3a2c68'),
      round: 8,
      sun: -1.2,
      waver: 3,
      flow: (x, y) => Math.sin(y / 40) * 0.5,
      hold: 0.3,
      detail: 0.4,
    });
  }
}

function compose(field: Field, random: Random): void {
  sky(field);
  heavens(field, random);
  hills.forEach((hill) => {
    slope(field, hill, field.tall);
    if (hill === hills[4]) road(field);
    settle(field, random, hill);
  });
}

/** Night over the hills: lit windows, a moon, a winding road. */
export const lannwitSouMonYo: Scene = {
  slug: 'lannwit-sou-mon-yo',
  width: 2200,
  height: 2200,
  seed: 1986,
  ground: hex('#5a2a4a'),
  compose,
};
