import { blurred } from '../blur.ts';
import type { Rgb } from '../colour.ts';
import type { Field } from '../field.ts';
import { createFlow, type Flow } from '../flow.ts';
import type { Spot } from '../painter.ts';
import type { Labour } from './easel.ts';
import { inPatches } from './order.ts';

const CELL = 0.011;
const FAINTEST = 7;

interface Drawing {
  flow: Flow;
  edges: Float32Array;
}

function findContours(field: Field): Drawing {
  const { w, h } = field;
  const sigma = w / 420;
  const light = blurred(field.green, w, h, sigma);
  const warm = blurred(field.red, w, h, sigma);
  const edges = new Float32Array(w * h);
  for (let i = w; i < edges.length - w; i += 1) {
    const across = (p: Float32Array): number => (p[i + 1] ?? 0) - (p[i - 1] ?? 0);
    const down = (p: Float32Array): number => (p[i + w] ?? 0) - (p[i - w] ?? 0);
    edges[i] = Math.hypot(across(light) + across(warm), down(light) + down(warm)) / 2;
  }
  return { flow: createFlow(field, sigma), edges };
}

/** The strongest contour of each cell, if there is one. */
function findStarts({ edges }: Drawing, field: Field): Spot[] {
  const cell = Math.round(field.w * CELL);
  const best = new Map<number, { i: number; edge: number }>();
  const columns = Math.ceil(field.w / cell);
  edges.forEach((edge, i) => {
    if (edge < FAINTEST) return;
    const key = Math.floor(i / field.w / cell) * columns + Math.floor((i % field.w) / cell);
    if (edge > (best.get(key)?.edge ?? 0)) best.set(key, { i, edge });
  });
  return [...best.values()].map(({ i }) => [i % field.w, Math.floor(i / field.w)]);
}

function follow({ flow, edges }: Drawing, field: Field, [sx, sy]: Spot): number[] {
  const path: number[] = [];
  let [x, y, dx, dy] = [sx, sy, 0, 0];
  const pace = field.w / 260;
  for (let step = 0; step < 16; step += 1) {
    const i = Math.round(y) * field.w + Math.round(x);
    if ((edges[i] ?? 0) < FAINTEST * 0.5) break;
    path.push(x, y);
    const angle = Math.atan2(flow.sin[i] ?? 0, flow.cos[i] ?? 0) / 2;
    const sign = Math.cos(angle) * dx + Math.sin(angle) * dy < 0 ? -1 : 1;
    [dx, dy] = [Math.cos(angle) * sign, Math.sin(angle) * sign];
    [x, y] = [x + dx * pace, y + dy * pace];
  }
  return path;
}

/** Draws the contours of the composition with thin lines of one colour. */
export function sketchIn(colour: Rgb): Labour {
  return function* (easel) {
    const { field, surface, random, brush } = easel;
    const drawing = findContours(field);
    const ratio = surface.w / field.w;
    const found = findStarts(drawing, field).map(([x, y]): Spot => [x * ratio, y * ratio]);
    const spots = inPatches(easel, 0.9)(found);
    for (const [n, [x, y]] of spots.entries()) {
      const path = follow(drawing, field, [x / ratio, y / ratio]).map((v) => v * ratio);
      if (path.length < 10) continue;
      brush.draw(surface, {
        path,
        radius: (easel.view.w / 1000) * random.range(0.6, 1.15),
        colour,
        streak: colour,
        load: 0.05,
        opacity: random.range(0.35, 0.8),
        grain: Math.floor(random.next() * 512),
      });
      yield (n + 1) / spots.length;
    }
  };
}
