import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import { FIRE } from './fire.ts';
import { blob, oval, placed, type Point, pts, ribbon } from '../../shapes.ts';

/** Someone dancing between the drummers and the trees, edged by the fire. */
function dancer(field: Field, x: number, y: number, size: number, cloth: string): void {
  const sun = Math.atan2(300, FIRE[0] - x);
  const body = {
    light: hex('#ff9a48'),
    shade: hex('#0e0828'),
    sun,
    detail: 0.4,
    flow: 1.5,
    hold: 0.5,
  };
  const put = (points: readonly Point[]): Point[] =>
    placed(points, x, y, size * (x > 500 ? -1 : 1), size);
  const tone = hex(cloth);
  const skin = hex('#4a2018');
  for (const path of [
    pts('-30,-150 -66,-190 -60,-250 -84,-290'),
    pts('30,-150 70,-170 92,-225 76,-275'),
  ] as const) {
    field.fill(ribbon(put(path), [24 * size, 22 * size, 18 * size, 12 * size]), {
      ...body,
      paint: skin,
      round: 7 * size,
    });
  }
  field.fill(
    blob(put(pts('-34,-160 0,-170 34,-160 28,-90 60,20 96,130 20,150 -70,140 -52,20 -26,-90'))),
    {
      ...body,
      paint: (px, py) => mix(tone, hex('#180a38'), noise(px / 14, py / 50) * 0.7),
      round: 24 * size,
    },
  );
  field.fill(oval(...(put([[4, -204]])[0] ?? [0, 0]), 24 * size, 31 * size), {
    ...body,
    paint: skin,
    round: 11 * size,
  });
  field.fill(blob(put(pts('-23,-212 -18,-242 6,-252 30,-238 31,-212 6,-224'))), {
    ...body,
    paint: mix(tone, hex('#d83a2a'), 0.5),
    round: 9 * size,
  });
}

/** Dancers behind the drummers. */
export function crowd(field: Field): void {
  const far: [number, number, number, string][] = [
    [120, 640, 0.72, '#4a2a8a'],
    [345, 600, 0.82, '#8a2a4a'],
    [665, 606, 0.84, '#2a5a8a'],
    [905, 650, 0.74, '#7a3a20'],
    [40, 760, 0.9, '#7a1f2a'],
    [975, 770, 0.94, '#34408e'],
    [290, 770, 0.9, '#3a2a7a'],
    [735, 775, 0.9, '#8a2424'],
  ];
  for (const [x, y, size, cloth] of far) dancer(field, x, y, size, cloth);
}
