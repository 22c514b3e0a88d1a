import { readSides } from './dimensions.ts';

/** All lengths are inches. `usualSide` counts where a size cannot be read. */
export const usualSide = 20;
const [shortest, longest] = [4, 120];

/** Returns the side of a square that is as large as the artwork. */
export function meanSide(dimensions: string): number {
  const sides = readSides(dimensions);
  if (!sides) return usualSide;
  return Math.min(longest, Math.max(shortest, Math.sqrt(sides[0] * sides[1])));
}
