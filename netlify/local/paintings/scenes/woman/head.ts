import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { frontFace, sideFace } from './face.ts';
import { LIGHT, type Put, SUN, type Woman } from './figure.ts';
import { blob, oval, type Point, pts, ribbon } from '../../shapes.ts';

function wrapShape(view: Woman['view']): Point[] {
  if (view === 'back')
    return pts('-19,-280 -15,-302 0,-309 17,-300 20,-278 13,-260 0,-256 -14,-260');
  if (view === 'side')
    return pts(
      '-21,-270 -20,-294 -7,-309 10,-305 16,-294 13,-286 0,-284 -8,-272 -15,-260 -20,-260',
    );
  return pts('-20,-276 -18,-298 -4,-310 12,-306 21,-290 21,-273 11,-285 -6,-288');
}

/** Neck, head, scarf and earring. */
export function head(field: Field, outer: Put, w: Woman, skin: Rgb): void {
  // Heads a little large, as in naive portraits: the face is what one looks for.
  const put: Put = (points) =>
    outer(points.map(([x, y]): Point => [x * 1.12, -246 + (y + 246) * 1.12]));
  const size = w.size * 1.12;
  const shade = mix(skin, hex('#2a0c28'), 0.5);
  field.fill(ribbon(put(pts('0,-258 0,-236')), [13 * size, 17 * size]), {
    paint: mix(skin, shade, 0.4),
    detail: 0.7,
  });
  const skull: Point[] =
    w.view === 'side'
      ? pts(
          '-15,-262 -17,-280 -10,-297 4,-300 14,-293 17,-283 16,-277 21.5,-268 17.5,-265 19.5,-260 17,-257 18,-253 13,-246 4,-249 -4,-247 -11,-252',
        )
      : pts('-17,-276 -13,-294 0,-300 14,-294 18,-276 13,-256 2,-246 -9,-252 -15,-262');
  field.fill(blob(put(skull)), {
    paint: skin,
    light: mix(skin, LIGHT, 0.5),
    shade,
    round: 7 * size,
    detail: 0.95,
    sun: SUN,
    waver: 0.4,
  });
  if (w.size > 0.4 && w.view !== 'back')
    (w.view === 'side' ? sideFace : frontFace)(field, put, size, skin);
  const scarf = hex(w.scarf);
  const dim = mix(scarf, hex('#2a0838'), 0.6);
  field.fill(blob(put(wrapShape(w.view))), {
    paint: scarf,
    light: mix(scarf, hex('#fff4c0'), 0.5),
    shade: dim,
    round: 7 * size,
    flow: -0.4,
    hold: 0.6,
    detail: 0.8,
    sun: SUN,
  });
  for (const k of [0, 1, 2])
    field.fill(
      ribbon(
        put([
          [-17 + k * 4, -282 - k * 7],
          [0, -296 - k * 4],
          [15, -292 - k * 4],
        ]),
        [1 * size, 2 * size, 1 * size],
      ),
      { paint: dim, opacity: 0.6, detail: 0.8 },
    );
  const knot = w.view === 'side' ? -1 : 1;
  for (const drop of [0, 9])
    field.fill(
      ribbon(
        put([
          [knot * 17, -280],
          [knot * (28 + drop * 0.4), -272 + drop],
          [knot * (31 - drop * 0.3), -252 + drop],
        ]),
        [7 * size, 10 * size, 3 * size],
      ),
      { paint: mix(scarf, dim, drop * 0.05), detail: 0.8 },
    );
  if (w.view === 'back') return;
  const ear = w.view === 'side' ? -3 : -18;
  field.fill(oval(...(put([[ear, -260]])[0] ?? [0, 0]), 2.4 * size, 3.4 * size), {
    paint: hex('#ffd84a'),
    detail: 1,
    waver: 0,
  });
}
