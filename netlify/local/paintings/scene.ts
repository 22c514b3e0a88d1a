import type { Rgb } from './colour.ts';
import type { Field } from './field.ts';
import type { Layer } from './pass.ts';
import type { Random } from './random.ts';

/** One painting: its size, the colour of its ground, and what is on it. */
export interface Scene {
  slug: string;
  width: number;
  height: number;
  seed: number;
  ground: Rgb;
  /** Lays out the colours, broad planes first. */
  compose: (field: Field, random: Random) => void;
  layers?: readonly Layer[];
  /** Largest size of the picture's file, in bytes. */
  largest?: number;
}

/** From house-painter's brush to rigger. */
export const usualLayers: readonly Layer[] = [
  layer(24, 0.7, 0, [8, 4], 1.3, 0.4, 0.9),
  layer(11.5, 0.8, 0, [9, 4], 1.05, 0.6, 0.93),
  { ...layer(7, 1, 0, [9, 4], 1.15, 1.05, 0.92), chance: 0.22 },
  layer(5.4, 1, 21, [10, 4], 1, 0.85, 0.95),
  layer(2.7, 1, 25, [10, 3], 0.8, 0.8, 0.96),
  layer(1.4, 1, 27, [9, 3], 0.5, 0.65, 1),
  layer(0.8, 1, 34, [9, 3], 0.3, 0.45, 1),
];

function layer(
  radius: number,
  spacing: number,
  threshold: number,
  [longest, shortest]: readonly [number, number],
  jitter: number,
  load: number,
  opacity: number,
): Layer {
  return { radius, spacing, threshold, longest, shortest, jitter, load, opacity };
}
