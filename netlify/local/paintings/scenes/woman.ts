import { hex } from '../colour.ts';
import type { Field } from '../field.ts';
import type { Random } from '../random.ts';
import { paintBasket } from './fruit.ts';
import { arms, limb } from './woman/arms.ts';
import { bodice } from './woman/bodice.ts';
import type { Put, Woman } from './woman/figure.ts';
import { head } from './woman/head.ts';
import { skirt } from './woman/skirt.ts';
import { oval, placed, type Point, pts, ribbon } from '../shapes.ts';

const skins = ['#6a3824', '#7a442c', '#5a2f20', '#86503a'];

function shadow(field: Field, w: Woman): void {
  const away: Point[] = pts('-10,-6 90,10 220,36 330,60');
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
    limb(field, put, w.size, pts('-30,-230 -45,-204 -50,-182 -36,-162 -18,-154'), skin);
  bodice(field, put, w);
  head(field, put, w, skin);
  if (w.carries) {
    const top = put([[0, -330]])[0] ?? [0, 0];
    paintBasket(field, random, w.carries, top[0], top[1], 52 * w.size);
  }
  arms(field, put, w, skin);
}
