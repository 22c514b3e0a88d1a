import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { oval, ribbon, type Point } from '../shapes.ts';
import { paintBasket, type Crop } from './fruit.ts';
import { paintStall } from './stall.ts';
import { paintWoman } from './woman.ts';

const dresses = [
  '#d8302a',
  '#f0b41e',
  '#1f8a8a',
  '#e8622a',
  '#2a56a8',
  '#c83a78',
  '#f2e2b8',
  '#6a3a9a',
  '#3a9a4a',
];
const crops: readonly Crop[] = ['mango', 'orange', 'plantain', 'greens'];
const skyTones = ['#2f8fa8', '#6fbab0', '#cfd8a0', '#f8dc8a', '#fbc468'].map(hex);

function backdrop(field: Field): void {
  field.fill(
    [
      [-10, -10],
      [1010, -10],
      [1010, 420],
      [-10, 420],
    ],
    {
      paint: (x, y) =>
        ramp(skyTones, y / 270 - smooth(900, 100, x) * -0.18 + cloud(x / 150, y / 50, 4) * 0.6),
      waver: 0,
      flow: (x, y) => 0.12 + cloud(x / 200, y / 90) * 1.2,
      hold: 0.8,
    },
  );
  const hills: [number, number, number, string, string][] = [
    [215, 70, 3, '#5a86a8', '#a8b8b0'],
    [255, 62, 9, '#3f7a7a', '#9ab88a'],
    [292, 44, 17, '#2f6a4a', '#a8b858'],
  ];
  for (const [base, high, seed, deep, lit] of hills) {
    const crest = (x: number): number =>
      base - high * (Math.sin(x / 150 + seed) * 0.5 + 0.4) + cloud(x / 80 + seed * 9, seed, 3) * 46;
    const top: Point[] = [];
    for (let x = -20; x <= 1020; x += 10) top.push([x, crest(x)]);
    field.fill([...top, [1020, 420], [-20, 420]], {
      paint: (x, y) => {
        const slope = (crest(x + 10) - crest(x - 10)) / 20;
        return mix(
          hex(deep),
          hex(lit),
          smooth(-0.4, 0.7, -slope + cloud(x / 30, y / 16) * 1.6 + 0.15),
        );
      },
      waver: 2,
      flow: (x) => Math.atan2(crest(x + 8) - crest(x - 8), 16) + 0.4,
      hold: 0.7,
    });
  }
}

function ground(field: Field): void {
  field.fill(
    [
      [-10, 318],
      [1010, 318],
      [1010, 770],
      [-10, 770],
    ],
    {
      paint: (x, y) => {
        const near = (y - 318) / 430;
        const dust = ramp(
          ['#f6d890', '#eab866', '#d8935a', '#b8705a'].map(hex),
          near * 0.8 + cloud(x / 90, y / 16, 4) * 0.5,
        );
        return mix(dust, hex('#8a4a6a'), smooth(0.45, 0.75, noise(x / 160 + 4, y / 40)) * 0.4);
      },
      waver: 4,
      flow: (x, y) => 0.1 + cloud(x / 120, y / 60) * 0.6,
      hold: 0.8,
    },
  );
}

function town(field: Field, random: Random): void {
  const walls = ['#e8a89a', '#f2d08a', '#8ac0c0', '#e8e0c8', '#d87a5a', '#a8b8d8'];
  for (let x = -10; x < 1010; x += random.range(44, 70)) {
    const w = random.range(38, 62);
    const h = random.range(34, 62);
    const wall = hex(random.pick(walls));
    const plane = { waver: 1.2, detail: 0.4, flow: 1.5, hold: 0.6 };
    field.fill(
      [
        [x, 332],
        [x, 332 - h],
        [x + w, 332 - h],
        [x + w, 332],
      ],
      {
        ...plane,
        paint: (px, py) =>
          mix(wall, hex('#b06a7a'), smooth(x, x + w, px) * 0.5 + noise(px / 9, py / 9) * 0.25),
      },
    );
    field.fill(
      [
        [x - 5, 334 - h],
        [x + w * 0.3, 316 - h],
        [x + w * 0.78, 316 - h],
        [x + w + 5, 334 - h],
      ],
      { ...plane, paint: (px, py) => mix(hex('#b8503a'), hex('#e89a6a'), noise(px / 6, py / 30)) },
    );
    for (const t of [0.2, 0.62])
      field.fill(
        [
          [x + w * t, 332],
          [x + w * t, 308],
          [x + w * t + 9, 308],
          [x + w * t + 9, 332],
        ],
        { ...plane, paint: hex(random.pick(['#2a4a6a', '#5a2a3a', '#1f6a6a'])), detail: 0.7 },
      );
  }
}

