import { hex, mix, ramp, smooth, type Rgb } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { blob, line, oval, ribbon, type Point } from '../shapes.ts';
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

/** The road, far end first; each stretch belongs to the hill with the same number. */
const roads: readonly (readonly [number, readonly Point[], readonly number[]])[] = [
  [
    2,
    [
      [640, 452],
      [600, 470],
      [560, 486],
      [600, 512],
      [668, 530],
      [690, 552],
    ],
    [3, 5, 6, 8, 9],
  ],
  [
    3,
    [
      [690, 545],
      [640, 580],
      [520, 596],
      [440, 622],
      [470, 652],
      [560, 668],
    ],
    [9, 12, 15, 18, 20],
  ],
  [
    4,
    [
      [505, 659],
      [560, 668],
      [660, 690],
      [700, 730],
      [620, 772],
      [480, 800],
      [430, 842],
    ],
    [19, 21, 26, 30, 34, 38],
  ],
  [
    5,
    [
      [452, 816],
      [428, 845],
      [410, 880],
      [480, 930],
      [560, 970],
      [560, 1040],
    ],
    [34, 38, 46, 60, 86, 120],
  ],
];

const kerbs = roads.flatMap(([, path, widths]) =>
  line(path, 6).map((place, i, all) => {
    const t = (i / all.length) * (widths.length - 1);
    return { place, width: widths[Math.floor(t)] ?? 0 };
  }),
);

function nearRoad(x: number, y: number, reach: number): boolean {
  return kerbs.some(
    ({ place, width }) => Math.hypot((place[0] - x) * 0.8, place[1] - y) < width * 0.6 + reach,
  );
}

function sky(field: Field): void {
  field.fill(
    [
      [-10, -10],
      [1010, -10],
      [1010, 700],
      [-10, 700],
    ],
    {
      paint: (x, y) => {
        const far = Math.hypot(x - MOON[0], y - MOON[1]);
        const halo = Math.exp(-far / 150) * 0.65;
        return ramp(skyTones, 0.1 + y / 1100 + halo + cloud(x / 160, y / 70, 4) * 0.35);
      },
      waver: 0,
      flow: (x, y) =>
        Math.atan2(y - MOON[1], x - MOON[0]) + Math.PI / 2 + cloud(x / 120, y / 120) * 1.6,
      hold: 0.8,
    },
  );
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
    field.fill(oval(x, y, r), {
      paint: hex(random.pick(['#fff0c0', '#dfe4ff', '#ffd890'])),
      waver: 0.6,
      detail: 1,
    });
  }
  for (const [y, tone] of [
    [150, '#4c56a6'],
    [268, '#5a60ac'],
    [90, '#38428e'],
  ] as const) {
    const band: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [i * 220 - 40, y + random.range(-22, 22)]);
    field.fill(ribbon(band, [4, 26, 12, 34, 10, 4]), {
      paint: hex(tone),
      opacity: 0.55,
      soft: 6,
      waver: 7,
      flow: 0,
      hold: 0.8,
    });
  }
}

function ridge(hill: Hill, x: number): number {
  const swell = Math.exp(-(((x - hill.peak) / 330) ** 2)) * hill.rise;
  return (
    hill.base -
    swell +
    cloud(x / 190 + hill.base, hill.peak, 3) * 60 +
    20 * Math.sin(x / 120 + hill.base)
  );
}

function slope(field: Field, hill: Hill, tall: number): void {
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

function settle(field: Field, random: Random, hill: Hill): void {
  const spots: Point[] = [];
  for (let tries = 0; spots.length < hill.houses && tries < 1600; tries += 1) {
    const x = random.range(10, 990);
    const y = ridge(hill, x) + random.range(4, 112 * hill.size + 38);
    if (nearRoad(x, y - 8 * hill.size, 22 * hill.size)) continue;
    const apart = spots.every((s) => Math.hypot(s[0] - x, (s[1] - y) * 1.5) > 44 * hill.size + 4);
    if (apart && cloud(x / 110, hill.base) > -0.2) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    if (random.next() < 0.22)
      paintPalm(field, random, x - 24 * hill.size, y, hill.size * random.range(0.8, 1.3));
    paintHouse(field, random, x, y, hill.size * random.range(0.85, 1.15));
  }
}

function road(field: Field, path: readonly Point[], widths: readonly number[]): void {
  field.fill(
    ribbon(
      path,
      widths.map((w) => w * 1.3 + 2),
    ),
    { paint: hex('#120c38'), opacity: 0.5, soft: 2, waver: 3 },
  );
  field.fill(ribbon(path, widths), {
    paint: (x, y) =>
      mix(hex('#a894ae'), hex('#5a4c8e'), smooth(420, 960, y) * 0.5 + noise(x / 30, y / 8) * 0.75),
    light: hex('#d8c4bc'),
    shade: hex('#3a2c68'),
    round: (widths[widths.length - 1] ?? 10) * 0.1,
    sun: -1.0,
    waver: 2,
    hold: 0,
    flow: 0,
    detail: 0.35,
  });
}

/** People walking home with lanterns. */
function walkers(field: Field, random: Random): void {
  for (const [x, y, size, tone] of [
    [500, 962, 1, '#a83a4a'],
    [540, 968, 1.08, '#e0c8a0'],
    [446, 862, 0.7, '#3a6a9a'],
    [610, 776, 0.52, '#b86a3a'],
    [592, 676, 0.36, '#c8a0b0'],
  ] as const) {
    const lamp: Point = [x + 17 * size, y - 22 * size];
    field.fill(oval(lamp[0], y, 40 * size, 12 * size), {
      paint: hex('#ffb84a'),
      opacity: 0.5,
      soft: 5 * size,
    });
    field.fill(
      blob([
        [x - 5 * size, y - 44 * size],
        [x + 6 * size, y - 44 * size],
        [x + 13 * size, y],
        [x - 13 * size, y],
      ]),
      {
        paint: mix(hex(tone), hex('#2a1850'), 0.3),
        light: hex('#ffd890'),
        round: 5 * size,
        sun: 0,
        detail: 0.9,
        flow: 1.5,
      },
    );
    field.fill(oval(x, y - 51 * size, 6.5 * size, 8 * size), {
      paint: hex('#2a1420'),
      light: hex('#c87a40'),
      round: 3 * size,
      sun: 0,
      detail: 1,
    });
    if (random.next() < 0.8)
      field.fill(oval(x, y - 61 * size, 15 * size, 6 * size), {
        paint: hex('#8a6a3a'),
        light: hex('#e8d8a8'),
        round: 3 * size,
        detail: 0.9,
      });
    field.fill(oval(lamp[0], lamp[1], 11 * size), {
      paint: hex('#ffca5a'),
      opacity: 0.5,
      soft: 4 * size,
    });
    field.fill(oval(lamp[0], lamp[1], 4.2 * size), { paint: hex('#fff2b0'), detail: 1 });
  }
}

function compose(field: Field, random: Random): void {
  sky(field);
  heavens(field, random);
  hills.forEach((hill, number) => {
    slope(field, hill, field.tall);
    for (const [owner, path, widths] of roads) if (owner === number) road(field, path, widths);
    settle(field, random, hill);
  });
  walkers(field, random);
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
