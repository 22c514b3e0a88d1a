import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { bloom } from './hibiscus/bloom.ts';
import { bud } from './hibiscus/bud.ts';
import { leaf } from './hibiscus/leaf.ts';
import { paintBird } from './hummingbird.ts';
import { blob, oval, pts, ribbon } from '../shapes.ts';

const sky = ['#3f9c9a', '#7cc0a4', '#e9dc92', '#f7e29a', '#f2bf63', '#d98f4a'].map(hex);

function background(field: Field): void {
  field.fill(pts('-20,-20 1020,-20 1020,1360 -20,1360'), {
    paint: (x, y) => {
      const glow = Math.hypot((x - 610) / 640, (y - 420) / 760);
      const base = ramp(sky, 0.62 - glow * 0.5 + cloud(x / 210, y / 260) * 0.6);
      return mix(base, hex('#0e3b3f'), smooth(0.55, 1.35, glow) * 0.85);
    },
    waver: 0,
    flow: (x, y) => -0.7 + cloud(x / 210 + 5, y / 260, 3) * 3.4,
    hold: 0.5,
    detail: 0,
  });
}

function compose(field: Field, random: Random): void {
  background(field);
  for (let i = 0; i < 46; i += 1) {
    const r = random.range(8, 34);
    field.fill(oval(random.range(80, 980), random.range(20, 560), r, r * 0.8), {
      paint: hex(random.pick(['#fff0b4', '#bfe0b0', '#f6c878', '#8fd0c0'])),
      opacity: 0.3,
      soft: r * 0.3,
      waver: 4,
    });
  }
  field.fill(blob(pts('-30,700 200,620 420,700 600,640 800,720 1030,660 1030,1380 -30,1380')), {
    paint: (x, y) => mix(hex('#07232c'), hex('#124a42'), noise(x / 70, y / 50) * 0.9),
    soft: 30,
    flow: 0.9,
  });
  for (let i = 0; i < 60; i += 1) {
    const x = random.range(-60, 1060);
    const y = random.range(380, 1380);
    if (x > 790 && y < 640) continue;
    const shy = smooth(120, 480, Math.hypot(x - 660, y - 380));
    if (random.next() > shy) continue;
    leaf(field, random, x, y, random.range(150, 270), random.range(-Math.PI, Math.PI));
  }
  field.wash((c, x, y) =>
    mix(c, hex('#0b3c46'), 0.3 * smooth(400, 900, y) + 0.1 * noise(x / 90, y / 90)),
  );
  const stem = {
    paint: hex('#3c5a2c'),
    light: hex('#b5c070'),
    shade: hex('#10231f'),
    round: 6,
    detail: 0.5,
  };
  field.fill(
    ribbon(pts('560,1400 520,1180 540,900 430,640 300,420 240,240'), [26, 22, 18, 14, 10, 6]),
    stem,
  );
  field.fill(ribbon(pts('530,1100 700,1120 800,1160'), [14, 12, 8]), stem);
  const ring: [number, number, number, number][] = [
    [240, 250, 170, -2.2],
    [190, 330, 210, 2.7],
    [380, 560, 230, -0.2],
    [120, 640, 260, 2.2],
    [90, 860, 290, 1.9],
    [850, 820, 270, 0.1],
    [880, 980, 250, -0.6],
    [420, 1130, 300, 2.2],
    [640, 1200, 250, 0.9],
    [250, 1100, 260, 2.9],
    [890, 1200, 240, 0.6],
    [700, 620, 220, -0.9],
    [60, 1180, 240, 1.2],
  ];
  for (const [x, y, size, turn] of ring) leaf(field, random, x, y, size, turn);
  const reds = ['#6d0a1a', '#a8121f', '#d3202a', '#e8402f', '#f4694a', '#ff9a78'].map(hex);
  const corals = ['#7a0d24', '#b41a34', '#e0364a', '#ef5a5a', '#f98a74', '#ffc0a0'].map(hex);
  bloom(field, random, {
    x: 760,
    y: 1130,
    size: 185,
    turn: 0.2,
    squash: 0.72,
    lean: 0.4,
    tones: corals,
  });
  bloom(field, random, {
    x: 275,
    y: 520,
    size: 215,
    turn: 0.9,
    squash: 0.7,
    lean: -0.5,
    tones: corals,
  });
  bud(field, 235, 230, 90, -1.9);
  bud(field, 690, 590, 80, -1.0);
  bloom(field, random, {
    x: 520,
    y: 860,
    size: 330,
    turn: 0.35,
    squash: 0.93,
    lean: -0.15,
    tones: reds,
  });
  paintBird(field, random, 706, 338, 1.2);
}

/** Red hibiscus and a hummingbird against a luminous morning. */
export const choublak: Scene = {
  slug: 'choublak',
  width: 1800,
  height: 2400,
  seed: 1804,
  ground: hex('#b5652e'),
  compose,
};