/** The flame tree that shades the left side. */
function flameTree(field: Field, random: Random): void {
  field.fill(
    ribbon(
      [
        [30, 520],
        [44, 380],
        [30, 250],
        [90, 120],
      ],
      [56, 40, 34, 20],
    ),
    {
      paint: (x, y) => mix(hex('#5a3430'), hex('#2a1830'), noise(x / 8, y / 40)),
      light: hex('#d89a60'),
      shade: hex('#20102a'),
      round: 12,
      flow: 1.5,
      hold: 0.8,
      detail: 0.3,
    },
  );
  field.fill(
    ribbon(
      [
        [36, 300],
        [120, 190],
        [220, 130],
      ],
      [24, 15, 8],
    ),
    { paint: hex('#4a2a2c'), light: hex('#c08050'), round: 6, flow: -0.6, detail: 0.4 },
  );
  field.fill(oval(90, 40, 235, 96, 0.12), {
    paint: (x, y) => mix(hex('#1c3a34'), hex('#5a2030'), noise(x / 26, y / 18)),
    waver: 16,
    soft: 6,
    flow: 0.3,
    hold: 0.5,
  });
  for (let i = 0; i < 1000; i += 1) {
    const a = random.range(0, Math.PI * 2);
    const far = Math.sqrt(random.next());
    const x = 90 + Math.cos(a) * far * 275;
    const y = 52 + Math.sin(a) * far * 132 + Math.max(0, x - 150) * 0.06;
    const top = (y + 60) / 260;
    const tone =
      random.next() < 0.62 - top * 0.25
        ? hex(random.pick(['#e8401f', '#f2682a', '#c8221f', '#ff9440']))
        : hex(random.pick(['#1f5a3a', '#2f7a3f', '#123c36', '#5a9a3a']));
    field.fill(oval(x, y, random.range(4, 14), random.range(3, 7), random.range(-1.1, 1.1)), {
      paint: mix(tone, hex('#2a1038'), top * 0.4),
      light: mix(tone, hex('#ffe08a'), 0.5),
      shade: mix(tone, hex('#1a0c30'), 0.7),
      round: 3,
      waver: 2.5,
      flow: random.range(-0.9, 0.9),
      hold: 0.7,
      detail: 0.25,
    });
  }
}

function crowd(field: Field, random: Random): void {
  const people: [number, number][] = [];
  for (let i = 0; i < 74; i += 1)
    people.push([random.range(-10, 1010), 336 + 130 * random.next() ** 1.4]);
  people.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of people) {
    const size = 0.13 + ((y - 336) / 130) * 0.26;
    const view = random.pick(['front', 'side', 'side', 'back'] as const);
    const pattern = random.next() < 0.6 ? random.pick(['dots', 'stripes'] as const) : undefined;
    paintWoman(field, random, {
      x,
      y: y + 10,
      size,
      facing: random.next() < 0.5 ? 1 : -1,
      dress: random.pick(dresses),
      scarf: random.pick(dresses),
      carries: random.next() < 0.8 ? random.pick(crops) : undefined,
      raised: random.next() < 0.4,
      view,
      pattern,
    });
  }
}

