import { blurred } from './blur.ts';
import { createBristles } from './bristles.ts';
import type { Field } from './field.ts';
import { createFlow } from './flow.ts';
import { findEdges, type Layer } from './pass.ts';
import type { Random } from './random.ts';
import { starts } from './starts.ts';
import { Brush } from './stroke.ts';
import type { Surface } from './surface.ts';
import { mixed, trace } from './trace.ts';

/** Paints the composition onto the surface, broad brushes first. */
export function paint(
  surface: Surface,
  field: Field,
  layers: readonly Layer[],
  random: Random,
): void {
  const brush = new Brush(createBristles());
  const ratio = field.w / surface.w;
  for (const layer of layers) {
    const radius = (layer.radius * surface.w) / 1000;
    const sigma = radius * ratio * 0.45;
    const soft = (plane: Float32Array): Float32Array => blurred(plane, field.w, field.h, sigma);
    const [red, green, blue] = [soft(field.red), soft(field.green), soft(field.blue)];
    const flow = createFlow(field, Math.max(2, sigma * 0.9));
    const edges = findEdges(field, green, Math.max(2, sigma));
    const pass = { surface, field, layer, radius, ratio, flow, red, green, blue, edges, random };
    for (const [x, y] of starts(pass)) {
      const path = trace(pass, x, y);
      if (path.length < 4) continue;
      const [colour, streak] = mixed(pass, x, y);
      const size = radius * random.range(0.75, 1.15);
      // Lights are laid on thickly, darks rubbed in thinly, as painters do.
      const light = (colour[0] + colour[1] + colour[2]) / 765;
      const load = layer.load * random.range(0.6, 1.25) * (0.45 + light * 1.05);
      const grain = Math.floor(random.next() * 512);
      brush.draw(surface, {
        path,
        radius: size,
        colour,
        streak,
        load,
        opacity: layer.opacity,
        grain,
      });
    }
  }
}
