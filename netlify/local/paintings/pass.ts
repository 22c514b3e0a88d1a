import { blurred } from './blur.ts';
import type { Field } from './field.ts';
import type { Flow } from './flow.ts';
import type { Random } from './random.ts';
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

/** What one pass of the brush works with. */
export interface Pass {
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
export function findEdges(field: Field, green: Float32Array, sigma: number): Float32Array {
  const around = blurred(green, field.w, field.h, Math.max(1, sigma * 3));
  for (let i = 0; i < around.length; i += 1) {
    around[i] = Math.min(1, Math.abs((green[i] ?? 0) - (around[i] ?? 0)) / 7);
  }
  return blurred(around, field.w, field.h, Math.max(1, sigma));
}

/** The pixel of the composition under a pixel of the canvas. */
export function index(pass: Pass, x: number, y: number): number {
  const fx = Math.min(pass.field.w - 1, Math.max(0, Math.floor(x * pass.ratio)));
  const fy = Math.min(pass.field.h - 1, Math.max(0, Math.floor(y * pass.ratio)));
  return fy * pass.field.w + fx;
}

/** How far the canvas is from the composition. */
export function wrong(pass: Pass, x: number, y: number): number {
  const f = index(pass, x, y);
  const s = Math.min(pass.surface.h - 1, Math.max(0, Math.floor(y))) * pass.surface.w;
  const i = s + Math.min(pass.surface.w - 1, Math.max(0, Math.floor(x)));
  const dr = (pass.red[f] ?? 0) - (pass.surface.red[i] ?? 0);
  const dg = (pass.green[f] ?? 0) - (pass.surface.green[i] ?? 0);
  const db = (pass.blue[f] ?? 0) - (pass.surface.blue[i] ?? 0);
  return Math.sqrt(dr * dr * 0.9 + dg * dg * 1.3 + db * db * 0.6);
}
