import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { line, placed, type Point, ribbon } from '../../shapes.ts';

const leafGreens = ['#0d3a2c', '#14503a', '#1f6b3f', '#2f7f3c', '#0b3040', '#3d8a3a'].map(hex);

/** One pointed, toothed leaf with a lit half and a dark half. */
export function leaf(
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
