import { hex, mix } from '../colour.ts';
import type { Field } from '../field.ts';
import { noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { placed, pts, ribbon, type Point } from '../shapes.ts';
import { paintFruit, type Crop } from './fruit.ts';
import { paintWoman } from './woman.ts';

/** A stall under a striped awning; x and y are the middle of its foot. */
export function paintStall(
  field: Field,
  random: Random,
  x: number,
  y: number,
  size: number,
  stripes: readonly [string, string],
): void {
  const put = (points: readonly Point[]): Point[] => placed(points, x, y, size);
  field.fill(put(pts('-140,4 -120,-190 120,-190 180,8')), {
    paint: hex('#5a2a4a'),
    opacity: 0.55,
    soft: 6,
    flow: 0,
    hold: 0.5,
  });
  for (const post of [-128, 124])
    field.fill(
      ribbon(
        put([
          [post, 6],
          [post + 3, -210],
        ]),
        [7 * size, 6 * size],
      ),
      { paint: hex('#6a3a24'), light: hex('#e8b060'), round: 3, detail: 0.6 },
    );
  paintWoman(field, random, {
    x: x - 20 * size,
    y: y + 8,
    size: size * 0.6,
    facing: 1,
    dress: '#c83a78',
    scarf: '#f2e2b8',
  });
  const roof = (u: number, v: number): Point => [
    (-150 + u * 300) * (0.86 + v * 0.2),
    -246 + v * 62 + Math.sin(u * Math.PI) * 9 * v + Math.sin(u * 27) * 3 * v,
  ];
  for (let i = 0; i < 9; i += 1) {
    const tone = hex(stripes[i % 2 === 0 ? 0 : 1]);
    const [a, b] = [i / 9, (i + 1) / 9];
    field.fill(put([roof(a, 0), roof(b, 0), roof(b, 1), roof((a + b) / 2, 1.16), roof(a, 1)]), {
      paint: (px, py) =>
        mix(tone, hex('#7a3a6a'), noise(px / 12, py / 30) * 0.35 + (a > 0.6 ? 0.2 : 0)),
      light: hex('#fff0b8'),
      round: 5 * size,
      waver: 1,
      flow: 1.5,
      hold: 0.8,
      detail: 0.35,
    });
  }
  field.fill(put(pts('-146,10 -138,-62 140,-62 150,12')), {
    paint: (px, py) => mix(hex('#8a4a30'), hex('#4a2038'), noise(px / 8, py / 40) * 0.8),
    flow: 1.5,
    hold: 0.7,
    detail: 0.3,
  });
  const crops: Crop[] = ['orange', 'mango', 'greens', 'plantain', 'mango'];
  crops.forEach((crop, i) => {
    for (let row = 2; row >= 0; row -= 1) {
      for (let k = 0; k < 4 - row; k += 1) {
        const [px, py] = put([[-122 + i * 56 + k * 13 + row * 6.5, -66 - row * 10]])[0] ?? [0, 0];
        paintFruit(field, random, crop, px, py, 8.5 * size);
      }
    }
  });
}
