import { meanSide } from './mean-side.ts';
import { hang } from './room.ts';

/** Shares of the wall: the least width of a work with its label, and what is between two. */
export const cellShare = 0.14;
export const gapShare = 0.045;
/** In widths of the widest: one or two works would be as large as the screen. */
const wallOfFew = 2.4;

/** The figure beside a series. All lengths are inches; `line` is the height of the works' middles above the floor. */
export const figure = { width: 17, height: 66, line: 58 };
/** A wall of a series is as near to it as its works allow. On a shorter wall the figure would be higher than a screen. */
const usualWall = 132;
const shortestWall = 108;
/** So that no rounding of a browser ends a row earlier. */
const slack = 1.002;

/** Returns a work's size in inches with the ratio of its picture (width to height), which is then shown as it is. */
export function hungSize(dimensions: string, ratio: number): { width: number; height: number } {
  const side = meanSide(dimensions);
  return { width: side * Math.sqrt(ratio), height: side / Math.sqrt(ratio) };
}

/** Returns whether `hungSize` is the true size. */
export function isToScale(dimensions: string, ratio: number): boolean {
  const hanging = hang(dimensions, ratio);
  const area = meanSide(dimensions) ** 2;
  return hanging.status === 'hung' && Math.abs(hanging.width * hanging.height - area) < 0.01 * area;
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

/** Returns the wall of a series, and how many works each row has. A figure, if there is one, ends the first row. */
export function hangInRows(
  widths: readonly number[],
  hasFigure: boolean,
): { wall: number; rows: number[] } {
  const walls = widths.map((_, index) => shortestWallFor(index + 1, widths, hasFigure));
  const distance = (wall: number) => Math.abs(Math.log(wall / usualWall));
  const nearest = walls.reduce((best, candidate) =>
    distance(candidate) < distance(best) ? candidate : best,
  );
  const wall = Math.max(nearest, shortestWall) * slack;
  return { wall, rows: fill(wall, widths, hasFigure) };
}

/** Returns the shortest wall that has at most so many rows; Infinity if labels need more rows on any wall. */
function shortestWallFor(rows: number, widths: readonly number[], hasFigure: boolean): number {
  const isEnough = (wall: number) => {
    const filled = fill(wall, widths, hasFigure);
    return filled.length > 0 && filled.length <= rows;
  };
  let [low, high] = [0, sumOf(widths) * 20 + figure.width * 20];
  if (!isEnough(high)) return Infinity;
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Fills one row after another; none if a work is wider than the wall. */
function fill(wall: number, widths: readonly number[], hasFigure: boolean): number[] {
  const cellOf = (width: number) => Math.max(width, cellShare * wall);
  const gap = gapShare * wall;
  const rows: number[] = [];
  let roomLeft = 0;
  for (const width of widths) {
    const cell = cellOf(width);
    if (rows.length > 0 && cell + gap <= roomLeft) {
      rows[rows.length - 1]!++;
      roomLeft -= cell + gap;
    } else {
      const room = rows.length > 0 || !hasFigure ? wall : wall - cellOf(figure.width) - gap;
      if (cell > room) return [];
      rows.push(1);
      roomLeft = room - cell;
    }
  }
  return rows;
}
