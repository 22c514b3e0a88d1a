import { noise } from './noise.ts';

/** Side of the square bristle texture; a power of two so that it can wrap cheaply. */
export const BRISTLE_SIZE = 512;

/** How much paint each hair leaves: streaks along the first axis, hairs across the second. */
export function createBristles(): Float32Array {
  const n = BRISTLE_SIZE;
  const out = new Float32Array(n * n);
  for (let across = 0; across < n; across += 1) {
    for (let along = 0; along < n; along += 1) {
      const coarse = noise(across / 5.5 + 3, along / 190);
      const fine = noise(across / 1.9 + 400, along / 70 + 9);
      const grit = noise(across / 1.3 + 800, along / 9 + 31);
      const value = coarse * 0.44 + fine * 0.38 + grit * 0.18;
      out[across * n + along] = Math.min(1, Math.max(0, (value - 0.5) * 1.35 + 0.5));
    }
  }
  return out;
}
