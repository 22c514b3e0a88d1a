import { hex, mix, ramp, smooth, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { blob, oval, placed, type Point, pts } from '../../shapes.ts';

/** One mango: where it lies, half its length, how it is turned, and its skin from stem to beak. */
export interface Mango {
  x: number;
  y: number;
  size: number;
  turn: number;
  skin: readonly Rgb[];
}

const OUTLINE =
  '-0.98,-0.1 -0.84,-0.5 -0.45,-0.76 0.05,-0.74 0.48,-0.54 0.8,-0.2 1.0,0.16 1.05,0.33 0.93,0.42 0.74,0.42 0.42,0.6 0,0.73 -0.45,0.68 -0.84,0.36';
const LIGHT = [-0.58, -0.62, 0.53] as const;
const PLATE = hex('#2f62b8');

/** A place on the fruit, along and across it, each -1..1 inside. */
function locate(m: Mango, x: number, y: number): Point {
  const [c, s] = [Math.cos(m.turn), Math.sin(m.turn)];
  const [dx, dy] = [(x - m.x) / m.size, (y - m.y) / m.size];
  return [dx * c + dy * s, (dy * c - dx * s) / 0.76];
}

/** How squarely the place faces the window, -1..1. */
function facing(m: Mango, x: number, y: number): number {
  const [u, v] = locate(m, x, y);
  const out = Math.sqrt(Math.max(0.02, 1.06 - u * u - v * v));
  const [c, s] = [Math.cos(m.turn), Math.sin(m.turn)];
  return (u * c - v * s) * LIGHT[0] + (u * s + v * c) * LIGHT[1] + out * LIGHT[2];
}

function skinAt(m: Mango, x: number, y: number): Rgb {
  const [u, v] = locate(m, x, y);
  const blush = cloud(x / 46, y / 46, 3) * 0.5;
  const local = ramp(m.skin, 0.5 + u * 0.42 + v * 0.16 + blush);
  const lit = facing(m, x, y) + (noise(x / 16, y / 16) - 0.5) * 0.12;
  const dark = mix(mix(local, hex('#4a0f2e'), 0.72), hex('#1d1440'), smooth(0.1, -0.5, lit) * 0.5);
  const half = mix(dark, local, smooth(-0.04, 0.5, lit));
  const warm = mix(half, hex('#ffd65c'), smooth(0.62, 1, lit) * 0.5);
  // The plate throws its blue back into the shadow.
  const bounce = smooth(0.62, 1, Math.hypot(u, v)) * smooth(0.05, -0.45, lit);
  return mix(warm, PLATE, bounce * 0.34);
}

function speckle(field: Field, random: Random, m: Mango): void {
  for (let i = 0; i < 34; i += 1) {
    const [px, py] = [m.x + random.bell() * m.size * 0.7, m.y + random.bell() * m.size * 0.5];
    if (facing(m, px, py) < 0.15) continue;
    field.fill(oval(px, py, random.range(1, 2.1)), {
      paint: mix(skinAt(m, px, py), hex('#fff0b0'), 0.55),
      waver: 0.3,
      detail: 0.9,
    });
  }
}

/** One mango in strong light from the upper left. */
export function paintMango(field: Field, random: Random, m: Mango): void {
  const put = (points: readonly Point[]): Point[] =>
    placed(points, m.x, m.y, m.size, m.size, m.turn);
  field.fill(blob(put(pts(OUTLINE))), {
    paint: (x, y) => skinAt(m, x, y),
    waver: 1.4,
    flow: (x, y) => {
      const [u, v] = locate(m, x, y);
      return m.turn - Math.atan((v * u * 0.76) / (1.25 - u * u));
    },
    hold: 0.85,
    detail: 0.55,
  });
  speckle(field, random, m);
  field.fill(oval(m.x - m.size * 0.34, m.y - m.size * 0.36, m.size * 0.2, m.size * 0.1, -0.55), {
    paint: hex('#fff6d6'),
    soft: 4,
    opacity: 0.62,
    flow: m.turn,
    detail: 0.7,
  });
  field.fill(oval(m.x - m.size * 0.37, m.y - m.size * 0.39, m.size * 0.1, m.size * 0.04, -0.5), {
    paint: hex('#fffdf2'),
    detail: 1,
  });
}

/** The stub of stem at the thick end, and the dimple it grows from. */
export function paintStem(field: Field, m: Mango): void {
  const put = (points: readonly Point[]): Point[] =>
    placed(points, m.x, m.y, m.size, m.size, m.turn);
  field.fill(blob(put(pts('-1,-0.16 -0.9,-0.2 -0.83,-0.06 -0.9,0.06 -1,0.02'))), {
    paint: hex('#5a1626'),
    soft: 3,
    opacity: 0.7,
    detail: 0.6,
  });
  field.fill(put(pts('-0.9,-0.12 -1.08,-0.2 -1.13,-0.13 -0.92,-0.02')), {
    paint: hex('#6a4a22'),
    light: hex('#c8a45a'),
    round: 4,
    detail: 1,
  });
}
