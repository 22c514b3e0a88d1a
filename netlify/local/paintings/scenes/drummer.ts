import { hex, mix, type Rgb } from '../colour.ts';
import type { Field, Fill } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import { blob, oval, placed, ribbon, type Point } from '../shapes.ts';

/** A drummer: his hips' place, how he moves, what he wears. */
export interface Drummer {
  x: number;
  y: number;
  size: number;
  facing: 1 | -1;
  shirt: string;
  trousers: string;
  striped?: boolean;
  hat: 'straw' | 'scarf';
  hatTone: string;
  drum: readonly [string, string];
  /** Paths of the arms, shoulder to hand. */
  near: readonly Point[];
  far: readonly Point[];
  /** Tilt of the head, in radians. */
  nod: number;
  /** Direction the fire lies in. */
  fire: number;
}

type Put = (points: readonly Point[]) => Point[];
const GLOW = hex('#ffb050');
const NIGHT = hex('#0a0a2c');

function lit(d: Drummer, tone: Rgb, round: number, detail: number): Fill {
  return {
    paint: (x, y) => mix(tone, NIGHT, noise(x / (18 * d.size), y / (26 * d.size)) * 0.4),
    light: mix(tone, hex('#ffc070'), 0.72),
    shade: mix(tone, NIGHT, 0.74),
    round: round * d.size,
    sun: d.fire,
    detail,
  };
}

function drum(field: Field, put: Put, d: Drummer): void {
  const [body, band] = d.drum.map((t): Rgb => hex(t));
  if (!body || !band) return;
  const wide = (t: number): number => 74 - t * 36 + Math.sin(t * Math.PI) * 8;
  const level = (t: number): number => -30 + t * 330;
  const shell: Point[] = [];
  for (let i = 0; i <= 10; i += 1) shell.push([-wide(i / 10), level(i / 10)]);
  shell.push([-20, level(1) + 9], [20, level(1) + 9]);
  for (let i = 10; i >= 0; i -= 1) shell.push([wide(i / 10), level(i / 10)]);
  field.fill(put(shell), { ...lit(d, body, 30, 0.4), flow: 1.55, hold: 0.8 });
  for (const [at, thick] of [
    [0.12, 0.07],
    [0.62, 0.16],
    [0.9, 0.05],
  ] as const) {
    const arc = (t: number): Point[] =>
      [-1, -0.5, 0, 0.5, 1].map((u) => [u * wide(t), level(t) + (1 - u * u) * 13]);
    field.fill(put([...arc(at), ...arc(at + thick).reverse()]), {
      ...lit(d, band, 14, 0.5),
      flow: 0,
      hold: 0.6,
    });
  }
  for (let i = 0; i < 7; i += 1) {
    const u = -0.9 + i * 0.3;
    const zig: Point[] = [
      [u * wide(0.62), level(0.64) + (1 - u * u) * 13],
      [(u + 0.15) * wide(0.7), level(0.75) + (1 - u * u) * 13],
      [(u + 0.3) * wide(0.62), level(0.64) + (1 - u * u) * 13],
    ];
    if (i < 6)
      field.fill(ribbon(put(zig), [5 * d.size, 5 * d.size]), {
        paint: mix(body, hex('#ffdf9a'), 0.5),
        detail: 0.8,
      });
    const peg: Point[] = [
      [u * 70, -14 + (1 - u * u) * 16],
      [u * 82, 16 + (1 - u * u) * 16],
    ];
    field.fill(ribbon(put(peg), [9 * d.size, 6 * d.size]), {
      ...lit(d, hex('#8a5a30'), 3, 0.8),
      waver: 0.5,
    });
    const rope: Point[] = [
      [u * 66, 14 + (1 - u * u) * 16],
      [(u + 0.14) * 64, 66 + (1 - u * u) * 14],
    ];
    field.fill(ribbon(put(rope), [3 * d.size, 3 * d.size]), {
      paint: hex('#e8b870'),
      opacity: 0.8,
      detail: 0.9,
    });
  }
  field.fill(put(oval(0, -30, 78, 21)), { ...lit(d, hex('#7a4a2a'), 6, 0.6) });
  field.fill(put(oval(0, -33, 70, 17)), {
    paint: (x, y) => mix(hex('#f2d09a'), hex('#b8743a'), noise(x / 20, y / 8)),
    light: hex('#fff0c0'),
    round: 6,
    sun: d.fire,
    flow: 0,
    detail: 0.5,
  });
}

function legs(field: Field, put: Put, d: Drummer): void {
  const cloth = hex(d.trousers);
  for (const side of [-1, 1]) {
    const leg: Point[] = [
      [side * 34, -40],
      [side * 92, 60],
      [side * 96, 130],
      [side * 88, 268],
    ];
    field.fill(ribbon(put(leg), [66 * d.size, 62 * d.size, 50 * d.size, 42 * d.size]), {
      ...lit(d, cloth, 20, 0.35),
      flow: 1.5,
      hold: 0.7,
    });
    field.fill(
      blob(
        put([
          [side * 70, 262],
          [side * 104, 262],
          [side * 132, 290],
          [side * 120, 300],
          [side * 72, 298],
        ]),
      ),
      lit(d, hex('#4a2418'), 9, 0.6),
    );
  }
}

