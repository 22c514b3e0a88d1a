import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { paintBoat } from '../../scenes/boat.ts';
import { blob, oval, type Point, pts } from '../../shapes.ts';
import { calm, SUN } from './water.ts';
import { HORIZON } from './waves.ts';

/** Where the boat lies on the calm sea. */
export const BOAT: Point = [318, 330];

const skyTones = ['#2f6f9c', '#6aa3b4', '#b9c8b4', '#f3d49a', '#f7b98a', '#f3a07c'].map(hex);

function clouds(field: Field, random: Random): void {
  for (let i = 0; i < 34; i += 1) {
    const [x, y] = [random.range(-40, 1040), random.range(36, 165)];
    const r = random.range(26, 70) * (0.5 + (170 - y) / 190);
    const near = Math.exp(-Math.hypot(x - SUN, (y - HORIZON) * 1.6) / 260);
    field.fill(oval(x, y, r * 1.9, r * 0.36, random.bell() * 0.12), {
      paint: mix(hex('#8fa2b8'), hex('#f6b08a'), near * 1.3),
      light: mix(hex('#f4e6d0'), hex('#ffe6ae'), near),
      shade: hex('#6a6f98'),
      round: r * 0.3,
      sun: 1.2,
      soft: 4,
      waver: 5,
      opacity: 0.8,
      flow: random.bell() * 0.2,
      hold: 0.8,
    });
  }
}

function sky(field: Field, random: Random): void {
  field.fill(pts('-20,-20 1020,-20 1020,230 -20,230'), {
    paint: (x, y) => {
      const glow = Math.exp(-Math.hypot((x - SUN) / 210, (y - HORIZON) / 95));
      const base = ramp(skyTones, y / 330 + cloud(x / 170, y / 60, 4) * 0.36 + glow * 0.28);
      return mix(base, hex('#ffeeb8'), glow * 0.8);
    },
    waver: 0,
    flow: (x, y) => cloud(x / 260, y / 110, 3) * 1.6,
    hold: 0.8,
  });
  clouds(field, random);
  field.fill(oval(SUN, HORIZON - 22, 27), { paint: hex('#fff6d2'), soft: 2, flow: 0, detail: 0.4 });
  const hills: [string, string, string][] = [
    ['-40,216 20,176 110,150 190,164 260,182 340,196 430,216', '#6a86a4', '#a99aa6'],
    ['-40,216 0,192 80,184 160,198 230,206 280,216', '#38627e', '#5f7f8a'],
    ['800,216 860,196 930,182 1000,190 1040,180 1040,216', '#7f8fa6', '#c49c94'],
  ];
  for (const [places, dark, light] of hills) {
    field.fill(blob(pts(places)), {
      paint: (x, y) => mix(hex(dark), hex(light), noise(x / 30, y / 13)),
      flow: 0.3,
      hold: 0.4,
      detail: 0.2,
    });
  }
}

/** Calm water from the horizon down. */
function sea(field: Field): void {
  field.fill(pts(`-20,${HORIZON} 1020,${HORIZON} 1020,700 -20,700`), {
    paint: (x, y) => {
      const path = Math.exp(-(((x - SUN) / (40 + (y - HORIZON) * 0.4)) ** 2));
      return mix(calm([x, y]), hex('#ffd98c'), path * 0.4 * smooth(0, 3, y - HORIZON));
    },
    waver: 0,
    flow: (x, y) => cloud(x / 120, y / 40, 2) * 0.5,
    hold: 1,
  });
}

/** Adds the boat. */
export function launch(field: Field, random: Random): void {
  const sails: [string, string, string] = ['#f0dfb8', '#d8902e', '#c43f2c'];
  paintBoat(field, random, { x: BOAT[0], y: BOAT[1], size: 0.62, lean: 0, sails, hull: '#b8402e' });
}

/** Morning: the sun just up, hills, and a calm sea to set in motion. */
export const studyLanme: Scene = {
  slug: 'study-lanme',
  width: 1200,
  height: 750,
  seed: 1983,
  ground: hex('#8a5a4c'),
  compose: (field, random) => {
    sky(field, random);
    sea(field);
  },
};
