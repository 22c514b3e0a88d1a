import { hex, mix } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { oval, pts, ribbon } from '../../shapes.ts';

/** The flame tree that shades the left side. */
export function flameTree(field: Field, random: Random): void {
  field.fill(ribbon(pts('30,520 44,380 30,250 90,120'), [56, 40, 34, 20]), {
    paint: (x, y) => mix(hex('#5a3430'), hex('#2a1830'), noise(x / 8, y / 40)),
    light: hex('#d89a60'),
    shade: hex('#20102a'),
    round: 12,
    flow: 1.5,
    hold: 0.8,
    detail: 0.3,
  });
  field.fill(ribbon(pts('36,300 120,190 220,130'), [24, 15, 8]), {
    paint: hex('#4a2a2c'),
    light: hex('#c08050'),
    round: 6,
    flow: -0.6,
    detail: 0.4,
  });
  field.fill(oval(90, 40, 235, 96, 0.12), {
    paint: (x, y) => mix(hex('#1c3a34'), hex('#5a2030'), noise(x / 26, y / 18)),
    waver: 16,
    soft: 6,
    flow: 0.3,
    hold: 0.5,
  });
  for (let i = 0; i < 1000; i += 1) {
    const a = random.range(0, Math.PI * 2);
    const far = Math.sqrt(random.next());
    const x = 90 + Math.cos(a) * far * 275;
    const y = 52 + Math.sin(a) * far * 132 + Math.max(0, x - 150) * 0.06;
    const top = (y + 60) / 260;
    const tone =
      random.next() < 0.62 - top * 0.25
        ? hex(random.pick(['#e8401f', '#f2682a', '#c8221f', '#ff9440']))
        : hex(random.pick(['#1f5a3a', '#2f7a3f', '#123c36', '#5a9a3a']));
    field.fill(oval(x, y, random.range(4, 14), random.range(3, 7), random.range(-1.1, 1.1)), {
      paint: mix(tone, hex('#2a1038'), top * 0.4),
      light: mix(tone, hex('#ffe08a'), 0.5),
      shade: mix(tone, hex('#1a0c30'), 0.7),
      round: 3,
      waver: 2.5,
      flow: random.range(-0.9, 0.9),
      hold: 0.7,
      detail: 0.25,
    });
  }
}
