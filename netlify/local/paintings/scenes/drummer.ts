import { hex, mix } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud } from '../noise.ts';
import { arm } from './drummer/arm.ts';
import { legs, torso } from './drummer/body.ts';
import { drum } from './drummer/drum.ts';
import type { Drummer, Put } from './drummer/figure.ts';
import { head } from './drummer/head.ts';
import { oval, placed } from '../shapes.ts';

/** Paints a drummer with his tall drum before him. */
export function paintDrummer(field: Field, d: Drummer): void {
  const put: Put = (points) => placed(points, d.x, d.y, d.size * d.facing, d.size);
  field.fill(oval(d.x, d.y + 296 * d.size, 150 * d.size, 24 * d.size), {
    paint: (x, y) => mix(hex('#140a2a'), hex('#3a1424'), cloud(x / 40, y / 12) + 0.3),
    soft: 6,
    flow: 0,
    hold: 0.6,
  });
  legs(field, put, d);
  torso(field, put, d);
  head(field, put, d);
  drum(field, put, d);
  arm(field, put, d, d.far);
  arm(field, put, d, d.near);
}
