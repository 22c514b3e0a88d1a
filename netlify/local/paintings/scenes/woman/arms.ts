import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { LIGHT, type Put, SUN, type Woman } from './figure.ts';
import { oval, type Point, pts, ribbon } from '../../shapes.ts';

/** An arm with its hand. */
export function limb(
  field: Field,
  put: Put,
  size: number,
  path: readonly Point[],
  skin: Rgb,
): void {
  field.fill(ribbon(put(path), [15 * size, 14 * size, 12 * size, 10.5 * size, 8 * size]), {
    paint: skin,
    light: mix(skin, LIGHT, 0.5),
    shade: mix(skin, hex('#2a0c28'), 0.6),
    round: 5 * size,
    detail: 0.75,
    hold: 0.3,
    sun: SUN,
  });
  const hand = path[path.length - 1] ?? [0, 0];
  field.fill(oval(...(put([hand])[0] ?? [0, 0]), 6.5 * size, 7.5 * size), {
    paint: mix(skin, hex('#8a5030'), 0.25),
    light: LIGHT,
    round: 3 * size,
    detail: 0.8,
  });
}

/** The arm that holds the basket, and the sleeves. */
export function arms(field: Field, put: Put, w: Woman, skin: Rgb): void {
  const shoulder = w.view === 'side' ? 4 : 30;
  if (w.raised && w.view === 'side')
    limb(field, put, w.size, pts('-4,-228 -34,-236 -50,-260 -40,-294 -24,-318'), skin);
  else if (w.raised)
    limb(
      field,
      put,
      w.size,
      [
        [shoulder, -230],
        [shoulder + 26, -240],
        [shoulder + 40, -262],
        [shoulder + 26, -294],
        [shoulder + 8, -318],
      ],
      skin,
    );
  else if (w.seated)
    limb(
      field,
      put,
      w.size,
      [
        [shoulder, -230],
        [shoulder + 18, -200],
        [shoulder + 22, -172],
        [shoulder + 4, -146],
        [shoulder - 14, -130],
      ],
      skin,
    );
  else
    limb(
      field,
      put,
      w.size,
      [
        [shoulder + 1, -230],
        [shoulder + 10, -206],
        [shoulder + 15, -182],
        [shoulder + 22, -160],
        [shoulder + 26, -146],
      ],
      skin,
    );
  const sleeve = mix(hex(w.dress), hex('#fff0b0'), 0.15);
  const puff = {
    light: mix(sleeve, hex('#fff0b0'), 0.5),
    shade: mix(sleeve, hex('#2a1048'), 0.6),
    round: 6 * w.size,
    detail: 0.5,
    sun: SUN,
    paint: sleeve,
  };
  for (const side of w.view === 'side' ? [2] : [-30, 31])
    field.fill(oval(...(put([[side, -227]])[0] ?? [0, 0]), 12.5 * w.size, 15 * w.size), puff);
}
