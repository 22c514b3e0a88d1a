import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { blob, oval, ribbon, type Outline, type Point } from '../shapes.ts';
import { paintBoat } from './boat.ts';

const HORIZON = 372;
/** Where the sky breaks open. */
const BREAK = 748;
const skyTones = ['#0b1a33', '#12305a', '#1d4f86', '#3f7fae', '#7fb0c4', '#e8cf92', '#ffe9b0'].map(
  hex,
);
const seaTones = ['#041a2c', '#06344f', '#0b5570', '#15788a', '#4ba7a4', '#b9dcc8'].map(hex);

function wide(top: number, bottom: number): Outline {
  return [
    [-20, top],
    [1020, top],
    [1020, bottom],
    [-20, bottom],
  ];
}

/** How near a place is to the break of light, 0..1. */
function gleam(x: number, y: number): number {
  return Math.exp(-(((x - BREAK) / 215) ** 2) - ((y - HORIZON) / 75) ** 2);
}

function sky(field: Field): void {
  field.fill(wide(-20, HORIZON + 30), {
    paint: (x, y) => {
      const roll = cloud(x / 190 + y / 300, y / 95, 5);
      const deep = 0.12 + roll * 0.7 + smooth(0, HORIZON, y) * 0.3;
      return ramp(skyTones, deep + gleam(x, y) * 0.75);
    },
    waver: 0,
    flow: (x, y) => cloud(x / 260, y / 160, 3) * 2.6 - 0.15,
    hold: 0.8,
  });
}

/** A tower of cloud: many rounded heads, lit where they face the break. */
function tower(
  field: Field,
  random: Random,
  cx: number,
  base: number,
  width: number,
  high: number,
): void {
  for (let row = 0; row < 7; row += 1) {
    const level = 1 - row / 6;
    const spread = width * (0.24 + 0.62 * (1 - level) ** 0.8);
    const heads = 5 + row * 3;
    for (let i = 0; i < heads; i += 1) {
      const x = cx + random.bell() * spread * 0.75;
      const y = base - high * level + random.range(-18, 18);
      const r = random.range(0.14, 0.26) * width * (0.6 + (1 - level) * 0.4);
      const near = Math.exp(-Math.hypot(x - BREAK, y - HORIZON) / 260);
      const body = mix(
        ramp(skyTones, 0.18 + random.range(0, 0.22) + level * 0.2),
        hex('#c9a98a'),
        near * 0.5,
      );
      field.fill(oval(x, y, r, r * random.range(0.62, 0.85), random.bell() * 0.4), {
        paint: (px, py) => mix(body, hex('#0a1730'), noise(px / 30, py / 20) * 0.35),
        light: mix(hex('#a4cad8'), hex('#ffdf9c'), near * 1.7),
        shade: hex('#0a1834'),
        round: r * 0.55,
        sun: Math.atan2(HORIZON - 150 - y, BREAK - x) * 0.6 - 0.9,
        waver: 6,
        soft: 4,
        opacity: 0.9,
        flow: (px, py) => Math.atan2(py - y, px - x) + Math.PI / 2,
        hold: 0.8,
        detail: 0.15,
      });
    }
  }
}

/** Shafts of light that fall from the break. */
function rays(field: Field): void {
  for (const [from, to, width] of [
    [700, 600, 44],
    [735, 690, 30],
    [770, 800, 52],
    [800, 900, 36],
  ] as const) {
    field.fill(
      [
        [from - 8, 150],
        [from + 14, 150],
        [to + width, HORIZON + 4],
        [to - width, HORIZON + 4],
      ],
      {
        paint: hex('#ffe0a0'),
        opacity: 0.2,
        soft: 12,
        waver: 0,
        flow: Math.atan2(HORIZON - 150, to - from),
        hold: 0.9,
      },
    );
  }
}

/** A few gulls, pale against the cloud. */
function gulls(field: Field): void {
  for (const [x, y, r] of [
    [330, 268, 13],
    [366, 252, 10],
    [306, 300, 8],
    [822, 232, 9],
    [798, 248, 7],
  ] as const) {
    field.fill(
      ribbon(
        [
          [x - r, y - r * 0.3],
          [x - r * 0.45, y - r * 0.55],
          [x, y],
          [x + r * 0.5, y - r * 0.6],
          [x + r, y - r * 0.4],
        ],
        [1, 2.6, 2.6, 2.6, 1],
      ),
      { paint: hex('#f0ead8'), detail: 1, waver: 0.4 },
    );
  }
}

function rain(field: Field, random: Random): void {
  for (let i = 0; i < 60; i += 1) {
    const x = random.range(60, 420);
    const y = random.range(250, 300);
    field.fill(
      ribbon(
        [
          [x, y],
          [x - 14, y + 60],
          [x - 40, HORIZON + 4],
        ],
        [10, 14, 10],
      ),
      {
        paint: hex(random.pick(['#2c5a80', '#173a60', '#4f86a0'])),
        opacity: 0.28,
        soft: 3,
        flow: 1.9,
        hold: 1,
      },
    );
  }
}

