import { hex, mix, ramp } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { oval, type Point, pts, ribbon } from '../../shapes.ts';

/** Where the moon stands. */
export const MOON: Point = [700, 190];

const skyTones = ['#0a0e2c', '#141a4a', '#26307a', '#3f4a9a', '#7a7fc0', '#d9cfc4'].map(hex);

/** The night sky around the moon. */
export function sky(field: Field): void {
  field.fill(pts('-10,-10 1010,-10 1010,700 -10,700'), {
    paint: (x, y) => {
      const far = Math.hypot(x - MOON[0], y - MOON[1]);
      const halo = Math.exp(-far / 150) * 0.65;
      return ramp(skyTones, 0.1 + y / 1100 + halo + cloud(x / 160, y / 70, 4) * 0.35);
    },
    waver: 0,
    flow: (x, y) =>
      Math.atan2(y - MOON[1], x - MOON[0]) + Math.PI / 2 + cloud(x / 120, y / 120) * 1.6,
    hold: 0.8,
  });
}

/** Moon, stars and thin bands of cloud. */
export function heavens(field: Field, random: Random): void {
  field.fill(oval(MOON[0], MOON[1], 62), {
    paint: (x, y) => mix(hex('#fff3c8'), hex('#e6c98a'), noise(x / 22, y / 22) * 0.8),
    light: hex('#fffbe8'),
    shade: hex('#d8b27a'),
    round: 16,
    flow: 0.8,
    detail: 0.5,
  });
  for (let i = 0; i < 90; i += 1) {
    const x = random.range(10, 990);
    const y = random.range(8, 380);
    if (Math.hypot(x - MOON[0], y - MOON[1]) < 120) continue;
    const r = random.range(1, 3.4);
    field.fill(oval(x, y, r), {
      paint: hex(random.pick(['#fff0c0', '#dfe4ff', '#ffd890'])),
      waver: 0.6,
      detail: 1,
    });
  }
  for (const [y, tone] of [
    [150, '#4c56a6'],
    [268, '#5a60ac'],
    [90, '#38428e'],
  ] as const) {
    const band: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [i * 220 - 40, y + random.range(-22, 22)]);
    field.fill(ribbon(band, [4, 26, 12, 34, 10, 4]), {
      paint: hex(tone),
      opacity: 0.55,
      soft: 6,
      waver: 7,
      flow: 0,
      hold: 0.8,
    });
  }
}
