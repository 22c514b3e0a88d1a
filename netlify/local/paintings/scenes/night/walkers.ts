import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import type { Random } from '../../random.ts';
import { blob, oval, type Point } from '../../shapes.ts';

/** People walking home with lanterns. */
export function walkers(field: Field, random: Random): void {
  for (const [x, y, size, tone] of [
    [500, 962, 1, '#a83a4a'],
    [540, 968, 1.08, '#e0c8a0'],
    [446, 862, 0.7, '#3a6a9a'],
    [610, 776, 0.52, '#b86a3a'],
    [592, 676, 0.36, '#c8a0b0'],
  ] as const) {
    const lamp: Point = [x + 17 * size, y - 22 * size];
    field.fill(oval(lamp[0], y, 40 * size, 12 * size), {
      paint: hex('#ffb84a'),
      opacity: 0.5,
      soft: 5 * size,
    });
    field.fill(
      blob([
        [x - 5 * size, y - 44 * size],
        [x + 6 * size, y - 44 * size],
        [x + 13 * size, y],
        [x - 13 * size, y],
      ]),
      {
        paint: mix(hex(tone), hex('#2a1850'), 0.3),
        light: hex('#ffd890'),
        round: 5 * size,
        sun: 0,
        detail: 0.9,
        flow: 1.5,
      },
    );
    field.fill(oval(x, y - 51 * size, 6.5 * size, 8 * size), {
      paint: hex('#2a1420'),
      light: hex('#c87a40'),
      round: 3 * size,
      sun: 0,
      detail: 1,
    });
    if (random.next() < 0.8)
      field.fill(oval(x, y - 61 * size, 15 * size, 6 * size), {
        paint: hex('#8a6a3a'),
        light: hex('#e8d8a8'),
        round: 3 * size,
        detail: 0.9,
      });
    field.fill(oval(lamp[0], lamp[1], 11 * size), {
      paint: hex('#ffca5a'),
      opacity: 0.5,
      soft: 4 * size,
    });
    field.fill(oval(lamp[0], lamp[1], 4.2 * size), { paint: hex('#fff2b0'), detail: 1 });
  }
}
