import { hex, mix, smooth } from '../colour.ts';
import type { Field } from '../field.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { flameTree } from './market/flame-tree.ts';
import { backdrop, ground, town } from './market/land.ts';
import { crowd, wares } from './market/people.ts';
import { paintStall } from './stall.ts';
import { paintWoman } from './woman.ts';

function compose(field: Field, random: Random): void {
  backdrop(field);
  town(field, random);
  ground(field);
  const back: [number, readonly [string, string]][] = [
    [250, ['#e8a82a', '#f6ecd0']],
    [420, ['#c83a78', '#f2d0c0']],
    [600, ['#2a7a5a', '#f0e0a8']],
    [745, ['#d8502a', '#f6e4b0']],
  ];
  for (const [x, stripes] of back) paintStall(field, random, x, 372 + (x % 7) * 2, 0.42, stripes);
  crowd(field, random);
  paintStall(field, random, 905, 480, 0.92, ['#1f6a8a', '#f2d88a']);
  paintStall(field, random, 112, 476, 0.8, ['#d8402f', '#f4e4b8']);
  flameTree(field, random);
  const near = (w: Omit<Parameters<typeof paintWoman>[2], 'raised'>, raised = true): void =>
    paintWoman(field, random, { ...w, raised });
  near({
    x: 262,
    y: 560,
    size: 0.78,
    facing: 1,
    dress: '#f2e2b8',
    scarf: '#d8302a',
    carries: 'greens',
    view: 'side',
    pattern: 'dots',
  });
  near({
    x: 690,
    y: 566,
    size: 0.8,
    facing: -1,
    dress: '#2a56a8',
    scarf: '#f0b41e',
    carries: 'mango',
    view: 'front',
    pattern: 'flowers',
  });
  near(
    {
      x: 500,
      y: 545,
      size: 0.72,
      facing: 1,
      dress: '#c83a78',
      scarf: '#f2e2b8',
      carries: 'plantain',
      view: 'back',
      pattern: 'stripes',
    },
    false,
  );
  wares(field, random, [
    [580, 590, 40, 'orange'],
    [790, 600, 44, 'greens'],
  ]);
  near({
    x: 120,
    y: 712,
    size: 1.22,
    facing: 1,
    dress: '#1f8a8a',
    scarf: '#f0b41e',
    apron: '#f2e6c8',
    carries: 'mango',
    view: 'front',
  });
  near({
    x: 388,
    y: 735,
    size: 1.36,
    facing: 1,
    dress: '#d8302a',
    scarf: '#2450a0',
    carries: 'orange',
    view: 'side',
    pattern: 'flowers',
  });
  near(
    {
      x: 640,
      y: 740,
      size: 1.26,
      facing: 1,
      dress: '#f0ae1e',
      scarf: '#7a2f9a',
      carries: undefined,
      view: 'front',
      seated: true,
      pattern: 'dots',
    },
    false,
  );
  near({
    x: 880,
    y: 730,
    size: 1.32,
    facing: -1,
    dress: '#6a2f8a',
    scarf: '#e8622a',
    carries: 'plantain',
    view: 'side',
    pattern: 'dots',
  });
  wares(field, random, [
    [236, 694, 56, 'plantain'],
    [20, 716, 54, 'orange'],
    [536, 700, 58, 'mango'],
    [726, 706, 62, 'orange'],
    [640, 722, 50, 'greens'],
    [985, 706, 56, 'mango'],
  ]);
  field.wash((c, x, y) =>
    mix(c, hex('#ffc860'), 0.16 * smooth(760, 0, Math.hypot(x - 330, y - 160))),
  );
}

/** Market day in warm light. */
export const jouMache: Scene = {
  slug: 'jou-mache',
  width: 2400,
  height: 1800,
  seed: 1949,
  ground: hex('#b8542e'),
  compose,
};
