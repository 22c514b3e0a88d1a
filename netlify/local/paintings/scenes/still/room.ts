import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import { pts } from '../../shapes.ts';

const TABLE = 290;
const cloth = ['#b8866a', '#dcb088', '#f2d6a4', '#fdecc4', '#fff6dc'].map(hex);
const wall = ['#123f42', '#1a5a58', '#2b7a70', '#5aa08c'].map(hex);
const dusk = hex('#5b3f7a');

/** A green wall with the light of a window on it, and a table under a striped cloth. */
export function paintRoom(field: Field): void {
  field.fill(pts('-20,-20 1020,-20 1020,340 -20,340'), {
    paint: (x, y) => ramp(wall, 0.34 + cloud(x / 120, y / 90) * 0.6 - y / 1400),
    waver: 0,
    flow: (x, y) => 1.1 + cloud(x / 160, y / 160, 3) * 2,
    hold: 0.6,
  });
  for (const [x, width] of [
    [90, 190],
    [330, 150],
  ] as const) {
    field.fill(
      [
        [x, -20],
        [x + width, -20],
        [x + width + 210, TABLE + 10],
        [x + 210, TABLE + 10],
      ],
      {
        paint: (px, py) => mix(hex('#e9c878'), hex('#8ab488'), noise(px / 40, py / 40) * 0.55),
        opacity: 0.8,
        soft: 7,
        flow: 0.95,
        hold: 0.7,
      },
    );
  }
  field.fill(pts('-20,290 1020,290 1020,840 -20,840'), {
    paint: (x, y) => {
      const sun = smooth(-200, 240, y - x * 0.28) * smooth(1500, 500, y + x * 0.7);
      const base = ramp(cloth, 0.42 + sun * 0.4 + cloud(x / 130, y / 34, 4) * 0.5);
      return mix(base, dusk, smooth(0.35, 0.02, sun) * 0.4);
    },
    waver: 3,
    flow: (x, y) => -0.1 + cloud(x / 220, y / 90, 3) * 1,
    hold: 0.8,
    detail: 0.05,
  });
  for (const y of [690, 732]) {
    field.fill(
      pts(
        `-20,${y - 8} 300,${y + 2} 640,${y + 2} 1020,${y - 10} 1020,${y} 640,${y + 13} 300,${y + 13} -20,${y + 3}`,
      ),
      {
        paint: (x) => mix(hex('#c8321f'), dusk, noise(x / 60, y) * 0.35),
        waver: 2,
        flow: 0,
        hold: 0.9,
        detail: 0.5,
      },
    );
  }
}
