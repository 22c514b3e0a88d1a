import { blurred } from './blur.ts';
import { createBristles } from './bristles.ts';
import type { Rgb } from './colour.ts';
import type { Field } from './field.ts';
import { createFlow, type Flow } from './flow.ts';
import type { Random } from './random.ts';
import { Brush } from './stroke.ts';
import type { Surface } from './surface.ts';

/** One pass over the picture with one size of brush. */
export interface Layer {
  /** Brush radius in thousandths of the picture's width. */
  radius: number;
  /** Distance between strokes, in radii. */
  spacing: number;
  /** How wrong the canvas must be before this brush is used (0 paints everywhere). */
  threshold: number;
  /** Longest and shortest stroke, in radii. */
  longest: number;
  shortest: number;
  /** How far colours stray from the composition. */
  jitter: number;
  load: number;
  opacity: number;
  /** Share of the cells that get a stroke whether or not they need it (touches of thick paint). */
  chance?: number;
}

interface Pass {
  surface: Surface;
  field: Field;
  layer: Layer;
  radius: number;
  ratio: number;
  flow: Flow;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** Where the composition has something to say at this size, 0..1. */
  edges: Float32Array;
  random: Random;
}

/** Finds the places where colours change within the reach of a brush. */
function findEdges(field: Field, green: Float32Array, sigma: number): Float32Array {
  const around = blurred(green, field.w, field.h, Math.max(1, sigma * 3));
  for (let i = 0; i < around.length; i += 1) {
    around[i] = Math.min(1, Math.abs((green[i] ?? 0) - (around[i] ?? 0)) / 7);
  }
  return blurred(around, field.w, field.h, Math.max(1, sigma));
}

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

function index(pass: Pass, x: number, y: number): number {
  const fx = Math.min(pass.field.w - 1, Math.max(0, Math.floor(x * pass.ratio)));
  const fy = Math.min(pass.field.h - 1, Math.max(0, Math.floor(y * pass.ratio)));
  return fy * pass.field.w + fx;
}

function wrong(pass: Pass, x: number, y: number): number {
  const f = index(pass, x, y);
  const s = Math.min(pass.surface.h - 1, Math.max(0, Math.floor(y))) * pass.surface.w;
  const i = s + Math.min(pass.surface.w - 1, Math.max(0, Math.floor(x)));
  const dr = (pass.red[f] ?? 0) - (pass.surface.red[i] ?? 0);
  const dg = (pass.green[f] ?? 0) - (pass.surface.green[i] ?? 0);
  const db = (pass.blue[f] ?? 0) - (pass.surface.blue[i] ?? 0);
  return Math.sqrt(dr * dr * 0.9 + dg * dg * 1.3 + db * db * 0.6);
}

/** Finds, cell by cell, where this brush is needed, in random order. */
function starts(pass: Pass): [number, number][] {
  const { surface, layer, radius, random } = pass;
  const cell = Math.max(1.5, radius * layer.spacing);
  const probe = Math.max(1 / pass.ratio, cell / 5);
  const found: [number, number][] = [];
  for (let cy = 0; cy < surface.h; cy += cell) {
    for (let cx = 0; cx < surface.w; cx += cell) {
      const spot = worst(pass, cx, cy, cell, probe);
      const middle = index(pass, cx + cell / 2, cy + cell / 2);
      const fine = pass.field.detail[middle] ?? 0;
      const limit = layer.threshold * (2.9 - (pass.edges[middle] ?? 0) * 1.5 - fine * 0.95);
      if (layer.chance !== undefined) {
        if (random.next() < layer.chance * (1 - fine)) found.push([spot.x, spot.y]);
      } else if (layer.threshold === 0) {
        found.push([cx + random.next() * cell, cy + random.next() * cell]);
      } else if (spot.mean > limit) found.push([spot.x, spot.y]);
    }
  }
  for (let i = found.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random.next() * (i + 1));
    const [a, b] = [found[i], found[j]];
    if (a && b) [found[i], found[j]] = [b, a];
  }
  return found;
}

function worst(
  pass: Pass,
  cx: number,
  cy: number,
  cell: number,
  probe: number,
): { x: number; y: number; mean: number } {
  let [sum, count, peak, px, py] = [0, 0, -1, cx, cy];
  for (let y = cy; y < cy + cell; y += probe) {
    for (let x = cx; x < cx + cell; x += probe) {
      const error = wrong(pass, x, y);
      sum += error;
      count += 1;
      if (error > peak) [peak, px, py] = [error, x, y];
    }
  }
  return { x: px, y: py, mean: sum / count };
}

/** Follows the flow from a starting place until the colour there is no longer the right one. */
function trace(pass: Pass, startX: number, startY: number): number[] {
  const { flow, layer, radius, random, red, green, blue } = pass;
  const first = index(pass, startX, startY);
  const path = [startX, startY];
  let [x, y, dx, dy] = [startX, startY, 0, 0];
  const sign = random.next() < 0.5 ? -1 : 1;
  const steps = Math.round(random.range(layer.shortest, layer.longest));
  for (let step = 0; step < steps; step += 1) {
    const i = index(pass, x, y);
    const away =
      Math.abs((red[i] ?? 0) - (red[first] ?? 0)) +
      Math.abs((green[i] ?? 0) - (green[first] ?? 0)) +
      Math.abs((blue[i] ?? 0) - (blue[first] ?? 0));
    if (step > 1 && away > 42 && away > wrong(pass, x, y) * 1.1) break;
    const angle = Math.atan2(flow.sin[i] ?? 0, flow.cos[i] ?? 0) / 2;
    let vx = Math.cos(angle) * sign;
    let vy = Math.sin(angle) * sign;
    if (step > 0 && vx * dx + vy * dy < 0) [vx, vy] = [-vx, -vy];
    const bend = step > 0 ? 0.65 : 1;
    vx = vx * bend + dx * (1 - bend);
    vy = vy * bend + dy * (1 - bend);
    const length = Math.hypot(vx, vy) || 1;
    [dx, dy] = [vx / length, vy / length];
    [x, y] = [x + dx * radius, y + dy * radius];
    path.push(x, y);
  }
  return path;
}

/** The two colours on the brush: the one wanted, and one not quite mixed in. */
function mixed(pass: Pass, x: number, y: number): [Rgb, Rgb] {
  const { random, layer } = pass;
  const i = index(pass, x, y);
  const base: Rgb = [pass.red[i] ?? 0, pass.green[i] ?? 0, pass.blue[i] ?? 0];
  const bright = (base[0] + base[1] + base[2]) / 3;
  const stray = (colour: Rgb, amount: number): Rgb => {
    const value = 1 + random.bell() * 0.13 * amount;
    const warm = random.bell() * 11 * amount * (0.4 + bright / 200);
    const rich = 1 + random.bell() * 0.2 * amount;
    const shade = (v: number): number => (bright + (v - bright) * rich) * value;
    return [shade(colour[0]) + warm, shade(colour[1]) + warm * 0.15, shade(colour[2]) - warm];
  };
  const colour = stray(base, layer.jitter);
  return [colour, stray(colour, layer.jitter * 1.1)];
}
