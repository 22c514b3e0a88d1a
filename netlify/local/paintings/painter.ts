import { blurred } from './blur.ts';
import { createBristles } from './bristles.ts';
import type { Field } from './field.ts';
import { createFlow } from './flow.ts';
import { findEdges, type Layer, type Pass } from './pass.ts';
import type { Random } from './random.ts';
import { starts } from './starts.ts';
import { Brush, type Stroke } from './stroke.ts';
import type { Surface } from './surface.ts';
import { mixed, trace } from './trace.ts';

/** A place where the brush touches down, in pixels. */
export type Spot = readonly [number, number];

/** What is painted where, with which brushes. */
export interface Work {
  surface: Surface;
  field: Field;
  layers: readonly Layer[];
  random: Random;
  /** The order in which a layer's strokes are laid; leaves out those nobody will see. */
  arrange?: (spots: readonly Spot[], layer: Layer) => readonly Spot[];
}

/** A stroke about to be laid, and how far its layer has come, 0..1. */
export interface Touch {
  stroke: Stroke;
  layer: Layer;
  done: number;
}

function prepare(work: Work, layer: Layer): Pass {
  const { surface, field, random } = work;
  const radius = (layer.radius * surface.w) / 1000;
  const ratio = field.w / surface.w;
  const sigma = radius * ratio * 0.45;
  const soft = (plane: Float32Array): Float32Array => blurred(plane, field.w, field.h, sigma);
  const [red, green, blue] = [soft(field.red), soft(field.green), soft(field.blue)];
  const flow = createFlow(field, Math.max(2, sigma * 0.9));
  const edges = findEdges(field, green, Math.max(2, sigma));
  return { surface, field, layer, radius, ratio, flow, red, green, blue, edges, random };
}

function plan(pass: Pass, [x, y]: Spot): Stroke | null {
  const { layer, radius, random } = pass;
  const path = trace(pass, x, y);
  if (path.length < 4) return null;
  const [colour, streak] = mixed(pass, x, y);
  const size = radius * random.range(0.75, 1.15);
  // Lights are laid on thickly, darks rubbed in thinly, as painters do.
  const light = (colour[0] + colour[1] + colour[2]) / 765;
  const load = layer.load * random.range(0.6, 1.25) * (0.45 + light * 1.05);
  const grain = Math.floor(random.next() * 512);
  return { path, radius: size, colour, streak, load, opacity: layer.opacity, grain };
}

/** Plans stroke after stroke, broad brushes first; lay each one before asking for the next. */
export function* touches(work: Work): Generator<Touch, void> {
  for (const layer of work.layers) {
    const pass = prepare(work, layer);
    const found = starts(pass);
    const spots = work.arrange?.(found, layer) ?? found;
    for (const [i, spot] of spots.entries()) {
      const stroke = plan(pass, spot);
      if (stroke) yield { stroke, layer, done: (i + 1) / spots.length };
    }
  }
}

/** Paints the composition onto the surface. */
export function paint(work: Work): void {
  const brush = new Brush(createBristles());
  for (const { stroke } of touches(work)) brush.draw(work.surface, stroke);
}
