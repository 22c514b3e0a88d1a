import { hex, mix } from '../colour.ts';
import type { Field } from '../field.ts';
import { noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { oval, placed, pts, ribbon, wavering, type Point } from '../shapes.ts';

const walls = [
  '#3f5aa0',
  '#7a4a8a',
  '#2f7a8a',
  '#a0506a',
  '#5a5aa8',
  '#8a6a9a',
  '#b07a5a',
  '#3a6a7a',
];
const roofs = ['#7a2f4a', '#4a2a5a', '#8a3f3a', '#2f2a5a', '#9a5040'];
const glows = ['#ffd25a', '#ffb83a', '#ffe694', '#ff9a3a'];

/** A small house with a tin roof and lit windows; x and y are the middle of its doorstep. */
export function paintHouse(field: Field, random: Random, x: number, y: number, size: number): void {
  const flip = random.next() < 0.5 ? -1 : 1;
  const put = (points: readonly Point[]): Point[] => placed(points, x, y, size * flip, size);
  const wall = mix(hex(random.pick(walls)), hex('#1a1648'), random.range(0.15, 0.45));
  const roof = hex(random.pick(roofs));
  const high = random.range(30, 44);
  const glow = hex(random.pick(glows));
  field.fill(oval(x, y - 6 * size, 44 * size, 26 * size), {
    paint: mix(glow, hex('#7a3a5a'), 0.5),
    opacity: 0.22,
    soft: 12 * size,
  });
  const plane = { waver: 0.8, detail: 0.55, hold: 0.7, flow: 1.5 };
  field.fill(
    put([
      [-26, 2],
      [-26, -high],
      [8, -high],
      [8, 4],
    ]),
    { ...plane, paint: (px, py) => mix(wall, hex('#e8c0a0'), noise(px / 8, py / 14) * 0.25) },
  );
  field.fill(
    put([
      [8, 4],
      [8, -high],
      [17, -high - 16],
      [27, -high + 2],
      [27, 0],
    ]),
    { ...plane, paint: mix(wall, hex('#0e0c34'), 0.5) },
  );
  field.fill(
    put([
      [-31, -high + 4],
      [-20, -high - 20],
      [17, -high - 20],
      [8, -high + 4],
    ]),
    {
      ...plane,
      paint: (px, py) => mix(roof, hex('#b0b4e8'), 0.15 + noise(px / 5, py / 40) * 0.45),
      flow: 1.9 * flip,
    },
  );
  field.fill(
    put([
      [17, -high - 20],
      [31, -high + 4],
      [27, -high + 5],
      [16, -high - 13],
    ]),
    { ...plane, paint: mix(roof, hex('#0c0a2c'), 0.5) },
  );
  const lit = random.next() < 0.86;
  const light = lit ? glow : hex('#141038');
  const fine = { waver: 0.5, detail: 1, hold: 0.2, flow: 1.5 };
  field.fill(put(pts('-20,2 -20,-22 -11,-22 -11,2')), {
    ...fine,
    paint: random.next() < 0.5 ? light : mix(roof, hex('#0a0826'), 0.4),
  });
  field.fill(put(pts('-6,-10 -6,-24 3,-24 3,-10')), {
    ...fine,
    paint: light,
    light: hex('#fff6c8'),
    round: 3,
  });
  if (random.next() < 0.7)
    field.fill(put(pts('14,-9 14,-22 21,-22 21,-9')), {
      ...fine,
      paint: mix(light, hex('#c0502a'), 0.3),
    });
  if (lit)
    field.fill(oval(x - 4 * size * flip, y + 7 * size, 26 * size, 5 * size), {
      paint: glow,
      opacity: 0.45,
      soft: 3 * size,
      waver: 2,
      flow: 0,
      hold: 0.6,
    });
}

/** A palm, dark against the night, its fronds edged by the moon. */
export function paintPalm(field: Field, random: Random, x: number, y: number, size: number): void {
  const lean = random.range(-14, 14);
  const top: Point = [x + lean * size, y - 86 * size];
  field.fill(
    ribbon([[x, y], [x + lean * 0.2 * size, y - 45 * size], top], [6 * size, 4 * size, 3 * size]),
    { paint: hex('#1a1440'), light: hex('#8a80c0'), round: 2, detail: 0.8 },
  );
  for (let i = 0; i < 9; i += 1) {
    const turn = -Math.PI / 2 + (i - 4) * 0.52 + random.bell() * 0.15;
    const reach = random.range(30, 44) * size;
    const tip: Point = [
      top[0] + Math.cos(turn) * reach,
      top[1] + Math.sin(turn) * reach * 0.7 + reach * 0.35,
    ];
    const mid: Point = [
      top[0] + Math.cos(turn) * reach * 0.55,
      top[1] + Math.sin(turn) * reach * 0.75,
    ];
    field.fill(wavering(ribbon([top, mid, tip], [3 * size, 9 * size, 1]), 1.5, 6), {
      paint: hex(random.pick(['#123a4a', '#1a2a5a', '#0e2440', '#2a5a6a'])),
      light: hex('#7a9ac0'),
      round: 3,
      flow: turn,
      hold: 0.9,
      detail: 0.8,
    });
  }
}
