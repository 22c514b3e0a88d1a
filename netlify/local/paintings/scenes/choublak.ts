import { hex, mix, ramp, smooth, type Rgb } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { blob, line, oval, placed, ribbon, type Point } from '../shapes.ts';
import { paintBird } from './hummingbird.ts';

const sky = ['#3f9c9a', '#7cc0a4', '#e9dc92', '#f7e29a', '#f2bf63', '#d98f4a'].map(hex);
const leafGreens = ['#0d3a2c', '#14503a', '#1f6b3f', '#2f7f3c', '#0b3040', '#3d8a3a'].map(hex);

function background(field: Field): void {
  field.fill(
    [
      [-20, -20],
      [1020, -20],
      [1020, 1360],
      [-20, 1360],
    ],
    {
      paint: (x, y) => {
        const glow = Math.hypot((x - 610) / 640, (y - 420) / 760);
        const base = ramp(sky, 0.62 - glow * 0.5 + cloud(x / 210, y / 260) * 0.6);
        return mix(base, hex('#0e3b3f'), smooth(0.55, 1.35, glow) * 0.85);
      },
      waver: 0,
      flow: (x, y) => -0.7 + cloud(x / 210 + 5, y / 260, 3) * 3.4,
      hold: 0.5,
      detail: 0,
    },
  );
}

/** One pointed, toothed leaf with a lit half and a dark half. */
function leaf(
  field: Field,
  random: Random,
  x: number,
  y: number,
  size: number,
  turn: number,
): void {
  const green = random.pick(leafGreens);
  const bend = random.range(-0.14, 0.14);
  const half = (side: number): Point[] => {
    const rim: Point[] = [];
    for (let i = 0; i <= 10; i += 1) {
      const t = i / 10;
      const wide = Math.sin(Math.PI * Math.pow(t, 0.72)) * 0.34 * (i % 2 ? 1.07 : 0.95);
      rim.push([t, bend * Math.sin(t * Math.PI) + wide * side]);
    }
    return rim;
  };
  const spine: Point[] = line(
    [
      [0, 0],
      [0.5, bend],
      [1, 0],
    ],
    8,
  );
  const put = (points: readonly Point[]): Point[] => placed(points, x, y, size, size, turn);
  const upper = turn > -Math.PI / 2 && turn < Math.PI / 2 ? -1 : 1;
  const lit = mix(green, hex('#b9c95a'), random.range(0.25, 0.6));
  const dim = mix(green, hex('#06202a'), 0.45);
  const tones: [number, Rgb][] = [
    [upper, lit],
    [-upper, dim],
  ];
  for (const [side, tone] of tones) {
    field.fill(put([...half(side), ...[...spine].reverse()]), {
      paint: (px, py) => mix(tone, green, noise(px / 22, py / 22) * 0.8),
      light: mix(tone, hex('#dfe49a'), 0.55),
      shade: hex('#052028'),
      round: size * 0.045,
      flow: turn + 0.6 * side,
      hold: 0.7,
      detail: 0.3,
    });
  }
  const vein = mix(lit, hex('#f0e9a0'), 0.5);
  field.fill(
    ribbon(
      put([
        [-0.12, 0],
        [0.5, bend],
        [0.97, 0],
      ]),
      [4.5, 3, 0.8],
    ),
    { paint: vein, detail: 0.7 },
  );
  for (let i = 1; i < 6; i += 1) {
    for (const side of [-1, 1]) {
      const t = i * 0.15;
      const from: Point = [t, bend * Math.sin(t * Math.PI)];
      const to: Point = [t + 0.16, from[1] + side * 0.24 * Math.sin(Math.PI * (t + 0.1))];
      field.fill(ribbon(put([from, to]), [2, 0.6]), { paint: vein, opacity: 0.6, detail: 0.6 });
    }
  }
}

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

function bloom(field: Field, random: Random, b: Bloom): void {
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

function bud(field: Field, x: number, y: number, size: number, turn: number): void {
  const put = (points: readonly Point[]): Point[] => placed(points, x, y, size, size, turn);
  field.fill(
    blob(
      put([
        [0.2, -0.2],
        [0.6, -0.26],
        [1, -0.1],
        [1.25, 0.02],
        [0.95, 0.16],
        [0.6, 0.24],
        [0.2, 0.2],
      ]),
    ),
    {
      paint: hex('#c81f2e'),
      light: hex('#ff8a6a'),
      shade: hex('#5a0618'),
      round: size * 0.16,
      flow: turn,
      hold: 0.9,
      detail: 0.6,
    },
  );
  field.fill(
    blob(
      put([
        [-0.1, 0],
        [0.1, -0.24],
        [0.55, -0.3],
        [0.4, -0.1],
        [0.7, 0],
        [0.4, 0.1],
        [0.55, 0.28],
        [0.1, 0.24],
      ]),
    ),
    {
      paint: hex('#2c7038'),
      light: hex('#bcd068'),
      shade: hex('#06202a'),
      round: size * 0.1,
      flow: turn,
      detail: 0.6,
    },
  );
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
  field.fill(
    blob([
      [-30, 700],
      [200, 620],
      [420, 700],
      [600, 640],
      [800, 720],
      [1030, 660],
      [1030, 1380],
      [-30, 1380],
    ]),
    {
      paint: (x, y) => mix(hex('#07232c'), hex('#124a42'), noise(x / 70, y / 50) * 0.9),
      soft: 30,
      flow: 0.9,
    },
  );
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
    ribbon(
      [
        [560, 1400],
        [520, 1180],
        [540, 900],
        [430, 640],
        [300, 420],
        [240, 240],
      ],
      [26, 22, 18, 14, 10, 6],
    ),
    stem,
  );
  field.fill(
    ribbon(
      [
        [530, 1100],
        [700, 1120],
        [800, 1160],
      ],
      [14, 12, 8],
    ),
    stem,
  );
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
