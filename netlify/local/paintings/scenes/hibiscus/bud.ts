import { hex } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { blob, placed, type Point, pts } from '../../shapes.ts';

/** A closed bud in its calyx. */
export function bud(field: Field, x: number, y: number, size: number, turn: number): void {
  const put = (points: readonly Point[]): Point[] => placed(points, x, y, size, size, turn);
  field.fill(blob(put(pts('0.2,-0.2 0.6,-0.26 1,-0.1 1.25,0.02 0.95,0.16 0.6,0.24 0.2,0.2'))), {
    paint: hex('#c81f2e'),
    light: hex('#ff8a6a'),
    shade: hex('#5a0618'),
    round: size * 0.16,
    flow: turn,
    hold: 0.9,
    detail: 0.6,
  });
  field.fill(
    blob(put(pts('-0.1,0 0.1,-0.24 0.55,-0.3 0.4,-0.1 0.7,0 0.4,0.1 0.55,0.28 0.1,0.24'))),
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