function wares(
  field: Field,
  random: Random,
  list: readonly [number, number, number, Crop][],
): void {
  for (const [x, y, w, crop] of list) {
    field.fill(oval(x + w * 0.7, y + w * 0.58, w * 1.3, w * 0.28, 0.12), {
      paint: hex('#5a2f5a'),
      opacity: 0.55,
      soft: 4,
      flow: 0.1,
      hold: 0.8,
    });
    paintBasket(field, random, crop, x, y, w);
  }
}

function compose(field: Field, random: Random): void {
  backdrop(field);
  town(field, random);
  ground(field);
  const back: [number, readonly [string, string]][] = [
    [250, ['#e8a82a', '#f6ecd0']],
    [420, ['#c83a78', '#f2d0c0']],
    [600, ['#2a7a5a', '#f0e0a8']],
    [745, ['#d8502a', '#f6e4b0']],
  ];
  for (const [x, stripes] of back) paintStall(field, random, x, 372 + (x % 7) * 2, 0.42, stripes);
  crowd(field, random);
  paintStall(field, random, 905, 480, 0.92, ['#1f6a8a', '#f2d88a']);
  paintStall(field, random, 112, 476, 0.8, ['#d8402f', '#f4e4b8']);
  flameTree(field, random);
  const near = (w: Omit<Parameters<typeof paintWoman>[2], 'raised'>, raised = true): void =>
    paintWoman(field, random, { ...w, raised });
  near({
    x: 262,
    y: 560,
    size: 0.78,
    facing: 1,
    dress: '#f2e2b8',
    scarf: '#d8302a',
    carries: 'greens',
    view: 'side',
    pattern: 'dots',
  });
  near({
    x: 690,
    y: 566,
    size: 0.8,
    facing: -1,
    dress: '#2a56a8',
    scarf: '#f0b41e',
    carries: 'mango',
    view: 'front',
    pattern: 'flowers',
  });
  near(
    {
      x: 500,
      y: 545,
      size: 0.72,
      facing: 1,
      dress: '#c83a78',
      scarf: '#f2e2b8',
      carries: 'plantain',
      view: 'back',
      pattern: 'stripes',
    },
    false,
  );
  wares(field, random, [
    [580, 590, 40, 'orange'],
    [790, 600, 44, 'greens'],
  ]);
  near({
    x: 120,
    y: 712,
    size: 1.22,
    facing: 1,
    dress: '#1f8a8a',
    scarf: '#f0b41e',
    apron: '#f2e6c8',
    carries: 'mango',
    view: 'front',
  });
  near({
    x: 388,
    y: 735,
    size: 1.36,
    facing: 1,
    dress: '#d8302a',
    scarf: '#2450a0',
    carries: 'orange',
    view: 'side',
    pattern: 'flowers',
  });
  near(
    {
      x: 640,
      y: 740,
      size: 1.26,
      facing: 1,
      dress: '#f0ae1e',
      scarf: '#7a2f9a',
      carries: undefined,
      view: 'front',
      seated: true,
      pattern: 'dots',
    },
    false,
  );
  near({
    x: 880,
    y: 730,
    size: 1.32,
    facing: -1,
    dress: '#6a2f8a',
    scarf: '#e8622a',
    carries: 'plantain',
    view: 'side',
    pattern: 'dots',
  });
  wares(field, random, [
    [236, 694, 56, 'plantain'],
    [20, 716, 54, 'orange'],
    [536, 700, 58, 'mango'],
    [726, 706, 62, 'orange'],
    [640, 722, 50, 'greens'],
    [985, 706, 56, 'mango'],
  ]);
  field.wash((c, x, y) =>
    mix(c, hex('#ffc860'), 0.16 * smooth(760, 0, Math.hypot(x - 330, y - 160))),
  );
}

/** Market day in warm light. */
export const jouMache: Scene = {
  slug: 'jou-mache',
  width: 2400,
  height: 1800,
  seed: 1949,
  ground: hex('#b8542e'),
  compose,
};
