import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { type Drummer, lit, NIGHT, type Put } from './figure.ts';
import { blob, type Point, pts, ribbon } from '../../shapes.ts';

/** Legs to both sides of the drum. */
export function legs(field: Field, put: Put, d: Drummer): void {
  const cloth = hex(d.trousers);
  for (const side of [-1, 1]) {
    const leg: Point[] = [
      [side * 34, -40],
      [side * 92, 60],
      [side * 96, 130],
      [side * 88, 268],
    ];
    field.fill(ribbon(put(leg), [66 * d.size, 62 * d.size, 50 * d.size, 42 * d.size]), {
      ...lit(d, cloth, 20, 0.35),
      flow: 1.5,
      hold: 0.7,
    });
    field.fill(
      blob(
        put([
          [side * 70, 262],
          [side * 104, 262],
          [side * 132, 290],
          [side * 120, 300],
          [side * 72, 298],
        ]),
      ),
      lit(d, hex('#4a2418'), 9, 0.6),
    );
  }
}

/** A shirt, striped or plain, and the open collar. */
export function torso(field: Field, put: Put, d: Drummer): void {
  const shirt = hex(d.shirt);
  field.fill(
    blob(
      put(
        pts(
          '-82,-186 -44,-212 0,-206 46,-212 84,-184 74,-110 60,-50 62,10 -62,10 -60,-50 -76,-110',
        ),
      ),
    ),
    { ...lit(d, shirt, 24, 0.4), shade: mix(shirt, NIGHT, 0.55), flow: 1.4, hold: 0.5 },
  );
  const creases: [Point, Point][] = [
    [
      [-52, -180],
      [-10, -60],
    ],
    [
      [50, -184],
      [14, -70],
    ],
    [
      [-66, -110],
      [-20, -20],
    ],
    [
      [60, -110],
      [26, -10],
    ],
  ];
  for (const [from, to] of creases) {
    field.fill(
      ribbon(put([from, [(from[0] + to[0]) / 2 - 6, (from[1] + to[1]) / 2], to]), [
        3 * d.size,
        13 * d.size,
        4 * d.size,
      ]),
      { paint: mix(shirt, NIGHT, 0.7), opacity: 0.65, soft: 3 * d.size, detail: 0.4 },
    );
  }
  for (let i = 0; i < 9; i += 1) {
    const x = -64 + i * 16;
    if (d.striped)
      field.fill(
        ribbon(
          put([
            [x * 0.95, -196],
            [x * 1.04, -100],
            [x * 0.85, 0],
          ]),
          [4 * d.size, 5 * d.size, 4 * d.size],
        ),
        { paint: mix(shirt, hex('#ffd9a0'), 0.55), opacity: 0.75, flow: 1.5, detail: 0.4 },
      );
  }
  field.fill(put(pts('-22,-210 0,-160 24,-210')), { ...lit(d, hex('#5a2a1a'), 8, 0.7) });
}
