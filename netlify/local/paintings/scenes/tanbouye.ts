import { hex, mix, ramp, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { blob, oval, placed, ribbon, type Point } from '../shapes.ts';
import { paintDrummer } from './drummer.ts';

const FIRE: Point = [470, 1190];
const tones = ['#090a2a', '#141248', '#2a1a5e', '#5a1f4e', '#a8342c', '#e87a2a', '#ffc24a'].map(
  hex,
);

function night(field: Field): void {
  field.fill(
    [
      [-10, -10],
      [1010, -10],
      [1010, 1260],
      [-10, 1260],
    ],
    {
      paint: (x, y) => {
        const far = Math.hypot((x - FIRE[0]) / 1.1, y - FIRE[1]);
        return ramp(tones, 0.92 - far / 1080 + cloud(x / 130, y / 170, 4) * 0.34);
      },
      waver: 0,
      flow: (x, y) => Math.atan2(y - FIRE[1], x - FIRE[0]) + cloud(x / 160, y / 160) * 1.8,
      hold: 0.7,
    },
  );
  field.fill(
    [
      [-10, 1000],
      [200, 975],
      [500, 985],
      [800, 972],
      [1010, 1000],
      [1010, 1260],
      [-10, 1260],
    ],
    {
      paint: (x, y) => {
        const far = Math.hypot((x - FIRE[0]) / 1.5, (y - FIRE[1]) * 1.6);
        return ramp(tones, 0.95 - far / 420 + cloud(x / 70, y / 14, 3) * 0.35);
      },
      waver: 5,
      flow: (x, y) => Math.atan2((y - FIRE[1]) * 2, x - FIRE[0]) + Math.PI / 2,
      hold: 0.8,
    },
  );
}

function trees(field: Field, random: Random): void {
  for (const [x, lean, w] of [
    [20, 60, 84],
    [985, -70, 92],
    [350, -30, 34],
    [655, 34, 38],
  ] as const) {
    field.fill(
      ribbon(
        [
          [x, 1010],
          [x + lean * 0.1, 760],
          [x + lean * 0.6, 460],
          [x + lean * 0.4, 200],
          [x + lean, -40],
        ],
        [w * 1.7, w * 1.1, w * 0.8, w * 0.75, w * 0.5],
      ),
      {
        paint: (px, py) =>
          mix(
            hex('#140c38'),
            hex('#7a2a34'),
            smooth(300, 1000, py) * 0.7 + cloud(px / 12, py / 60) * 0.5,
          ),
        light: hex('#d8602a'),
        shade: hex('#06061c'),
        round: w * 0.3,
        sun: Math.atan2(300, FIRE[0] - x),
        waver: 5,
        flow: 1.5,
        hold: 0.8,
        detail: 0.2,
      },
    );
  }
  const leaves: Point[] = [];
  for (let i = 0; i < 420; i += 1) {
    const x = random.range(-30, 1030);
    leaves.push([x, random.range(-40, 130) + random.next() * (60 + Math.abs(x - 500) * 0.42)]);
  }
  leaves.sort((p, q) => p[1] - q[1]);
  for (const [x, y] of leaves) {
    const turn = Math.PI / 2 + random.bell() * 1.3;
    const long = random.range(44, 96);
    const warm = smooth(0, 330, y);
    field.fill(
      ribbon(
        [
          [x, y],
          [x + Math.cos(turn) * long * 0.5 + 6, y + Math.sin(turn) * long * 0.5],
          [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
        ],
        [3, random.range(18, 32), 2],
      ),
      {
        paint: mix(
          hex(random.pick(['#0c1846', '#10305a', '#1c1450', '#0a3a4c', '#0f4a4a'])),
          hex('#6a2440'),
          warm * random.range(0, 0.7),
        ),
        light: mix(hex('#3a6a80'), hex('#e8703a'), warm),
        shade: hex('#060820'),
        round: 6,
        sun: 1.57,
        flow: turn,
        hold: 0.8,
        detail: 0.15,
      },
    );
  }
}

/** Someone dancing between the drummers and the trees, edged by the fire. */
function dancer(
  field: Field,
  x: number,
  y: number,
  size: number,
  cloth: string,
): void {
  const sun = Math.atan2(300, FIRE[0] - x);
  const body = {
    light: hex('#ff9a48'),
    shade: hex('#0e0828'),
    sun,
    detail: 0.4,
    flow: 1.5,
    hold: 0.5,
  };
  const put = (points: readonly Point[]): Point[] =>
    placed(points, x, y, size * (x > 500 ? -1 : 1), size);
  const tone = hex(cloth);
  const skin = hex('#4a2018');
  for (const path of [
    [
      [-30, -150],
      [-66, -190],
      [-60, -250],
      [-84, -290],
    ],
    [
      [30, -150],
      [70, -170],
      [92, -225],
      [76, -275],
    ],
  ] as const) {
    field.fill(ribbon(put(path), [24 * size, 22 * size, 18 * size, 12 * size]), {
      ...body,
      paint: skin,
      round: 7 * size,
    });
  }
  field.fill(
    blob(
      put([
        [-34, -160],
        [0, -170],
        [34, -160],
        [28, -90],
        [60, 20],
        [96, 130],
        [20, 150],
        [-70, 140],
        [-52, 20],
        [-26, -90],
      ]),
    ),
    {
      ...body,
      paint: (px, py) => mix(tone, hex('#180a38'), noise(px / 14, py / 50) * 0.7),
      round: 24 * size,
    },
  );
  field.fill(oval(...(put([[4, -204]])[0] ?? [0, 0]), 24 * size, 31 * size), {
    ...body,
    paint: skin,
    round: 11 * size,
  });
  field.fill(
    blob(
      put([
        [-23, -212],
        [-18, -242],
        [6, -252],
        [30, -238],
        [31, -212],
        [6, -224],
      ]),
    ),
    { ...body, paint: mix(tone, hex('#d83a2a'), 0.5), round: 9 * size },
  );
}

function crowd(field: Field): void {
  const far: [number, number, number, string][] = [
    [120, 640, 0.72, '#4a2a8a'],
    [345, 600, 0.82, '#8a2a4a'],
    [665, 606, 0.84, '#2a5a8a'],
    [905, 650, 0.74, '#7a3a20'],
    [40, 760, 0.9, '#7a1f2a'],
    [975, 770, 0.94, '#34408e'],
    [290, 770, 0.9, '#3a2a7a'],
    [735, 775, 0.9, '#8a2424'],
  ];
  for (const [x, y, size, cloth] of far) dancer(field, x, y, size, cloth);
}

function flames(field: Field, random: Random): void {
  field.fill(oval(FIRE[0], FIRE[1] - 20, 260, 120), {
    paint: hex('#ff8a2a'),
    opacity: 0.4,
    soft: 50,
    waver: 0,
  });
  for (const turn of [0.12, -0.16, 0.4, -0.42]) {
    const dx = Math.cos(turn) * 110;
    const dy = Math.sin(turn) * 50;
    field.fill(
      ribbon(
        [
          [FIRE[0] - dx, FIRE[1] + 50 - dy],
          [FIRE[0] + dx, FIRE[1] + 50 + dy],
        ],
        [26, 30, 22],
      ),
      {
        paint: hex('#3a1418'),
        light: hex('#ff8a3a'),
        round: 8,
        sun: -1.57,
        detail: 0.5,
        flow: turn,
        hold: 0.8,
      },
    );
  }
  const tongues: [string, number, number, number][] = [
    ['#a8201c', 1, 190, 13],
    ['#e8501c', 0.8, 165, 12],
    ['#fa9a26', 0.58, 130, 10],
    ['#ffe07a', 0.36, 90, 8],
  ];
  for (const [tone, spread, high, count] of tongues) {
    for (let i = 0; i < count; i += 1) {
      const x = FIRE[0] + random.bell() * 140 * spread;
      const h = 1.15 * high * random.range(0.5, 1.1) * (1 - Math.abs(x - FIRE[0]) / 240);
      const sway = random.range(-26, 26);
      field.fill(
        ribbon(
          [
            [x, FIRE[1] + 44],
            [x + sway * 0.5, FIRE[1] + 30 - h * 0.45],
            [x - sway * 0.4, FIRE[1] + 10 - h * 0.8],
            [x + sway * 0.5, FIRE[1] - h],
          ],
          [24, 40 * spread + 10, 22, 2],
        ),
        {
          paint: (px, py) => mix(hex(tone), hex('#fff0a0'), noise(px / 12, py / 30) * 0.4),
          opacity: 0.9,
          soft: 1.5,
          waver: 3,
          flow: 1.5,
          hold: 0.7,
          detail: 0.5,
        },
      );
    }
  }
  for (let i = 0; i < 110; i += 1) {
    const y = random.range(180, 1080);
    const x = FIRE[0] + random.bell() * (90 + (1080 - y) * 0.45);
    if (Math.hypot(x - 515, y - 330) < 110) continue;
    field.fill(oval(x, y, random.range(0.9, 2.2), random.range(3, 9), random.bell() * 0.7), {
      paint: hex(random.pick(['#ffb040', '#ff7a2a', '#ffd870'])),
      waver: 0.5,
      detail: 1,
    });
  }
}

function compose(field: Field, random: Random): void {
  night(field);
  trees(field, random);
  crowd(field);
  const base = { hat: 'straw', hatTone: '#d8a850', trousers: '#2a3070' } as const;
  paintDrummer(field, {
    ...base,
    x: 515,
    y: 665,
    size: 1.34,
    facing: 1,
    shirt: '#c22a1c',
    trousers: '#e0c898',
    hatTone: '#e8c070',
    drum: ['#d08a30', '#25358a'],
    nod: -0.12,
    fire: 1.75,
    far: [
      [-70, -176],
      [-112, -140],
      [-126, -98],
      [-92, -66],
      [-44, -50],
    ],
    near: [
      [70, -178],
      [118, -196],
      [148, -240],
      [138, -300],
      [116, -340],
    ],
  });
  paintDrummer(field, {
    ...base,
    x: 178,
    y: 800,
    size: 1.16,
    facing: 1,
    shirt: '#2b55b0',
    striped: true,
    hatTone: '#d83a2a',
    hat: 'scarf',
    trousers: '#5a2440',
    drum: ['#a8642a', '#c8302a'],
    nod: 0.16,
    fire: 0.75,
    far: [
      [68, -176],
      [104, -146],
      [116, -106],
      [88, -76],
      [38, -56],
    ],
    near: [
      [-70, -178],
      [-104, -196],
      [-128, -242],
      [-118, -296],
      [-92, -334],
    ],
  });
  paintDrummer(field, {
    ...base,
    x: 828,
    y: 806,
    size: 1.18,
    facing: -1,
    shirt: '#f2b032',
    trousers: '#26306e',
    drum: ['#8a2a26', '#e8b040'],
    nod: 0.1,
    fire: 2.4,
    far: [
      [68, -176],
      [106, -146],
      [118, -106],
      [88, -76],
      [36, -54],
    ],
    near: [
      [-70, -178],
      [-114, -150],
      [-122, -108],
      [-92, -74],
      [-44, -52],
    ],
  });
  flames(field, random);
  field.wash((c, x, y) => {
    const near = Math.exp(-Math.hypot((x - FIRE[0]) / 1.2, y - FIRE[1]) / 330);
    return [
      c[0] * (1 + near * 0.55) + near * 14,
      c[1] * (1 + near * 0.22),
      c[2] * (1 - near * 0.15),
    ];
  });
}

/** Three drummers at night by a fire. */
export const tanbouye: Scene = {
  slug: 'tanbouye',
  width: 1920,
  height: 2400,
  seed: 1920,
  ground: hex('#7a3020'),
  compose,
};
