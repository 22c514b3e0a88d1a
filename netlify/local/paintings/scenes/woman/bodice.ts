import { hex, mix, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import { type Put, SUN, type Woman } from './figure.ts';
import { blob, type Point, pts, ribbon } from '../../shapes.ts';

function apron(field: Field, put: Put, w: Woman, tone: Rgb): void {
  const fold = (x: number, y: number): number => noise(x / (7 * w.size), y / (60 * w.size));
  field.fill(
    blob(put(pts('-17,-163 16,-163 23,-120 36,-58 22,-40 4,-46 -14,-38 -34,-52 -25,-120'))),
    {
      paint: (x, y) => mix(tone, hex('#8a6a98'), 0.12 + fold(x, y) * 0.75),
      light: mix(tone, hex('#fff8e0'), 0.6),
      shade: mix(tone, hex('#4a3070'), 0.6),
      round: 10 * w.size,
      flow: 1.5,
      hold: 0.8,
      detail: 0.4,
      sun: SUN,
    },
  );
}

/** Bodice, belt and apron. */
export function bodice(field: Field, put: Put, w: Woman): void {
  const cloth = hex(w.dress);
  const deep = mix(cloth, hex('#2a1048'), 0.62);
  const shape: Point[] =
    w.view === 'side'
      ? pts('-20,-236 -4,-244 14,-238 25,-218 27,-204 19,-186 18,-168 -19,-168 -20,-190 -25,-216')
      : pts(
          '-30,-238 -8,-246 10,-246 31,-238 34,-222 25,-196 23,-170 0,-166 -23,-170 -25,-196 -35,-220',
        );
  field.fill(blob(put(shape)), {
    paint: mix(cloth, deep, 0.12),
    light: mix(cloth, hex('#fff0b0'), 0.5),
    shade: deep,
    round: 12 * w.size,
    flow: 1.3,
    hold: 0.6,
    detail: 0.45,
    sun: SUN,
  });
  if (w.apron) apron(field, put, w, hex(w.apron));
  field.fill(ribbon(put(pts('-22,-171 0,-168 22,-171')), [8 * w.size, 9 * w.size, 8 * w.size]), {
    paint: mix(hex(w.scarf), deep, 0.2),
    detail: 0.6,
    flow: 0,
  });
  if (w.view === 'back') return;
  if (w.view !== 'side')
    field.fill(blob(put(pts('-13,-244 0,-247 13,-244 7,-230 0,-226 -7,-230'))), {
      paint: hex('#5c3020'),
      detail: 0.7,
    });
}
