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
      out[across * n + along] = coarse * 0.48 + fine * 0.36 + grit * 0.16;
    }
  }
  return out;
}
