import { hex } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { blob, oval, placed, type Point, pts, ribbon } from '../../shapes.ts';

const skin = { paint: hex('#5a3220'), light: hex('#b0683c'), shade: hex('#2a1420'), detail: 1 };

/** A child seen from behind, arms up to the string; x and y are between the feet. */
export function paintChild(field: Field, x: number, y: number, size: number): void {
  const put = (places: string): Point[] => placed(pts(places), x, y, size);
  const limb = (places: string, widths: readonly number[]): void =>
    field.fill(
      ribbon(
        put(places),
        widths.map((w) => w * size),
      ),
      {
        ...skin,
        round: 3 * size,
        waver: 0.4,
      },
    );
  field.fill(oval(x + 22 * size, y + 3 * size, 34 * size, 6 * size, 0.06), {
    paint: hex('#4a2f62'),
    opacity: 0.75,
    soft: 2,
    flow: 0,
    hold: 0.8,
  });
  limb('-9,-34 -10,-16 -11,0', [10, 8, 7]);
  limb('9,-34 12,-16 11,0', [10, 8, 7]);
  field.fill(blob(put('-19,-60 0,-64 19,-60 21,-30 4,-30 0,-42 -4,-30 -21,-30')), {
    paint: hex('#1f5a8a'),
    light: hex('#6aa4cc'),
    shade: hex('#142a52'),
    round: 6 * size,
    detail: 0.8,
  });
  limb('14,-92 26,-104 33,-128', [9, 8, 6]);
  limb('-13,-92 2,-112 24,-120', [9, 8, 6]);
  field.fill(blob(put('-18,-98 0,-102 18,-98 19,-58 0,-54 -19,-58')), {
    paint: hex('#e8b828'),
    light: hex('#fff0a0'),
    shade: hex('#a8582a'),
    round: 8 * size,
    flow: 1.5,
    hold: 0.6,
    detail: 0.8,
  });
  field.fill(oval(x + 2 * size, y - 113 * size, 14.5 * size, 16 * size), {
    paint: hex('#23130f'),
    light: hex('#6a4030'),
    round: 5 * size,
    detail: 0.9,
  });
}
