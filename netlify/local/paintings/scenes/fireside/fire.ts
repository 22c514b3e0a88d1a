import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { oval, type Point, ribbon } from '../../shapes.ts';

/** Where the fire burns. */
export const FIRE: Point = [470, 1190];

/** Logs, tongues of flame and sparks. */
export function flames(field: Field, random: Random): void {
  field.fill(oval(FIRE[0], FIRE[1] - 20, 260, 120), {
    paint: hex('#ff8a2a'),
    opacity: 0.4,
    soft: 50,
    waver: 0,
  });
  for (const turn of [0.12, -0.16, 0.4, -0.42]) {
    const dx = Math.cos(turn) * 110;
    const dy = Math.sin(turn) * 50;
    field.fill(
      ribbon(
        [
          [FIRE[0] - dx, FIRE[1] + 50 - dy],
          [FIRE[0] + dx, FIRE[1] + 50 + dy],
        ],
        [26, 30, 22],
      ),
      {
        paint: hex('#3a1418'),
        light: hex('#ff8a3a'),
        round: 8,
        sun: -1.57,
        detail: 0.5,
        flow: turn,
        hold: 0.8,
      },
    );
  }
  const tongues: [string, number, number, number][] = [
    ['#a8201c', 1, 190, 13],
    ['#e8501c', 0.8, 165, 12],
    ['#fa9a26', 0.58, 130, 10],
    ['#ffe07a', 0.36, 90, 8],
  ];
  for (const [tone, spread, high, count] of tongues) {
    for (let i = 0; i < count; i += 1) {
      const x = FIRE[0] + random.bell() * 140 * spread;
      const h = 1.15 * high * random.range(0.5, 1.1) * (1 - Math.abs(x - FIRE[0]) / 240);
      const sway = random.range(-26, 26);
      field.fill(
        ribbon(
          [
            [x, FIRE[1] + 44],
            [x + sway * 0.5, FIRE[1] + 30 - h * 0.45],
            [x - sway * 0.4, FIRE[1] + 10 - h * 0.8],
            [x + sway * 0.5, FIRE[1] - h],
          ],
          [24, 40 * spread + 10, 22, 2],
        ),
        {
          paint: (px, py) => mix(hex(tone), hex('#fff0a0'), noise(px / 12, py / 30) * 0.4),
          opacity: 0.9,
          soft: 1.5,
          waver: 3,
          flow: 1.5,
          hold: 0.7,
          detail: 0.5,
        },
      );
    }
  }
  for (let i = 0; i < 110; i += 1) {
    const y = random.range(180, 1080);
    const x = FIRE[0] + random.bell() * (90 + (1080 - y) * 0.45);
    if (Math.hypot(x - 515, y - 330) < 110) continue;
    field.fill(oval(x, y, random.range(0.9, 2.2), random.range(3, 9), random.bell() * 0.7), {
      paint: hex(random.pick(['#ffb040', '#ff7a2a', '#ffd870'])),
      waver: 0.5,
      detail: 1,
    });
  }
}
