import type { Rgb } from './colour.ts';
import type { Field } from './field.ts';
import type { Layer } from './painter.ts';
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
}

/** From house-painter's brush to rigger. */
export const usualLayers: readonly Layer[] = [
  { radius: 22, spacing: 0.8, threshold: 0, longest: 9, shortest: 4, jitter: 1.3, load: 0.5, opacity: 0.9 },
  { radius: 10.5, spacing: 0.95, threshold: 0, longest: 10, shortest: 4, jitter: 1.1, load: 0.7, opacity: 0.92 },
  { radius: 5.2, spacing: 1, threshold: 20, longest: 10, shortest: 4, jitter: 0.9, load: 0.85, opacity: 0.95 },
  { radius: 2.6, spacing: 1, threshold: 24, longest: 10, shortest: 3, jitter: 0.7, load: 0.8, opacity: 0.95 },
  { radius: 1.35, spacing: 1, threshold: 28, longest: 9, shortest: 3, jitter: 0.5, load: 0.7, opacity: 1 },
];
