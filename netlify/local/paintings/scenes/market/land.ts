import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type Point, pts } from '../../shapes.ts';

const skyTones = ['#2f8fa8', '#6fbab0', '#cfd8a0', '#f8dc8a', '#fbc468'].map(hex);

/** Sky and hills. */
export function backdrop(field: Field): void {
  field.fill(pts('-10,-10 1010,-10 1010,420 -10,420'), {
    paint: (x, y) =>
      ramp(skyTones, y / 270 - smooth(900, 100, x) * -0.18 + cloud(x / 150, y / 50, 4) * 0.6),
    waver: 0,
    flow: (x, y) => 0.12 + cloud(x / 200, y / 90) * 1.2,
    hold: 0.8,
  });
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

/** The dusty square. */
export function ground(field: Field): void {
  field.fill(pts('-10,318 1010,318 1010,770 -10,770'), {
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
  });
}

/** Painted houses along its far side. */
export function town(field: Field, random: Random): void {
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
