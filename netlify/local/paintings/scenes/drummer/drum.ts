import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import { lit, type Drummer, type Put } from './figure.ts';
import { oval, type Point, ribbon } from '../../shapes.ts';

/** A tall drum with painted bands, pegs and ropes. */
export function drum(field: Field, put: Put, d: Drummer): void {
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
