import { hex, mix, ramp, type Rgb, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { blob, oval, placed, type Point, ribbon } from '../../shapes.ts';

interface Bloom {
  x: number;
  y: number;
  size: number;
  turn: number;
  squash: number;
  lean: number;
  tones: readonly Rgb[];
}

/** A petal's outline along the x axis: a narrow claw, then a broad ruffled fan. */
function petalShape(random: Random): Point[] {
  const rim: Point[] = [];
  const grown = random.range(0.96, 1.1);
  for (let i = 0; i <= 14; i += 1) {
    const t = i / 7 - 1;
    const far = grown - 0.2 * t ** 4 + random.range(-0.05, 0.05) - (Math.abs(t) < 0.1 ? 0.06 : 0);
    rim.push([far * Math.cos(t * 0.62), far * Math.sin(t * 0.62)]);
  }
  const side = (s: number): Point[] => [
    [0.0, 0.06 * s],
    [0.2, 0.2 * s],
    [0.44, 0.4 * s],
    [0.68, 0.52 * s],
  ];
  return [...side(-1), ...rim, ...side(1).reverse()];
}

function petal(field: Field, random: Random, b: Bloom, angle: number): void {
  const c = Math.cos(b.lean);
  const s = Math.sin(b.lean);
  const pose = (points: readonly Point[], drop = 0): Point[] =>
    points.map(([px, py]) => {
      const u = px * b.size;
      const v = py * b.size * b.squash;
      return [b.x + u * c - v * s + drop * 0.6, b.y + u * s + v * c + drop];
    });
  const shape = placed(petalShape(random), 0, 0, 1, 1, angle);
  const along = (x: number, y: number): { far: number; turn: number } => {
    const dx = (x - b.x) / b.size;
    const dy = (y - b.y) / b.size;
    const v = (-dx * s + dy * c) / b.squash;
    const raw = Math.atan2(v, dx * c + dy * s) - angle;
    return { far: Math.hypot(dx * c + dy * s, v), turn: Math.atan2(Math.sin(raw), Math.cos(raw)) };
  };
  const facing = Math.cos(angle + b.lean + 2.2);
  const toLight = Math.sin(angle + b.lean + 0.9) > 0 ? 1 : -1;
  const seed = random.range(0, 90);
  field.fill(blob(pose(shape, b.size * 0.05)), {
    paint: hex('#22040f'),
    opacity: 0.4,
    soft: b.size * 0.025,
  });
  field.fill(blob(pose(shape)), {
    paint: (x, y) => {
      const { far, turn } = along(x, y);
      const fold = Math.sin(turn * 9 * (1.2 - far * 0.3) + seed + cloud(x / 70, y / 70) * 3);
      const vein = Math.sin(turn * 46 + cloud(x / 40, y / 40) * 2) > 0.75 ? 0.07 : 0;
      const cup = turn * toLight * -0.36 + facing * 0.13;
      const rim = smooth(0.78, 1.02, far) * 0.16;
      const tone = 0.46 + fold * 0.13 + cup + rim - vein + cloud(x / 46, y / 46) * 0.28;
      return mix(ramp(b.tones, tone), hex('#3a0512'), smooth(0.4, 0.04, far) * 0.92);
    },
    light: hex('#ffb890'),
    shade: hex('#4a0618'),
    round: b.size * 0.045,
    flow: (x, y) => Math.atan2(y - b.y, x - b.x),
    hold: 0.9,
    detail: 0.3,
  });
}

/** Five overlapping petals and the long pistil with its pollen. */
export function bloom(field: Field, random: Random, b: Bloom): void {
  const order = [0, 1, 2, 3, 4];
  for (const i of order) petal(field, random, b, b.turn + (i * Math.PI * 2) / 5);
  field.fill(oval(b.x, b.y, b.size * 0.13, b.size * 0.12 * b.squash, b.lean), {
    paint: hex('#3a0512'),
    soft: b.size * 0.03,
    detail: 0.5,
  });
  const reach = b.size * 0.98;
  const dir = b.lean + (b.squash < 0.8 ? -0.55 : -0.75);
  const tip: Point = [b.x + Math.cos(dir) * reach, b.y + Math.sin(dir) * reach];
  const mid: Point = [
    b.x + Math.cos(dir + 0.2) * reach * 0.55,
    b.y + Math.sin(dir + 0.2) * reach * 0.55,
  ];
  field.fill(
    ribbon(
      [
        [b.x + 6, b.y + 8],
        [mid[0] + 6, mid[1] + 9],
        [tip[0] + 5, tip[1] + 9],
      ],
      [16, 9, 6],
    ),
    {
      paint: hex('#4a0a1c'),
      opacity: 0.6,
      soft: 3,
    },
  );
  field.fill(ribbon([[b.x, b.y], mid, tip], [b.size * 0.075, b.size * 0.045, b.size * 0.02]), {
    paint: hex('#f0807a'),
    light: hex('#ffe2b8'),
    shade: hex('#9c1630'),
    round: 4,
    flow: dir,
    detail: 0.9,
  });
  for (let i = 0; i < 44; i += 1) {
    const t = random.range(0.45, 1.0);
    const px = b.x + (tip[0] - b.x) * t + random.bell() * b.size * 0.085 + Math.cos(dir + 0.2) * 4;
    const py = b.y + (tip[1] - b.y) * t + random.bell() * b.size * 0.085;
    const grain = random.range(0.009, 0.017) * b.size;
    field.fill(oval(px, py, grain), {
      paint: hex(random.pick(['#ffd23f', '#f7a928', '#fff0a0', '#e88a1a'])),
      shade: hex('#8a3a0a'),
      round: 3,
      detail: 1,
    });
  }
}
