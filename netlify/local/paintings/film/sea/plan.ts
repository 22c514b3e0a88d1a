import { createBristles } from '../../bristles.ts';
import type { Rgb } from '../../colour.ts';
import { Field } from '../../field.ts';
import { paint, type Spot, touches, type Work } from '../../painter.ts';
import type { Layer } from '../../pass.ts';
import { createRandom } from '../../random.ts';
import { usualLayers } from '../../scene.ts';
import { Brush, type Stroke } from '../../stroke.ts';
import { createSurface, type Surface } from '../../surface.ts';
import { BOAT, launch, studyLanme } from './scene.ts';
import { type Ripple, toRipple } from './strokes.ts';
import { HORIZON } from './waves.ts';

/** Everything needed to paint any moment of the sea. */
export interface Sea {
  unit: number;
  brush: Brush;
  /** Sky and hills, which do not move, and calm water under the waves. */
  still: Surface;
  ripples: readonly Ripple[];
  boat: readonly Stroke[];
  /** The water in front of the hull. */
  lapping: readonly Ripple[];
}

const base: Omit<Layer, 'radius' | 'spacing' | 'jitter' | 'load'> = {
  threshold: 0,
  longest: 9,
  shortest: 4,
  opacity: 0.94,
};
const waterLayers: readonly Layer[] = [
  { ...base, radius: 10.5, spacing: 0.95, jitter: 0.85, load: 0.65 },
  { ...base, radius: 5.2, spacing: 1, jitter: 0.75, load: 0.8, chance: 0.42 },
  { ...base, radius: 2.9, spacing: 1, jitter: 0.6, load: 0.75, chance: 0.2 },
];
const [, , , first, ...fine] = usualLayers;

/** Plans strokes and lays them on a scratch surface, as the painter needs to see what is there. */
function record(work: Work, brush: Brush): Stroke[] {
  const out: Stroke[] = [];
  for (const { stroke } of touches(work)) {
    brush.draw(work.surface, stroke);
    out.push(stroke);
  }
  return out;
}

function copied(s: Surface): Surface {
  const [red, green, blue] = [s.red.slice(), s.green.slice(), s.blue.slice()];
  return { ...s, red, green, blue, height: s.height.slice() };
}

function colourAt(field: Field, [x, y]: Spot): Rgb {
  const at = Math.floor(y) * field.w + Math.min(field.w - 1, Math.max(0, Math.floor(x)));
  return [field.red[at] ?? 0, field.green[at] ?? 0, field.blue[at] ?? 0];
}

function planBoat(still: Surface, calm: Field, brush: Brush): Stroke[] {
  const field = new Field(calm.w, calm.h);
  studyLanme.compose(field, createRandom(studyLanme.seed));
  launch(field, createRandom(3));
  const isBoat = ([x, y]: Spot): boolean => {
    const [now, before] = [colourAt(field, [x, y]), colourAt(calm, [x, y])];
    return now.some((v, i) => Math.abs(v - (before[i] ?? 0)) > 6);
  };
  const layers = first ? [{ ...first, threshold: 0, spacing: 0.9 }, ...fine] : fine;
  const arrange = (spots: readonly Spot[]): Spot[] => spots.filter(isBoat);
  return record({ surface: copied(still), field, layers, random: createRandom(5), arrange }, brush);
}

/** Plans the whole picture once; the same seed gives the same strokes. */
export function planSea(scale: number): Sea {
  const [w, h] = [Math.round(studyLanme.width * scale), Math.round(studyLanme.height * scale)];
  const unit = w / 1000;
  const field = new Field(w, h);
  studyLanme.compose(field, createRandom(studyLanme.seed));
  const brush = new Brush(createBristles());
  const still = createSurface(w, h, studyLanme.ground);
  paint({ surface: still, field, layers: usualLayers, random: createRandom(studyLanme.seed + 1) });
  const chances = createRandom(studyLanme.seed + 2);
  const arrange = (spots: readonly Spot[], layer: Layer): Spot[] =>
    spots.filter(([, y]) => y / unit > HORIZON + 1 + layer.radius * 0.3);
  const random = createRandom(studyLanme.seed + 3);
  const work = { surface: copied(still), field, layers: waterLayers, random, arrange };
  const ripples = record(work, brush).map((stroke) => {
    const [x = 0, y = 0] = stroke.path;
    const start = colourAt(field, [x, Math.min(h - 1, y)]);
    return toRipple(stroke, { unit, base: start, chance: chances.next() });
  });
  const lapping = ripples.filter(({ dab }) => {
    const [x, y] = dab.place;
    const below = y - BOAT[1];
    return Math.abs(x - BOAT[0]) < 115 && below > 31 && below < 76;
  });
  return { unit, brush, still, ripples, boat: planBoat(still, field, brush), lapping };
}
