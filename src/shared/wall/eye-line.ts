import { meanSide } from './mean-side.ts';

/** Shares of the wall: the least width of a work with its label, and what is between two. */
export const cellShare = 0.14;
export const gapShare = 0.045;
/** In widths of the widest: one or two works would be as large as the screen. */
const wallOfFew = 2.4;

/** Returns a work's size in inches with the ratio of its picture (width to height), which is then shown as it is. */
export function hungSize(dimensions: string, ratio: number): { width: number; height: number } {
  const side = meanSide(dimensions);
  return { width: side * Math.sqrt(ratio), height: side / Math.sqrt(ratio) };
}

/** Returns the width of the wall on which up to five works of these widths hang in one row. */
export function wallOf(widths: readonly number[]): number {
  if (widths.length < 3) return wallOfFew * Math.max(...widths);
  const gaps = (widths.length - 1) * gapShare;
  let wall = 0;
  // What is narrower than a cell lengthens the wall, and so the cells.
  for (const _ of widths) {
    const wide = widths.filter((width) => width >= cellShare * wall);
    wall = sumOf(wide) / (1 - gaps - (widths.length - wide.length) * cellShare);
  }
  return wall;
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
