import { hex, mix } from '../colour.ts';
import type { Field } from '../field.ts';
import { cloud, noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { blob, oval, placed, pts, ribbon, type Point } from '../shapes.ts';

/** What a basket holds. */
export type Crop = 'mango' | 'orange' | 'plantain' | 'greens';

const skins: Record<Crop, readonly string[]> = {
  mango: ['#f2a21e', '#e8702a', '#d8422c', '#f4c63a', '#b8b83a'],
  orange: ['#f58a1a', '#f7a42a', '#e8701a'],
  plantain: ['#7aa63a', '#b8c23a', '#e8cc3a', '#5a8a34'],
  greens: ['#3a8a3a', '#5aa84a', '#2a6a3a', '#8ac05a'],
};

/** One fruit, lit from the upper left unless told otherwise. */
export function paintFruit(
  field: Field,
  random: Random,
  crop: Crop,
  x: number,
  y: number,
  r: number,
): void {
  const skin = hex(random.pick(skins[crop]));
  const body = {
    light: mix(skin, hex('#ffec9a'), 0.6),
    shade: mix(skin, hex('#3a1030'), 0.8),
    round: r * 0.6,
    waver: r * 0.06,
    detail: 0.8,
    sun: -2.5,
  };
  if (crop === 'plantain') {
    for (let i = -1; i <= 1; i += 1) {
      const bow: Point[] = [
        [x - r * 1.5, y + i * r * 0.3],
        [x, y + r * 0.55 + i * r * 0.42],
        [x + r * 1.5, y - r * 0.35 + i * r * 0.35],
      ];
      field.fill(ribbon(bow, [r * 0.2, r * 0.62, r * 0.6, r * 0.14]), {
        ...body,
        paint: mix(skin, hex('#f0d850'), random.next() * 0.4),
        round: r * 0.3,
        flow: -0.1,
        hold: 0.8,
      });
    }
  } else if (crop === 'greens') {
    for (let i = 0; i < 7; i += 1) {
      const turn = -Math.PI / 2 + random.bell() * 1.5;
      const tip: Point = [x + Math.cos(turn) * r * 1.9, y + Math.sin(turn) * r * 1.7];
      field.fill(ribbon([[x, y], tip], [r * 0.3, r * 0.8, r * 0.1]), {
        ...body,
        paint: hex(random.pick(skins.greens)),
        round: r * 0.25,
        flow: turn,
        hold: 0.8,
      });
    }
  } else {
    const blush = crop === 'mango' ? hex('#c8302a') : skin;
    const turn = random.range(-0.8, 0.8);
    field.fill(oval(x, y, r * (crop === 'mango' ? 1.2 : 1), r, turn), {
      ...body,
      paint: (px, py) => mix(skin, blush, noise(px / r + x, py / r) * 0.9),
      flow: turn + 0.6,
    });
    field.fill(oval(x - r * 0.38, y - r * 0.42, r * 0.24, r * 0.15, -0.6), {
      paint: hex('#fff8d8'),
      opacity: 0.75,
      detail: 1,
    });
  }
}

/** A woven basket heaped with a crop; x and y are the middle of its rim. */
export function paintBasket(
  field: Field,
  random: Random,
  crop: Crop,
  x: number,
  y: number,
  w: number,
): void {
  const straw = hex(random.pick(['#c89a4a', '#a8763a', '#d8b060']));
  field.fill(oval(x, y, w * 0.98, w * 0.24), { paint: hex('#3a2018'), detail: 0.6 });
  const r = w * (crop === 'plantain' ? 0.3 : crop === 'greens' ? 0.3 : 0.26);
  for (let row = 2; row >= 0; row -= 1) {
    const count = 6 - row * 2 - (crop === 'plantain' ? 2 : 0);
    for (let i = 0; i < Math.max(1, count); i += 1) {
      const t = count > 1 ? i / (count - 1) - 0.5 : 0;
      const px = x + t * w * (1.55 - row * 0.42) + random.bell() * r * 0.2;
      paintFruit(
        field,
        random,
        crop,
        px,
        y - row * r * 0.95 - r * 0.35,
        r * random.range(0.9, 1.1),
      );
    }
  }
  const bowl = placed(
    pts('-1,-0.02 -0.5,0.14 0,0.18 0.5,0.14 1,-0.02 0.86,0.3 0.6,0.56 0,0.64 -0.6,0.56 -0.86,0.3'),
    x,
    y,
    w,
  );
  field.fill(blob(bowl), {
    paint: (px, py) => {
      const plait =
        Math.sin((px - x) / (w * 0.05)) *
        Math.sin((py - y) / (w * 0.035) + cloud(px / 20, py / 20));
      return mix(straw, hex('#4a2a18'), 0.25 + plait * 0.35);
    },
    light: hex('#ffe0a0'),
    shade: hex('#3a1a20'),
    round: w * 0.22,
    flow: 0,
    hold: 0.7,
    detail: 0.6,
  });
}
