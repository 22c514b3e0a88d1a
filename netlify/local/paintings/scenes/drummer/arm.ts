import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { type Drummer, lit, type Put } from './figure.ts';
import { blob, placed, type Point, pts, ribbon } from '../../shapes.ts';

/** An arm with sleeve, hand and fingers. */
export function arm(field: Field, put: Put, d: Drummer, path: readonly Point[]): void {
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
  const palm = placed(pts('-14,-13 8,-17 20,-15 22,12 6,16 -14,13'), hand[0], hand[1], 1, 1, turn);
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