function torso(field: Field, put: Put, d: Drummer): void {
  const shirt = hex(d.shirt);
  field.fill(
    blob(
      put([
        [-82, -186],
        [-44, -212],
        [0, -206],
        [46, -212],
        [84, -184],
        [74, -110],
        [60, -50],
        [62, 10],
        [-62, 10],
        [-60, -50],
        [-76, -110],
      ]),
    ),
    { ...lit(d, shirt, 24, 0.4), shade: mix(shirt, NIGHT, 0.55), flow: 1.4, hold: 0.5 },
  );
  for (const [from, to] of [
    [
      [-52, -180],
      [-10, -60],
    ],
    [
      [50, -184],
      [14, -70],
    ],
    [
      [-66, -110],
      [-20, -20],
    ],
    [
      [60, -110],
      [26, -10],
    ],
  ] as const) {
    field.fill(
      ribbon(put([from, [(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2], to]), [
        3 * d.size,
        13 * d.size,
        4 * d.size,
      ]),
      { paint: mix(shirt, NIGHT, 0.7), opacity: 0.65, soft: 3 * d.size, detail: 0.4 },
    );
  }
  for (let i = 0; i < 9; i += 1) {
    const x = -64 + i * 16;
    if (d.striped)
      field.fill(
        ribbon(
          put([
            [x * 0.95, -196],
            [x * 1.04, -100],
            [x * 0.85, 0],
          ]),
          [4 * d.size, 5 * d.size, 4 * d.size],
        ),
        { paint: mix(shirt, hex('#ffd9a0'), 0.55), opacity: 0.75, flow: 1.5, detail: 0.4 },
      );
  }
  field.fill(
    put([
      [-22, -210],
      [0, -160],
      [24, -210],
    ]),
    { ...lit(d, hex('#5a2a1a'), 8, 0.7) },
  );
}

function arm(field: Field, put: Put, d: Drummer, path: readonly Point[]): void {
  const skin = hex('#6e341c');
  field.fill(ribbon(put(path), [54 * d.size, 52 * d.size, 44 * d.size, 42 * d.size, 28 * d.size]), {
    ...lit(d, skin, 15, 0.6),
    hold: 0,
  });
  const [a = [0, 0], b = [0, 0]] = path;
  field.fill(
    ribbon(
      put([
        a,
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
        [a[0] * 0.2 + b[0] * 0.8, a[1] * 0.2 + b[1] * 0.8],
      ]),
      [66 * d.size, 70 * d.size, 68 * d.size],
    ),
    lit(d, hex(d.shirt), 20, 0.5),
  );
  const hand = path[path.length - 1] ?? [0, 0];
  const wrist = path[path.length - 2] ?? [0, 0];
  const turn = Math.atan2(hand[1] - wrist[1], hand[0] - wrist[0]);
  const palm = placed(
    [
      [-14, -13],
      [8, -17],
      [20, -15],
      [22, 12],
      [6, 16],
      [-14, 13],
    ],
    hand[0],
    hand[1],
    1,
    1,
    turn,
  );
  field.fill(blob(put(palm)), lit(d, mix(skin, hex('#a8603a'), 0.35), 8, 0.9));
  for (let i = 0; i < 4; i += 1) {
    const finger = placed(
      [
        [14, -13 + i * 8],
        [32, -16 + i * 9.5],
        [44, -15 + i * 10],
      ],
      hand[0],
      hand[1],
      1,
      1,
      turn,
    );
    field.fill(ribbon(put(finger), [9 * d.size, 8 * d.size, 5 * d.size]), {
      ...lit(d, mix(skin, hex('#a8603a'), 0.25), 3, 1),
      waver: 0.5,
    });
  }
}

function head(field: Field, outer: Put, d: Drummer): void {
  const put: Put = (points) => outer(placed(points, 4, -216, 1, 1, d.nod));
  const skin = hex('#6e341c');
  const dark = hex('#1c0a10');
  field.fill(
    ribbon(
      put([
        [0, -24],
        [0, 22],
      ]),
      [40 * d.size, 48 * d.size],
    ),
    lit(d, mix(skin, NIGHT, 0.2), 12, 0.6),
  );
  field.fill(
    blob(
      put([
        [-36, -62],
        [-30, -100],
        [0, -116],
        [32, -102],
        [38, -66],
        [30, -30],
        [12, -8],
        [-6, -8],
        [-26, -28],
      ]),
    ),
    { ...lit(d, skin, 18, 0.9), flow: 1.4, hold: 0.3 },
  );
  const planes: [Point[], Rgb, number][] = [
    [
      [
        [-26, -44],
        [-14, -50],
        [-8, -38],
        [-16, -24],
      ],
      mix(skin, GLOW, 0.5),
      0.8,
    ],
    [
      [
        [28, -44],
        [16, -50],
        [10, -38],
        [18, -26],
      ],
      mix(skin, GLOW, 0.42),
      0.8,
    ],
    [
      [
        [-6, -70],
        [4, -70],
        [12, -42],
        [2, -36],
        [-10, -42],
      ],
      mix(skin, GLOW, 0.3),
      0.9,
    ],
    [
      [
        [-10, -42],
        [2, -46],
        [13, -42],
        [2, -35],
      ],
      mix(skin, GLOW, 0.65),
      0.9,
    ],
    [
      [
        [-12, -12],
        [2, -17],
        [14, -12],
        [4, -5],
      ],
      mix(skin, GLOW, 0.6),
      0.8,
    ],
    [
      [
        [-28, -70],
        [-16, -76],
        [-6, -68],
        [-16, -62],
      ],
      dark,
      0.75,
    ],
    [
      [
        [28, -70],
        [17, -76],
        [8, -68],
        [17, -62],
      ],
      dark,
      0.75,
    ],
    [
      [
        [-13, -27],
        [2, -30],
        [16, -27],
        [9, -19],
        [-6, -19],
      ],
      hex('#4a0f12'),
      1,
    ],
    [
      [
        [-8, -27],
        [2, -29],
        [11, -27],
        [2, -24],
      ],
      hex('#ffe8c8'),
      0.95,
    ],
  ];
  for (const [points, tone, opacity] of planes)
    field.fill(blob(put(points)), {
      paint: tone,
      opacity,
      soft: 1.2 * d.size,
      waver: 0.5,
      detail: 1,
    });
  for (const side of [-1, 1])
    field.fill(
      ribbon(
        put([
          [side * 27, -80],
          [side * 17, -85],
          [side * 7, -80],
        ]),
        [3 * d.size, 6 * d.size, 3 * d.size],
      ),
      { paint: dark, detail: 1, waver: 0.4 },
    );
  for (const side of [-1, 1]) {
    field.fill(
      blob(
        put([
          [side * 27, -66],
          [side * 17, -72],
          [side * 8, -66],
          [side * 17, -60],
        ]),
      ),
      { ...lit(d, mix(skin, GLOW, 0.22), 4, 1), waver: 0.3 },
    );
    field.fill(
      ribbon(
        put([
          [side * 27, -65],
          [side * 17, -60],
          [side * 8, -64],
        ]),
        [2 * d.size, 3.4 * d.size, 2 * d.size],
      ),
      { paint: dark, detail: 1, waver: 0.3 },
    );
  }
  const tone = hex(d.hatTone);
  if (d.hat === 'straw') {
    field.fill(
      blob(
        put([
          [-84, -86],
          [-40, -98],
          [0, -100],
          [42, -98],
          [84, -88],
          [46, -78],
          [0, -82],
          [-46, -76],
        ]),
      ),
      { ...lit(d, tone, 7, 0.6), flow: 0, hold: 0.5 },
    );
    field.fill(
      blob(
        put([
          [-36, -96],
          [-32, -132],
          [-10, -146],
          [16, -145],
          [34, -130],
          [38, -96],
          [0, -90],
        ]),
      ),
      { ...lit(d, tone, 14, 0.6), flow: 0.1, hold: 0.5 },
    );
    field.fill(
      ribbon(
        put([
          [-36, -98],
          [0, -92],
          [38, -98],
        ]),
        [10 * d.size, 11 * d.size, 10 * d.size],
      ),
      { paint: hex('#a82a24'), detail: 0.8 },
    );
  } else {
    field.fill(
      blob(
        put([
          [-39, -78],
          [-35, -112],
          [-6, -126],
          [28, -116],
          [40, -82],
          [10, -92],
          [-14, -91],
        ]),
      ),
      { ...lit(d, tone, 12, 0.7), flow: -0.3, hold: 0.5 },
    );
    field.fill(
      ribbon(
        put([
          [36, -88],
          [58, -78],
          [66, -46],
        ]),
        [12 * d.size, 17 * d.size, 5 * d.size],
      ),
      lit(d, tone, 5, 0.7),
    );
  }
}

/** Paints a drummer with his tall drum before him. */
export function paintDrummer(field: Field, d: Drummer): void {
  const put: Put = (points) => placed(points, d.x, d.y, d.size * d.facing, d.size);
  field.fill(oval(d.x, d.y + 296 * d.size, 150 * d.size, 24 * d.size), {
    paint: (x, y) => mix(hex('#140a2a'), hex('#3a1424'), cloud(x / 40, y / 12) + 0.3),
    soft: 6,
    flow: 0,
    hold: 0.6,
  });
  legs(field, put, d);
  torso(field, put, d);
  head(field, put, d);
  drum(field, put, d);
  arm(field, put, d, d.far);
  arm(field, put, d, d.near);
}
