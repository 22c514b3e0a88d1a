import { meanSide, usualSide } from './mean-side.ts';

/** In units of the wall. */
const widest = 2.4;
const highest = 1.5;
/** A narrow artwork may be higher, so that a hand can press it. */
const shortestSide = 0.43;
const highestNarrow = 1.75;

/** The part of a phone's column that the height of a flat artwork has at least. */
const flattest = 0.2;

/** How long a unit is from a width of the screen on, in rem; src/styles/wall.css has the same. */
export const wallUnits: readonly [from: number, rem: number][] = [
  [2200, 22],
  [1760, 18],
  [1440, 16],
  [1024, 14],
  [640, 13],
];

/** `rem` of style sheets, which is not that of media queries and `sizes`. */
export const remPixels = 17;
/** A row grows by a factor of at most 1.25. */
const usualGrowth = 1.12;
/** Of a phone's width, in percent. */
const column = 83.4;

/** `phoneShare` is the width as a part of a phone's column. */
export type WallSize = { width: number; height: number; phoneShare: number };

/** Returns how large the wall shows an artwork, whose picture has this ratio of width to height (rule 4). */
export function wallSize(dimensions: string, ratio: number): WallSize {
  const inches = meanSide(dimensions);
  // The square root of the difference, so that both 6 and 80 inches are seen.
  const side = clamp(Math.sqrt(inches / usualSide), 0.65, 1.4);
  const [width, height] = [side * Math.sqrt(ratio), side / Math.sqrt(ratio)];
  const fitting = Math.min(1, widest / width, highest / height);
  const pressable = shortestSide / Math.min(width, height);
  const factor = Math.min(Math.max(fitting, pressable), widest / width, highestNarrow / height);
  const share = Math.min(1, 1.45 * ratio) * clamp((inches / 24) ** 0.25, 0.74, 1);
  const phoneShare = Math.min(1, Math.max(share, flattest * ratio));
  return { width: width * factor, height: height * factor, phoneShare };
}

/** Returns the variables of an item of `.wall`, and the `sizes` of its picture. */
export function hungOnWall(dimensions: string, ratio: number, scale = 1) {
  const { width, phoneShare } = wallSize(dimensions, ratio);
  const wide = width * scale;
  const share = Math.min(1, phoneShare * scale);
  const widths = wallUnits.map(([from, rem]) => {
    const pixels = Math.round(wide * rem * remPixels * usualGrowth);
    return `(min-width: ${from}px) ${pixels}px`;
  });
  return {
    style: `--w:${wide.toFixed(3)};--ratio:${ratio.toFixed(4)};--share:${share.toFixed(3)}`,
    sizes: [...widths, `${Math.ceil(share * column)}vw`].join(', '),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