/** One swell: a long back, a lit crest, a dark hollow before the next. */
function swell(field: Field, random: Random, y: number, near: number): void {
  const high = 5 + near * near * 62;
  const long = 60 + near * 270;
  const phase = random.range(0, 40);
  const crest = (x: number): number =>
    y -
    high *
      (Math.pow(0.5 + 0.5 * Math.sin((x / long) * 3.1 + phase), 1.6) +
        cloud((x / long) * 2 + phase, y, 3) * 0.9);
  const top: Point[] = [];
  for (let x = -30; x <= 1030; x += 5) top.push([x, crest(x)]);
  field.fill([...top, [1030, y + 200], [-30, y + 200]], {
    paint: (px, py) => {
      const below = (py - crest(px)) / (high * 1.5 + 8);
      const streak = cloud(px / (40 + near * 70), (py - crest(px) * 0.6) / (6 + near * 16), 3);
      const glow =
        Math.exp(-(((px - BREAK + near * 60) / (110 + near * 130)) ** 2)) * (1 - near * 0.75);
      const tone = 0.62 - below * 0.5 + streak * 0.55 + glow * 0.3;
      const sea = ramp(seaTones, tone - near * 0.06);
      return mix(sea, hex('#ffdf9a'), glow * smooth(0.02, 0.4, streak + 0.25 - below * 0.25));
    },
    waver: 0,
    flow: (px) => Math.atan2(crest(px + 4) - crest(px - 4), 8),
    hold: 0.95,
    detail: 0.1 + near * 0.15,
  });
  for (let i = 0; i < 5 + near * 14; i += 1) {
    const x = random.range(-20, 1000);
    if (crest(x) > y - high * 0.55) continue;
    const w = random.range(18, 70) * (0.4 + near);
    const foam: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
      x + w * t,
      crest(x + w * t) + random.range(0, 3),
    ]);
    field.fill(ribbon(foam, [0.5, 2 + near * 7, 3 + near * 6, 0.5]), {
      paint: mix(hex('#d8ead8'), hex('#ffe7b5'), gleam(x, HORIZON)),
      shade: hex('#5a9aa0'),
      round: 2,
      waver: 2 + near * 2,
      detail: 0.7,
    });
  }
}

function compose(field: Field, random: Random): void {
  sky(field);
  rays(field);
  tower(field, random, 960, 318, 300, 270);
  tower(field, random, 170, 292, 360, 270);
  tower(field, random, 520, 200, 400, 160);
  field.fill(wide(HORIZON - 34, HORIZON + 20), {
    paint: (x, y) => ramp(skyTones, 0.3 + gleam(x, y) * 0.75 + cloud(x / 80, y / 12) * 0.25),
    soft: 10,
    waver: 8,
    flow: 0,
    hold: 0.9,
  });
  rain(field, random);
  gulls(field);
  field.fill(
    blob([
      [-20, HORIZON + 6],
      [40, HORIZON - 22],
      [110, HORIZON - 34],
      [190, HORIZON - 16],
      [300, HORIZON - 8],
      [360, HORIZON + 6],
    ]),
    {
      paint: (x, y) => mix(hex('#16345a'), hex('#28577a'), noise(x / 24, y / 12)),
      flow: 0.2,
      hold: 0.6,
    },
  );
  field.fill(wide(HORIZON, 700), {
    paint: (x, y) =>
      mix(ramp(seaTones, 0.4 + cloud(x / 60, y / 5) * 0.4), hex('#ffe6a8'), gleam(x, y) * 0.85),
    waver: 0,
    flow: 0,
    hold: 1,
  });
  const boats: [number, Parameters<typeof paintBoat>[2]][] = [
    [
      1,
      {
        x: 364,
        y: 384,
        size: 0.16,
        lean: 0.06,
        sails: ['#e8d8b0', '#8f4a3a', '#f0dcae'],
        hull: '#3a2430',
      },
    ],
    [
      2,
      {
        x: 742,
        y: 388,
        size: 0.24,
        lean: -0.08,
        sails: ['#8a5a4a', '#5f2a2a', '#4a4a6a'],
        hull: '#3a2430',
      },
    ],
    [
      3,
      {
        x: 912,
        y: 404,
        size: 0.44,
        lean: 0.08,
        sails: ['#c9573a', '#e8c27a', '#e7d9b8'],
        hull: '#243a4a',
      },
    ],
    [
      6,
      {
        x: 168,
        y: 452,
        size: 0.78,
        lean: 0.1,
        sails: ['#e3c48c', '#b8402e', '#2f6d8a'],
        hull: '#a8322a',
      },
    ],
    [
      8,
      {
        x: 560,
        y: 512,
        size: 1.2,
        lean: -0.09,
        sails: ['#f2e2b8', '#d8902e', '#c43f2c'],
        hull: '#1f7a78',
      },
    ],
  ];
  for (let i = 0; i < 13; i += 1) {
    const near = (i / 12) ** 1.3;
    for (const [row, boat] of boats) if (row === i) paintBoat(field, random, boat);
    swell(field, random, HORIZON + 8 + near * 300, near);
  }
  field.wash((c, _x, y) =>
    mix(c, hex('#04101f'), 0.5 * smooth(520, 700, y) + 0.35 * smooth(120, -40, y)),
  );
}

/** Small sailing boats under a storm of blue. */
export const batoAnbaLoraj: Scene = {
  slug: 'bato-anba-loraj',
  width: 2400,
  height: 1600,
  seed: 1791,
  ground: hex('#8a5a3c'),
  compose,
};
