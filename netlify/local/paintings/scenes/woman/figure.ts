import { hex } from '../../colour.ts';
import type { Crop } from '../fruit.ts';
import type { Point } from '../../shapes.ts';

/** A market woman: where her feet are, how tall, which way she faces, what she wears and carries. */
export interface Woman {
  x: number;
  y: number;
  size: number;
  facing: 1 | -1;
  dress: string;
  scarf: string;
  apron?: string;
  carries?: Crop;
  /** Holds the basket with a raised arm. */
  raised?: boolean;
  view?: 'front' | 'side' | 'back';
  /** Sits on the ground behind her wares. */
  seated?: boolean;
  pattern?: 'dots' | 'stripes' | 'flowers';
}

/** Where the late sun stands. */
export const SUN = Math.PI + 0.55;

/** The colour of its light on skin. */
export const LIGHT = hex('#ffd890');

/** Moves a figure's own points to their place in the picture. */
export type Put = (points: readonly Point[]) => Point[];
