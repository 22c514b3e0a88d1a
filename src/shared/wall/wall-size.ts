import { meanSide, usualSide } from './mean-side.ts';
import { hangRows, wallRanges } from './wall-rows.ts';

/** In units of the wall. */
const widest = 2.4;
const highest = 1.5;
/** A narrow artwork may be higher, so that a hand can press it. */
const shortestSide = 0.43;
const highestNarrow = 1.75;

/** A phone shows a work as wide as its column, or a narrow one as this part of it; one that would be too high there is narrower. */
const narrow = { below: 0.7, share: 0.72, most: 1.5 };

/** Returns the column in percent of the screen: on the widest screens the margins do not grow. */
const columnFrom = (from: number) => (from < 1530 ? 83.4 : from < 2200 ? 86 : 89);

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
  const phoneShare = ratio < narrow.below ? Math.min(narrow.share, narrow.most * ratio) : 1;
  return { width: width * factor, height: height * factor, phoneShare };
}

/** Returns for each item of a `.wall` its variables, and the `sizes` of its picture. */
export function hangOnWall(works: readonly { dimensions: string; ratio: number }[]) {
  const hung = works.map(({ dimensions, ratio }) => wallSize(dimensions, ratio));
  const walls = wallRanges.map((range) => ({ range, rows: hangRows(hung, range) }));
  return hung.map(({ width, phoneShare }, index) => {
    const inRows = walls.map(({ range, rows }) => ({ range, ...rows[index]! }));
    const variables = inRows.flatMap(({ factor, empty }, place) => [
      `--f${place}:${factor}`,
      ...(empty > 0 ? [`--e${place}:${empty}`] : []),
    ]);
    const widths = inRows.map(({ range: { from, units }, factor }) => {
      const share = Math.ceil(((factor * width) / units) * columnFrom(from));
      return `(min-width: ${from}px) ${share}vw`;
    });
    return {
      style: [
        `--w:${width.toFixed(3)}`,
        `--ratio:${works[index]!.ratio.toFixed(4)}`,
        `--share:${phoneShare.toFixed(3)}`,
        ...variables,
      ].join(';'),
      sizes: [...widths.toReversed(), `${Math.ceil(phoneShare * columnFrom(0))}vw`].join(', '),
    };
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
