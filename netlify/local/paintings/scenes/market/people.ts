import { hex } from '../../colour.ts';
import type { Field } from '../../field.ts';
import type { Random } from '../../random.ts';
import { type Crop, paintBasket } from '../fruit.ts';
import { paintWoman } from '../woman.ts';
import { oval } from '../../shapes.ts';

const dresses = [
  '#d8302a',
  '#f0b41e',
  '#1f8a8a',
  '#e8622a',
  '#2a56a8',
  '#c83a78',
  '#f2e2b8',
  '#6a3a9a',
  '#3a9a4a',
];

const crops: readonly Crop[] = ['mango', 'orange', 'plantain', 'greens'];

/** The many who are only colours from here. */
export function crowd(field: Field, random: Random): void {
  const people: [number, number][] = [];
  for (let i = 0; i < 74; i += 1)
    people.push([random.range(-10, 1010), 336 + 130 * random.next() ** 1.4]);
  people.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of people) {
    const size = 0.13 + ((y - 336) / 130) * 0.26;
    const view = random.pick(['front', 'side', 'side', 'back'] as const);
    const pattern = random.next() < 0.6 ? random.pick(['dots', 'stripes'] as const) : undefined;
    paintWoman(field, random, {
      x,
      y: y + 10,
      size,
      facing: random.next() < 0.5 ? 1 : -1,
      dress: random.pick(dresses),
      scarf: random.pick(dresses),
      carries: random.next() < 0.8 ? random.pick(crops) : undefined,
      raised: random.next() < 0.4,
      view,
      pattern,
    });
  }
}

/** Baskets set down on the ground. */
export function wares(
  field: Field,
  random: Random,
  list: readonly [number, number, number, Crop][],
): void {
  for (const [x, y, w, crop] of list) {
    field.fill(oval(x + w * 0.7, y + w * 0.58, w * 1.3, w * 0.28, 0.12), {
      paint: hex('#5a2f5a'),
      opacity: 0.55,
      soft: 4,
      flow: 0.1,
      hold: 0.8,
    });
    paintBasket(field, random, crop, x, y, w);
  }
}
