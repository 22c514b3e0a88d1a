import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { LIGHT, type Put } from './figure.ts';
import { blob, oval, pts, ribbon } from '../../shapes.ts';

/** A face seen from the front, its left side in the light. */
export function frontFace(field: Field, put: Put, size: number, skin: Rgb): void {
  const fine = { detail: 1, waver: 0.3 };
  const dark = mix(skin, hex('#12040c'), 0.75);
  field.fill(blob(put(pts('-15,-278 -8,-288 1,-284 0,-264 -5,-252 -13,-260'))), {
    ...fine,
    paint: mix(skin, LIGHT, 0.4),
    opacity: 0.75,
    soft: 1.4 * size,
  });
  for (const x of [-7, 8]) {
    field.fill(
      ribbon(
        put([
          [x - 5, -277.5],
          [x, -280.5],
          [x + 5, -278],
        ]),
        [0.8 * size, 1.5 * size, 0.7 * size],
      ),
      { ...fine, paint: dark },
    );
    field.fill(oval(...(put([[x, -272.5]])[0] ?? [0, 0]), 4 * size, 2 * size), {
      ...fine,
      paint: dark,
    });
    field.fill(oval(...(put([[x + 1.2, -273]])[0] ?? [0, 0]), 1.1 * size, 0.9 * size), {
      ...fine,
      paint: hex('#f0d8b8'),
    });
  }
  field.fill(ribbon(put(pts('1,-275 0,-265 4,-263.5')), [1.6 * size, 2.6 * size, 1.6 * size]), {
    ...fine,
    paint: mix(skin, LIGHT, 0.5),
  });
  field.fill(oval(...(put([[1, -256.5]])[0] ?? [0, 0]), 5.2 * size, 2.5 * size), {
    ...fine,
    paint: hex('#a03030'),
  });
  field.fill(ribbon(put(pts('-5,-258 1,-256 7,-258')), [0.8 * size, 1 * size]), {
    ...fine,
    paint: dark,
  });
}

/** A face in profile. */
export function sideFace(field: Field, put: Put, size: number, skin: Rgb): void {
  const fine = { detail: 1, waver: 0.3 };
  const dark = mix(skin, hex('#12040c'), 0.75);
  field.fill(blob(put(pts('-2,-270 6,-274 9,-264 4,-254 -4,-258'))), {
    ...fine,
    paint: mix(skin, LIGHT, 0.42),
    opacity: 0.7,
    soft: 1.6 * size,
  });
  field.fill(
    ribbon(put(pts('15,-284 16,-277 20,-268.5 17,-264')), [
      2 * size,
      2.4 * size,
      3.4 * size,
      2 * size,
    ]),
    { ...fine, paint: mix(skin, LIGHT, 0.5) },
  );
  field.fill(ribbon(put(pts('7,-281 11,-283 15,-281')), [1 * size, 1.6 * size, 0.8 * size]), {
    ...fine,
    paint: dark,
  });
  field.fill(ribbon(put(pts('7,-275 11,-276 14.5,-275')), [1.4 * size, 3 * size, 1.4 * size]), {
    ...fine,
    paint: dark,
  });
  field.fill(oval(...(put([[16, -257.5]])[0] ?? [0, 0]), 3.4 * size, 3 * size), {
    ...fine,
    paint: hex('#96302e'),
  });
}
