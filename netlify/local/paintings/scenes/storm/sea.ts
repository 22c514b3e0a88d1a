import { hex, mix, ramp, smooth } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { BREAK, gleam, HORIZON } from './light.ts';
import { type Point, ribbon } from '../../shapes.ts';

/** From the hollow of a wave to its foam. */
export const seaTones = ['#041a2c', '#06344f', '#0b5570', '#15788a', '#4ba7a4', '#b9dcc8'].map(hex);

/** One swell: a long back, a lit crest, a dark hollow before the next. */
export function swell(field: Field, random: Random, y: number, near: number): void {
  const high = 5 + near * near * 62;
  const long = 60 + near * 270;
  const phase = random.range(0, 40);
  const crest = (x: number): number =>
    y -
    high *
      (Math.pow(0.5 + 0.5 * Math.sin((x / long) * 3.1 + phase), 1.6) +
        cloud((x / long) * 2 + phase, y, 3) * 0.9);
  const top: Point[] = [];
  for (let x = -30; x <= 1030; x += 5) top.push([x, crest(x)]);
  field.fill([...top, [1030, y + 200], [-30, y + 200]], {
    paint: (px, py) => {
      const below = (py - crest(px)) / (high * 1.5 + 8);
      const streak = cloud(px / (40 + near * 70), (py - crest(px) * 0.6) / (6 + near * 16), 3);
      const glow =
        Math.exp(-(((px - BREAK + near * 60) / (110 + near * 130)) ** 2)) * (1 - near * 0.75);
      const tone = 0.62 - below * 0.5 + streak * 0.55 + glow * 0.3;
      const sea = ramp(seaTones, tone - near * 0.06);
      return mix(sea, hex('#ffdf9a'), glow * smooth(0.02, 0.4, streak + 0.25 - below * 0.25));
    },
    waver: 0,
    flow: (px) => Math.atan2(crest(px + 4) - crest(px - 4), 8),
    hold: 0.95,
    detail: 0.1 + near * 0.15,
  });
  for (let i = 0; i < 5 + near * 14; i += 1) {
    const x = random.range(-20, 1000);
    if (crest(x) > y - high * 0.55) continue;
    const w = random.range(18, 70) * (0.4 + near);
    const foam: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
      x + w * t,
      crest(x + w * t) + random.range(0, 3),
    ]);
    field.fill(ribbon(foam, [0.5, 2 + near * 7, 3 + near * 6, 0.5]), {
      paint: mix(hex('#d8ead8'), hex('#ffe7b5'), gleam(x, HORIZON)),
      shade: hex('#5a9aa0'),
      round: 2,
      waver: 2 + near * 2,
      detail: 0.7,
    });
  }
}
