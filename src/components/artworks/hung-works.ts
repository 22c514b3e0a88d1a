import { figure, hangInRows, hungSize, isToScale, wallOf } from '#shared/wall/eye-line';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';

/** Lengths are inches. `row`: the height of its row, in a series. */
type HungWork = {
  work: CatalogueArtwork;
  width: number;
  height: number;
  isToScale: boolean;
  row?: number;
};
/** The width of a wall and the height of its highest work: of what a usual screen shows, and of all works. */
type Hanging = {
  hung: HungWork[];
  wall: number;
  high: number;
  longWall: number;
  longHigh: number;
  widest: number;
  /** How many works are before the figure; null without one. */
  figureAt: number | null;
  /** Beside small works in a strip a figure would be higher than the screen. */
  isFigureInStrip: boolean;
};

/** A strip shows a wider work as it shows one of this width, so that the others stay large. */
const widestInStrip = 48;
const widestWithoutFigure = 44;
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
    widest: widestOf(hung),
    figureAt: null,
    isFigureInStrip: false,
  };
}

/** Hangs a series in rows, which are the same on all wide screens. A figure stands only beside works of true size. */
export function hangSeries(works: readonly CatalogueArtwork[]): Hanging {
  const hung = works.map(hangWork);
  const hasFigure = hung.some((one) => one.isToScale);
  const { wall, rows } = hangInRows(
    hung.map(({ width }) => width),
    hasFigure,
  );
  const least = hasFigure ? leastWithFigure : 0;
  let end = 0;
  const inRows = rows.flatMap((count, index) => {
    const inRow = hung.slice(end, (end += count));
    const row = Math.max(highestOf(inRow), index === 0 ? least : 0);
    return inRow.map((one) => ({ ...one, row }));
  });
  const widest = widestOf(hung);
  const isFigureInStrip = hasFigure && widest > widestWithoutFigure;
  return {
    hung: inRows,
    wall,
    high: Math.max(...inRows.map(({ row }) => row)),
    longWall: wall,
    longHigh: Math.max(highestOf(hung), isFigureInStrip ? least : 0),
    widest,
    figureAt: hasFigure ? rows[0]! : null,
    isFigureInStrip,
  };
}

function hangWork(work: CatalogueArtwork): HungWork {
  const ratio = work.imageWidth / work.imageHeight;
  const { dimensions } = work;
  return { work, ...hungSize(dimensions, ratio), isToScale: isToScale(dimensions, ratio) };
}

function highestOf(hung: readonly HungWork[]): number {
  return Math.max(...hung.map(({ height }) => height));
}

function widestOf(hung: readonly HungWork[]): number {
  return Math.min(widestInStrip, Math.max(...hung.map(({ width }) => width)));
}
