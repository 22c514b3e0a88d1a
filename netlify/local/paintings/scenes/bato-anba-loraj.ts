import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { paintBoat } from './boat.ts';
import { gleam, HORIZON, skyTones, wide } from './storm/light.ts';
import { seaTones, swell } from './storm/sea.ts';
import { rain, rays, sky, tower } from './storm/sky.ts';
import { blob, ribbon } from '../shapes.ts';

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
