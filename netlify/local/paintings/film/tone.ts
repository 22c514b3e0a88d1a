import { mix } from '../colour.ts';
import type { Spot } from '../painter.ts';
import type { Easel, Labour } from './easel.ts';
import { inPatches } from './order.ts';

const ACROSS = 13;

/** Two loose coats' worth of places, spread over what is seen. */
function places({ view, random }: Easel): Spot[] {
  const cell = view.w / ACROSS;
  const out: Spot[] = [];
  for (let y = 0; y < view.h + cell; y += cell * 0.55) {
    for (let x = 0; x < view.w + cell; x += cell) {
      out.push([view.x + x + random.bell() * cell, view.y + y + random.bell() * cell * 0.4]);
    }
  }
  return out;
}

/** One scrub of a wide rag of a brush, slightly bowed, leaning as a right hand leans. */
function scrub({ view, random }: Easel, [x, y]: Spot): number[] {
  const long = view.w * random.range(0.16, 0.3) * (random.next() < 0.5 ? -1 : 1);
  const lean = -0.35 + random.bell() * 0.45;
  const bow = random.bell() * view.w * 0.02;
  const path: number[] = [];
  for (let s = -4; s <= 4; s += 1) {
    const along = (s / 8) * long;
    const aside = (1 - (s / 4) ** 2) * bow;
    path.push(x + Math.cos(lean) * along - Math.sin(lean) * aside);
    path.push(y + Math.sin(lean) * along + Math.cos(lean) * aside);
  }
  return path;
}

/** Scrubs the scene's ground colour over the primed canvas, thin and streaky. */
export const tone: Labour = function* (easel) {
  const { surface, brush, random, scene, view } = easel;
  const spots = inPatches(easel, 1.2)(places(easel));
  for (const [i, spot] of spots.entries()) {
    const colour = mix(scene.ground, [60, 30, 20], random.next() * 0.16);
    brush.draw(surface, {
      path: scrub(easel, spot),
      radius: view.w * random.range(0.03, 0.05),
      colour,
      streak: mix(colour, [255, 230, 190], 0.18),
      load: 0.22,
      opacity: 0.8,
      grain: Math.floor(random.next() * 512),
    });
    yield (i + 1) / spots.length;
  }
};
