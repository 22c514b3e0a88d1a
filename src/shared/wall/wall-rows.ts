/**
 * What one row of the wall has, from a width of the screen on. `units`: how many units of `WallSize` its length is. `gap`, between two
 * artworks, and `least`, for an artwork with its label, are shares of its length. src/styles/wall.css has the same. On the narrowest screen
 * of each `least` is 14 rem.
 */
export type WallRange = { from: number; units: number; gap: number; least: number };
export const wallRanges: readonly WallRange[] = [
  { from: 640, units: 3.09, gap: 0.078, least: 0.447 },
  { from: 768, units: 3.09, gap: 0.087, least: 0.372 },
  { from: 1024, units: 4.3, gap: 0.05, least: 0.28 },
  { from: 1440, units: 4.41, gap: 0.0496, least: 0.1985 },
  { from: 1760, units: 5.44, gap: 0.051, least: 0.159 },
  { from: 2200, units: 6.16, gap: 0.037, least: 0.1225 },
];

/** `width` in units. */
export type Hung = { width: number; height: number };

/** How much larger an artwork is than its size says, and the share of the row that stays empty behind it. */
export type InRow = { factor: number; empty: number };

const largest = 1.25;
const smallest = 0.82;
/** In units: an artwork alone in its row grows to it where no three fit beside each other. */
const highestAlone = 2.6;
/** A panorama becomes smaller before others do, so that it can stand beside them. */
const flattest = 2;
const smallestPanorama = 0.6;

/** So that no rounding of a browser ends a row earlier. */
const full = 0.998;

type Row = { factors: number[]; length: number };
type Ending = { cost: number; begin: number; row: Row };

/** Divides the wall into rows of equal length: no work stands alone where rows can share, and as little as possible stays empty. */
export function hangRows(works: readonly Hung[], range: WallRange): InRow[] {
  // The best rows of the works up to each index.
  const endings: Ending[] = [];
  for (let end = 1; end <= works.length; end++) {
    for (let begin = end - 1; begin >= 0; begin--) {
      const before = endings[begin - 1];
      const isLast = end === works.length;
      const row = fitRow(works.slice(begin, end), range, mostIn(isLast, before?.row));
      if (!row) break;
      const cost = costOf(row, isLast) + (before?.cost ?? 0);
      if (cost < (endings[end - 1]?.cost ?? Infinity)) endings[end - 1] = { cost, begin, row };
    }
  }
  const hung: InRow[] = [];
  for (let end = works.length; end > 0;) {
    const { begin, row } = endings[end - 1]!;
    const last = row.factors.length - 1;
    const inRow = row.factors.map((factor, index) => ({
      factor: roundDown(factor),
      empty: index === last && end < works.length ? roundDown(full - row.length) : 0,
    }));
    hung.unshift(...inRow);
    end = begin;
  }
  return hung;
}

/** Returns the share of a row that an artwork takes with its label. */
export function cellOf(width: number, factor: number, { units, least }: WallRange): number {
  return Math.max(least, (factor * width) / units);
}

/** Returns how much larger the artworks of a row may be; a last row grows as the one before it. */
function mostIn(isLast: boolean, before: Row | undefined): number {
  return isLast ? Math.min(largest, Math.max(1, ...(before?.factors ?? []))) : largest;
}

/** Fits works into a row, at most as large as that; null if they are too many. */
function fitRow(works: readonly Hung[], range: WallRange, mostBesideOthers: number): Row | null {
  const isAlone = works.length === 1 && 3 * range.least + 2 * range.gap > full;
  const most = isAlone ? Math.max(1, highestAlone / works[0]!.height) : mostBesideOthers;
  const rowAt = (stretch: number, least: number): Row => {
    const factors = works.map((work) =>
      Math.max(stretch, isPanorama(work) ? smallestPanorama : least),
    );
    const cells = works.map(({ width }, index) => cellOf(width, factors[index]!, range));
    return { factors, length: cells.reduce((sum, cell) => sum + range.gap + cell, -range.gap) };
  };
  if (works.length > 1 && rowAt(smallestPanorama, smallest).length > full) return null;
  const hasRoom = works.some(isPanorama) && rowAt(smallestPanorama, 1).length <= full;
  const least = hasRoom ? 1 : smallest;
  if (rowAt(most, least).length <= full) return rowAt(most, least);
  let [low, high] = [smallestPanorama, most];
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (rowAt(middle, least).length > full) high = middle;
    else low = middle;
  }
  return rowAt(low, least);
}

function isPanorama({ width, height }: Hung): boolean {
  return width / height >= flattest;
}

/** Weighs what a row looks like. */
function costOf({ factors, length }: Row, isLast: boolean): number {
  const change = Math.max(...factors.map((factor) => Math.log(factor) ** 2 * (factor < 1 ? 3 : 1)));
  const isAlone = factors.length === 1;
  const mayEndEarly = isLast && !isAlone;
  return change + (isAlone ? 0.3 : 0) + (mayEndEarly ? 0.3 : 20) * (1 - length) ** 2;
}

function roundDown(share: number): number {
  return Math.floor(share * 1000) / 1000;
}
