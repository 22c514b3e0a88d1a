import { hex } from '../colour.ts';
import type { Field } from '../field.ts';
import { blob, oval, pts, type Point } from '../shapes.ts';

/** Moves a figure's own points to their place in the picture. */
export type Put = (points: readonly Point[]) => Point[];

/** A sailor in a wide hat, seated; put sets him on his place in the boat. */
export function sailor(field: Field, put: Put, shirt: string): void {
  field.fill(blob(put(pts('-15,6 -13,-26 -4,-36 8,-34 15,-20 14,6'))), {
    paint: hex(shirt),
    light: hex('#ffe2a8'),
    shade: hex('#241830'),
    round: 7,
    sun: 0,
    detail: 0.9,
  });
  field.fill(oval(...(put([[3, -44]])[0] ?? [0, 0]), 8, 9.5), {
    paint: hex('#3c2018'),
    light: hex('#a8643a'),
    round: 4,
    sun: 0,
    detail: 1,
  });
  field.fill(blob(put(pts('-14,-47 -4,-52 0,-62 8,-61 10,-52 20,-47 2,-45'))), {
    paint: hex('#d9b060'),
    shade: hex('#6a4420'),
    round: 4,
    sun: 0,
    detail: 1,
  });
}
