import { figure, hangInRows, hungSize, isToScale, wallOf } from '#shared/wall/eye-line';
import { wallSize } from '#shared/wall/wall-size';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';

/** Lengths are inches. `row`: the height of its row, in a series. `onWall`: its size on the wall, which a strip shows. */
type HungWork = {
  work: CatalogueArtwork;
  width: number;
  height: number;
  isToScale: boolean;
  onWall: { width: number; height: number };
  row?: number;
};
/** The width of a wall and the height of its highest work: of what a usual screen shows, and of all works. */
type Hanging = {
  hung: HungWork[];
  wall: number;
  high: number;
  longWall: number;
  longHigh: number;
  /** How many works are before the figure; null without one. */
  figureAt: number | null;
};

/** What is above the line of a figure needs its place, too. */
const leastWithFigure = 2 * (figure.height - figure.line);

/** Hangs up to five works in a row; a usual screen shows three of them. */
export function hangRow(works: readonly CatalogueArtwork[]): Hanging {
  const hung = works.map(hangWork);
  const shown = hung.slice(0, 3);
  return {
    hung,
    wall: wallOf(shown.map(({ width }) => width)),
    high: highestOf(shown),
    longWall: wallOf(hung.map(({ width }) => width)),
    longHigh: highestOf(hung),
    figureAt: null,
  };
}

/** Hangs a series in rows, which are the same on all wide screens. A figure stands only beside works of true size. */
export function hangSeries(works: readonly CatalogueArtwork[]): Hanging {
  const hung = works.map(hangWork);
  const hasFigure = hung.some((hungWork) => hungWork.isToScale);
  const { wall, rows } = hangInRows(
    hung.map(({ width }) => width),
    hasFigure,
  );
  const least = hasFigure ? leastWithFigure : 0;
  let end = 0;
  const inRows = rows.flatMap((count, index) => {
    const inRow = hung.slice(end, (end += count));
    const row = Math.max(highestOf(inRow), index === 0 ? least : 0);
    return inRow.map((hungWork) => ({ ...hungWork, row }));
  });
  return {
    hung: inRows,
    wall,
    high: Math.max(...inRows.map(({ row }) => row)),
    longWall: wall,
    longHigh: highestOf(hung),
    figureAt: hasFigure ? rows[0]! : null,
  };
}

function hangWork(work: CatalogueArtwork): HungWork {
  const ratio = work.imageWidth / work.imageHeight;
  const { dimensions } = work;
  const onWall = wallSize(dimensions, ratio);
  return { work, ...hungSize(dimensions, ratio), isToScale: isToScale(dimensions, ratio), onWall };
}

function highestOf(hung: readonly HungWork[]): number {
  return Math.max(...hung.map(({ height }) => height));
}

/** Returns the sizes on the wall of which one is the highest of a strip: each is higher or narrower than all others. */
export function highestInStrip(hung: readonly HungWork[]): HungWork['onWall'][] {
  const sizes = hung
    .map(({ onWall }) => onWall)
    .toSorted((first, second) => second.height - first.height || ratioOf(first) - ratioOf(second));
  return sizes.filter((size, index) =>
    sizes.slice(0, index).every((higher) => ratioOf(size) < ratioOf(higher)),
  );
}

function ratioOf({ width, height }: HungWork['onWall']): number {
  return width / height;
}
