import { blurred } from './blur.ts';
import type { Field } from './field.ts';

/** For each pixel of the field, the way a brush would move there. */
export interface Flow {
  cos: Float32Array;
  sin: Float32Array;
}

/**
 * Strokes run along edges (the smoothed structure of the image) and, where a scene says how its
 * brush moves, in that direction. Angles are doubled, because a stroke has no front or back.
 */
export function createFlow(field: Field, sigma: number): Flow {
  const { w, h } = field;
  const light = new Float32Array(w * h);
  for (let i = 0; i < light.length; i += 1) {
    const g = (field.red[i] ?? 0) * 0.35 + (field.green[i] ?? 0) * 0.5;
    light[i] = g + (field.blue[i] ?? 0) * 0.15;
  }
  const soft = blurred(light, w, h, Math.max(1, sigma * 0.5));
  const cos = new Float32Array(w * h);
  const sin = new Float32Array(w * h);
  for (let y = 1; y < h - 1; y += 1) {
    for (let x = 1; x < w - 1; x += 1) {
      const i = y * w + x;
      const gx = (soft[i + 1] ?? 0) - (soft[i - 1] ?? 0);
      const gy = (soft[i + w] ?? 0) - (soft[i - w] ?? 0);
      const power = Math.sqrt(gx * gx + gy * gy) + 0.001;
      const edge = Math.min(2.6, power / 9) / (power * power);
      const hold = (field.hold[i] ?? 0) * 0.9;
      const angle = (field.flow[i] ?? 0) * 2;
      cos[i] = -(gx * gx - gy * gy) * edge + Math.cos(angle) * hold;
      sin[i] = -(2 * gx * gy) * edge + Math.sin(angle) * hold;
    }
  }
  return { cos: blurred(cos, w, h, sigma), sin: blurred(sin, w, h, sigma) };
}
