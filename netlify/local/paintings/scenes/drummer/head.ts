import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { type Drummer, GLOW, lit, NIGHT, type Put } from './figure.ts';
import { blob, placed, type Point, pts, ribbon } from '../../shapes.ts';

/** A singing head with closed eyes, in broad planes, under its hat. */
export function head(field: Field, outer: Put, d: Drummer): void {
  const put: Put = (points) => outer(placed(points, 4, -216, 1, 1, d.nod));
  const skin = hex('#6e341c');
  const dark = hex('#1c0a10');
  field.fill(
    ribbon(put(pts('0,-24 0,22')), [40 * d.size, 48 * d.size]),
    lit(d, mix(skin, NIGHT, 0.2), 12, 0.6),
  );
  field.fill(blob(put(pts('-36,-62 -30,-100 0,-116 32,-102 38,-66 30,-30 12,-8 -6,-8 -26,-28'))), {
    ...lit(d, skin, 18, 0.9),
    flow: 1.4,
    hold: 0.3,
  });
  const planes: [Point[], Rgb, number][] = [
    [pts('-26,-44 -14,-50 -8,-38 -16,-24'), mix(skin, GLOW, 0.5), 0.8],
    [pts('28,-44 16,-50 10,-38 18,-26'), mix(skin, GLOW, 0.42), 0.8],
    [pts('-6,-70 4,-70 12,-42 2,-36 -10,-42'), mix(skin, GLOW, 0.3), 0.9],
    [pts('-10,-42 2,-46 13,-42 2,-35'), mix(skin, GLOW, 0.65), 0.9],
    [pts('-12,-12 2,-17 14,-12 4,-5'), mix(skin, GLOW, 0.6), 0.8],
    [pts('-28,-70 -16,-76 -6,-68 -16,-62'), dark, 0.75],
    [pts('28,-70 17,-76 8,-68 17,-62'), dark, 0.75],
    [pts('-13,-27 2,-30 16,-27 9,-19 -6,-19'), hex('#4a0f12'), 1],
    [pts('-8,-27 2,-29 11,-27 2,-24'), hex('#ffe8c8'), 0.95],
  ];
  for (const [points, tone, opacity] of planes)
    field.fill(blob(put(points)), {
      paint: tone,
      opacity,
      soft: 1.2 * d.size,
      waver: 0.5,
      detail: 1,
    });
  for (const side of [-1, 1])
    field.fill(
      ribbon(
        put([
          [side * 27, -80],
          [side * 17, -85],
          [side * 7, -80],
        ]),
        [3 * d.size, 6 * d.size, 3 * d.size],
      ),
      { paint: dark, detail: 1, waver: 0.4 },
    );
  for (const side of [-1, 1]) {
    field.fill(
      blob(
        put([
          [side * 27, -66],
          [side * 17, -72],
          [side * 8, -66],
          [side * 17, -60],
        ]),
      ),
      { ...lit(d, mix(skin, GLOW, 0.22), 4, 1), waver: 0.3 },
    );
    field.fill(
      ribbon(
        put([
          [side * 27, -65],
          [side * 17, -60],
          [side * 8, -64],
        ]),
        [2 * d.size, 3.4 * d.size, 2 * d.size],
      ),
      { paint: dark, detail: 1, waver: 0.3 },
    );
  }
  const tone = hex(d.hatTone);
  if (d.hat === 'straw') {
    field.fill(blob(put(pts('-84,-86 -40,-98 0,-100 42,-98 84,-88 46,-78 0,-82 -46,-76'))), {
      ...lit(d, tone, 7, 0.6),
      flow: 0,
      hold: 0.5,
    });
    field.fill(blob(put(pts('-36,-96 -32,-132 -10,-146 16,-145 34,-130 38,-96 0,-90'))), {
      ...lit(d, tone, 14, 0.6),
      flow: 0.1,
      hold: 0.5,
    });
    field.fill(ribbon(put(pts('-36,-98 0,-92 38,-98')), [10 * d.size, 11 * d.size, 10 * d.size]), {
      paint: hex('#a82a24'),
      detail: 0.8,
    });
  } else {
    field.fill(blob(put(pts('-39,-78 -35,-112 -6,-126 28,-116 40,-82 10,-92 -14,-91'))), {
      ...lit(d, tone, 12, 0.7),
      flow: -0.3,
      hold: 0.5,
    });
    field.fill(
      ribbon(put(pts('36,-88 58,-78 66,-46')), [12 * d.size, 17 * d.size, 5 * d.size]),
      lit(d, tone, 5, 0.7),
    );
  }
}
