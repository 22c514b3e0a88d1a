import { hex, mix, type Rgb } from '../colour.ts';
import type { Field } from '../field.ts';
import { noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { blob, oval, placed, ribbon, type Point } from '../shapes.ts';
import { paintBasket, type Crop } from './fruit.ts';

/** A market woman: where her feet are, how tall, which way she faces, what she wears and carries. */
export interface Woman {
  x: number;
  y: number;
  size: number;
  facing: 1 | -1;
  dress: string;
  scarf: string;
  apron?: string;
  carries?: Crop;
  /** Holds the basket with a raised arm. */
  raised?: boolean;
  view?: 'front' | 'side' | 'back';
  /** Sits on the ground behind her wares. */
  seated?: boolean;
  pattern?: 'dots' | 'stripes' | 'flowers';
}

const skins = ['#6a3824', '#7a442c', '#5a2f20', '#86503a'];
const SUN = Math.PI + 0.55;
const LIGHT = hex('#ffd890');

type Put = (points: readonly Point[]) => Point[];

/** Scatters the print of the cloth over the skirt. */
function printed(field: Field, put: Put, w: Woman, random: Random): void {
  const tone = mix(hex(w.scarf), hex('#fff0c0'), 0.35);
  for (let row = 0; row < 11; row += 1) {
    const y = -160 + row * 13.5;
    const half = 20 + row * 3.6;
    const count = w.pattern === 'stripes' ? 1 : 2 + Math.floor(row * 0.55);
    for (let i = 0; i < count; i += 1) {
      const x = count > 1 ? -half + ((i + (row % 2) * 0.5 + 0.15) / count) * half * 2 : 0;
      const [px, py] = put([[x + random.bell() * 2, y]])[0] ?? [0, 0];
      const r = 2.6 * w.size;
      if (w.pattern === 'stripes') {
        const bow: Point[] = [
          [-half, y],
          [0, y + 6],
          [half, y],
        ];
        field.fill(ribbon(put(bow), [4 * w.size, 5 * w.size, 4 * w.size]), {
          paint: tone,
          opacity: 0.7,
          detail: 0.6,
        });
      } else if (w.pattern === 'dots') {
        field.fill(oval(px, py, r), { paint: tone, opacity: 0.9, waver: 0.5, detail: 0.7 });
      } else {
        for (let k = 0; k < 4; k += 1) {
          const a = k * 1.57 + row;
          field.fill(oval(px + Math.cos(a) * r, py + Math.sin(a) * r, r * 0.9), {
            paint: tone,
            opacity: 0.9,
            waver: 0.5,
            detail: 0.7,
          });
        }
        field.fill(oval(px, py, r * 0.7), { paint: hex('#d83a2a'), waver: 0.3, detail: 0.8 });
      }
    }
  }
}

function skirtShape(w: Woman, sway: number): Point[] {
  if (w.seated)
    return [
      [-24, -172],
      [-60, -150],
      [-96, -112],
      [-104, -84],
      [-60, -74],
      [0, -70],
      [62, -74],
      [106, -86],
      [92, -116],
      [56, -152],
      [24, -172],
    ];
  if (w.view === 'side')
    return [
      [-20, -172],
      [-40, -140],
      [-58, -80],
      [-82 + sway, -16],
      [-50 + sway, -5],
      [-16 + sway, -10],
      [20 + sway, -2],
      [48 + sway, -10],
      [44, -80],
      [30, -140],
      [18, -172],
    ];
  return [
    [-21, -172],
    [-36, -150],
    [-50, -100],
    [-72 + sway, -12],
    [-42 + sway, -4],
    [-14 + sway, -9],
    [14 + sway, -2],
    [42 + sway, -8],
    [68 + sway, -14],
    [53, -90],
    [38, -148],
    [21, -172],
  ];
}

function skirt(field: Field, put: Put, w: Woman, random: Random): void {
  const cloth = hex(w.dress);
  const deep = mix(cloth, hex('#2a1048'), 0.62);
  const bright = mix(cloth, hex('#fff0b0'), 0.5);
  const sway = random.range(-8, 8);
  const cloths = { flow: 1.5, hold: 0.9, detail: 0.3 };
  field.fill(blob(put(skirtShape(w, sway))), {
    ...cloths,
    paint: (x, y) => mix(cloth, deep, noise(x / (15 * w.size), y / (60 * w.size)) * 0.6),
    light: bright,
    shade: deep,
    round: 20 * w.size,
    sun: SUN,
  });
  if (w.pattern && w.size > 0.4) printed(field, put, w, random);
  const end = w.seated ? -84 : -14;
  const wide = w.seated ? 1.7 : 1;
  for (const [from, to, tone] of [
    [-10, -40, deep],
    [4, -10, bright],
    [10, 24, deep],
    [-16, -58, bright],
    [15, 50, deep],
    [0, 4, deep],
  ] as const) {
    const fold: Point[] = [
      [from, -162],
      [((from + to) / 2) * wide + 3, -100],
      [to * wide + sway, end],
    ];
    field.fill(ribbon(put(fold), [2 * w.size, 6 * w.size, 11 * w.size]), {
      ...cloths,
      paint: tone,
      opacity: 0.55,
      soft: 1.6 * w.size,
    });
  }
  if (w.seated) return;
  const hem = skirtShape(w, sway)
    .slice(3, w.view === 'side' ? 8 : 9)
    .map(([x, y]): Point => [x * 0.96, y - 13]);
  field.fill(ribbon(put(hem), [5 * w.size, 6 * w.size, 5 * w.size]), {
    paint: mix(hex(w.scarf), hex('#fff0c0'), 0.3),
    opacity: 0.85,
    detail: 0.6,
    flow: 0,
  });
}

function apron(field: Field, put: Put, w: Woman, tone: Rgb): void {
  const fold = (x: number, y: number): number => noise(x / (7 * w.size), y / (60 * w.size));
  field.fill(
    blob(
      put([
        [-17, -163],
        [16, -163],
        [23, -120],
        [36, -58],
        [22, -40],
        [4, -46],
        [-14, -38],
        [-34, -52],
        [-25, -120],
      ]),
    ),
    {
      paint: (x, y) => mix(tone, hex('#8a6a98'), 0.12 + fold(x, y) * 0.75),
      light: mix(tone, hex('#fff8e0'), 0.6),
      shade: mix(tone, hex('#4a3070'), 0.6),
      round: 10 * w.size,
      flow: 1.5,
      hold: 0.8,
      detail: 0.4,
      sun: SUN,
    },
  );
}

function bodice(field: Field, put: Put, w: Woman): void {
  const cloth = hex(w.dress);
  const deep = mix(cloth, hex('#2a1048'), 0.62);
  const shape: Point[] =
    w.view === 'side'
      ? [
          [-20, -236],
          [-4, -244],
          [14, -238],
          [25, -218],
          [27, -204],
          [19, -186],
          [18, -168],
          [-19, -168],
          [-20, -190],
          [-25, -216],
        ]
      : [
          [-30, -238],
          [-8, -246],
          [10, -246],
          [31, -238],
          [34, -222],
          [25, -196],
          [23, -170],
          [0, -166],
          [-23, -170],
          [-25, -196],
          [-35, -220],
        ];
  field.fill(blob(put(shape)), {
    paint: mix(cloth, deep, 0.12),
    light: mix(cloth, hex('#fff0b0'), 0.5),
    shade: deep,
    round: 12 * w.size,
    flow: 1.3,
    hold: 0.6,
    detail: 0.45,
    sun: SUN,
  });
  if (w.apron) apron(field, put, w, hex(w.apron));
  field.fill(
    ribbon(
      put([
        [-22, -171],
        [0, -168],
        [22, -171],
      ]),
      [8 * w.size, 9 * w.size, 8 * w.size],
    ),
    { paint: mix(hex(w.scarf), deep, 0.2), detail: 0.6, flow: 0 },
  );
  if (w.view === 'back') return;
  if (w.view !== 'side')
    field.fill(
      blob(
        put([
          [-13, -244],
          [0, -247],
          [13, -244],
          [7, -230],
          [0, -226],
          [-7, -230],
        ]),
      ),
      { paint: hex('#5c3020'), detail: 0.7 },
    );
}

function limb(field: Field, put: Put, size: number, path: readonly Point[], skin: Rgb): void {
  field.fill(ribbon(put(path), [15 * size, 14 * size, 12 * size, 10.5 * size, 8 * size]), {
    paint: skin,
    light: mix(skin, LIGHT, 0.5),
    shade: mix(skin, hex('#2a0c28'), 0.6),
    round: 5 * size,
    detail: 0.75,
    hold: 0.3,
    sun: SUN,
  });
  const hand = path[path.length - 1] ?? [0, 0];
  field.fill(oval(...(put([hand])[0] ?? [0, 0]), 6.5 * size, 7.5 * size), {
    paint: mix(skin, hex('#8a5030'), 0.25),
    light: LIGHT,
    round: 3 * size,
    detail: 0.8,
  });
}

function frontFace(field: Field, put: Put, size: number, skin: Rgb): void {
  const fine = { detail: 1, waver: 0.3 };
  const dark = mix(skin, hex('#12040c'), 0.75);
  field.fill(
    blob(
      put([
        [-15, -278],
        [-8, -288],
        [1, -284],
        [0, -264],
        [-5, -252],
        [-13, -260],
      ]),
    ),
    { ...fine, paint: mix(skin, LIGHT, 0.4), opacity: 0.75, soft: 1.4 * size },
  );
  for (const x of [-7, 8]) {
    field.fill(
      ribbon(
        put([
          [x - 5, -277.5],
          [x, -280.5],
          [x + 5, -278],
        ]),
        [0.8 * size, 1.5 * size, 0.7 * size],
      ),
      { ...fine, paint: dark },
    );
    field.fill(oval(...(put([[x, -272.5]])[0] ?? [0, 0]), 4 * size, 2 * size), {
      ...fine,
      paint: dark,
    });
    field.fill(oval(...(put([[x + 1.2, -273]])[0] ?? [0, 0]), 1.1 * size, 0.9 * size), {
      ...fine,
      paint: hex('#f0d8b8'),
    });
  }
  field.fill(
    ribbon(
      put([
        [1, -275],
        [0, -265],
        [4, -263.5],
      ]),
      [1.6 * size, 2.6 * size, 1.6 * size],
    ),
    { ...fine, paint: mix(skin, LIGHT, 0.5) },
  );
  field.fill(oval(...(put([[1, -256.5]])[0] ?? [0, 0]), 5.2 * size, 2.5 * size), {
    ...fine,
    paint: hex('#a03030'),
  });
  field.fill(
    ribbon(
      put([
        [-5, -258],
        [1, -256],
        [7, -258],
      ]),
      [0.8 * size, 1 * size],
    ),
    { ...fine, paint: dark },
  );
}

function sideFace(field: Field, put: Put, size: number, skin: Rgb): void {
  const fine = { detail: 1, waver: 0.3 };
  const dark = mix(skin, hex('#12040c'), 0.75);
  field.fill(
    blob(
      put([
        [-2, -270],
        [6, -274],
        [9, -264],
        [4, -254],
        [-4, -258],
      ]),
    ),
    { ...fine, paint: mix(skin, LIGHT, 0.42), opacity: 0.7, soft: 1.6 * size },
  );
  field.fill(
    ribbon(
      put([
        [15, -284],
        [16, -277],
        [20, -268.5],
        [17, -264],
      ]),
      [2 * size, 2.4 * size, 3.4 * size, 2 * size],
    ),
    { ...fine, paint: mix(skin, LIGHT, 0.5) },
  );
  field.fill(
    ribbon(
      put([
        [7, -281],
        [11, -283],
        [15, -281],
      ]),
      [1 * size, 1.6 * size, 0.8 * size],
    ),
    { ...fine, paint: dark },
  );
  field.fill(
    ribbon(
      put([
        [7, -275],
        [11, -276],
        [14.5, -275],
      ]),
      [1.4 * size, 3 * size, 1.4 * size],
    ),
    { ...fine, paint: dark },
  );
  field.fill(oval(...(put([[16, -257.5]])[0] ?? [0, 0]), 3.4 * size, 3 * size), {
    ...fine,
    paint: hex('#96302e'),
  });
}

function wrapShape(view: Woman['view']): Point[] {
  if (view === 'back')
    return [
      [-19, -280],
      [-15, -302],
      [0, -309],
      [17, -300],
      [20, -278],
      [13, -260],
      [0, -256],
      [-14, -260],
    ];
  if (view === 'side')
    return [
      [-21, -270],
      [-20, -294],
      [-7, -309],
      [10, -305],
      [16, -294],
      [13, -286],
      [0, -284],
      [-8, -272],
      [-15, -260],
      [-20, -260],
    ];
  return [
    [-20, -276],
    [-18, -298],
    [-4, -310],
    [12, -306],
    [21, -290],
    [21, -273],
    [11, -285],
    [-6, -288],
  ];
}

function head(field: Field, outer: Put, w: Woman, skin: Rgb): void {
  // Heads a little large, as in naive portraits: the face is what one looks for.
  const put: Put = (points) =>
    outer(points.map(([x, y]): Point => [x * 1.12, -246 + (y + 246) * 1.12]));
  const size = w.size * 1.12;
  const shade = mix(skin, hex('#2a0c28'), 0.5);
  field.fill(
    ribbon(
      put([
        [0, -258],
        [0, -236],
      ]),
      [13 * size, 17 * size],
    ),
    { paint: mix(skin, shade, 0.4), detail: 0.7 },
  );
  const skull: Point[] =
    w.view === 'side'
      ? [
          [-15, -262],
          [-17, -280],
          [-10, -297],
          [4, -300],
          [14, -293],
          [17, -283],
          [16, -277],
          [21.5, -268],
          [17.5, -265],
          [19.5, -260],
          [17, -257],
          [18, -253],
          [13, -246],
          [4, -249],
          [-4, -247],
          [-11, -252],
        ]
      : [
          [-17, -276],
          [-13, -294],
          [0, -300],
          [14, -294],
          [18, -276],
          [13, -256],
          [2, -246],
          [-9, -252],
          [-15, -262],
        ];
  field.fill(blob(put(skull)), {
    paint: skin,
    light: mix(skin, LIGHT, 0.5),
    shade,
    round: 7 * size,
    detail: 0.95,
    sun: SUN,
    waver: 0.4,
  });
  if (w.size > 0.4 && w.view !== 'back')
    (w.view === 'side' ? sideFace : frontFace)(field, put, size, skin);
  const scarf = hex(w.scarf);
  const dim = mix(scarf, hex('#2a0838'), 0.6);
  field.fill(blob(put(wrapShape(w.view))), {
    paint: scarf,
    light: mix(scarf, hex('#fff4c0'), 0.5),
    shade: dim,
    round: 7 * size,
    flow: -0.4,
    hold: 0.6,
    detail: 0.8,
    sun: SUN,
  });
  for (const k of [0, 1, 2])
    field.fill(
      ribbon(
        put([
          [-17 + k * 4, -282 - k * 7],
          [0, -296 - k * 4],
          [15, -292 - k * 4],
        ]),
        [1 * size, 2 * size, 1 * size],
      ),
      { paint: dim, opacity: 0.6, detail: 0.8 },
    );
  const knot = w.view === 'side' ? -1 : 1;
  for (const drop of [0, 9])
    field.fill(
      ribbon(
        put([
          [knot * 17, -280],
          [knot * (28 + drop * 0.4), -272 + drop],
          [knot * (31 - drop * 0.3), -252 + drop],
        ]),
        [7 * size, 10 * size, 3 * size],
      ),
      { paint: mix(scarf, dim, drop * 0.05), detail: 0.8 },
    );
  if (w.view === 'back') return;
  const ear = w.view === 'side' ? -3 : -18;
  field.fill(oval(...(put([[ear, -260]])[0] ?? [0, 0]), 2.4 * size, 3.4 * size), {
    paint: hex('#ffd84a'),
    detail: 1,
    waver: 0,
  });
}

function arms(field: Field, put: Put, w: Woman, skin: Rgb): void {
  const shoulder = w.view === 'side' ? 4 : 30;
  if (w.raised && w.view === 'side')
    limb(
      field,
      put,
      w.size,
      [
        [-4, -228],
        [-34, -236],
        [-50, -260],
        [-40, -294],
        [-24, -318],
      ],
      skin,
    );
  else if (w.raised)
    limb(
      field,
      put,
      w.size,
      [
        [shoulder, -230],
        [shoulder + 26, -240],
        [shoulder + 40, -262],
        [shoulder + 26, -294],
        [shoulder + 8, -318],
      ],
      skin,
    );
  else if (w.seated)
    limb(
      field,
      put,
      w.size,
      [
        [shoulder, -230],
        [shoulder + 18, -200],
        [shoulder + 22, -172],
        [shoulder + 4, -146],
        [shoulder - 14, -130],
      ],
      skin,
    );
  else
    limb(
      field,
      put,
      w.size,
      [
        [shoulder + 1, -230],
        [shoulder + 10, -206],
        [shoulder + 15, -182],
        [shoulder + 22, -160],
        [shoulder + 26, -146],
      ],
      skin,
    );
  const sleeve = mix(hex(w.dress), hex('#fff0b0'), 0.15);
  const puff = {
    light: mix(sleeve, hex('#fff0b0'), 0.5),
    shade: mix(sleeve, hex('#2a1048'), 0.6),
    round: 6 * w.size,
    detail: 0.5,
    sun: SUN,
    paint: sleeve,
  };
  for (const side of w.view === 'side' ? [2] : [-30, 31])
    field.fill(oval(...(put([[side, -227]])[0] ?? [0, 0]), 12.5 * w.size, 15 * w.size), puff);
}

function shadow(field: Field, w: Woman): void {
  const away: Point[] = [
    [-10, -6],
    [90, 10],
    [220, 36],
    [330, 60],
  ];
  const widths = [70, 92, 60, 34].map((v) => v * w.size);
  field.fill(ribbon(placed(away, w.x, w.y, w.size), widths), {
    paint: hex('#5a2f68'),
    opacity: 0.6,
    soft: 3 * w.size,
    waver: 3,
    flow: 0.2,
    hold: 0.8,
  });
}

/** Paints one market woman with her long shadow. */
export function paintWoman(field: Field, random: Random, w: Woman): void {
  const skin = hex(random.pick(skins));
  const down = w.seated ? 82 * w.size : 0;
  const put: Put = (points) => placed(points, w.x, w.y + down, w.size * w.facing, w.size);
  shadow(field, w);
  // A breath of pale dust behind the head keeps the profile clear of the crowd.
  if (w.size > 0.6) {
    const [hx, hy] = put([[4, -272]])[0] ?? [0, 0];
    field.fill(oval(hx, hy, 40 * w.size, 36 * w.size), {
      paint: hex('#e6bd7c'),
      opacity: 0.82,
      soft: 9 * w.size,
      waver: 4,
      flow: 0.1,
      hold: 0.6,
      detail: 0.2,
    });
  }
  if (!w.seated)
    for (const foot of w.view === 'side' ? [-34, 30] : [-18, 16])
      field.fill(oval(...(put([[foot, -3]])[0] ?? [0, 0]), 15 * w.size, 6 * w.size), {
        paint: skin,
        detail: 0.7,
      });
  skirt(field, put, w, random);
  if (w.view !== 'side')
    limb(
      field,
      put,
      w.size,
      [
        [-30, -230],
        [-45, -204],
        [-50, -182],
        [-36, -162],
        [-18, -154],
      ],
      skin,
    );
  bodice(field, put, w);
  head(field, put, w, skin);
  if (w.carries) {
    const top = put([[0, -330]])[0] ?? [0, 0];
    paintBasket(field, random, w.carries, top[0], top[1], 52 * w.size);
  }
  arms(field, put, w, skin);
}
