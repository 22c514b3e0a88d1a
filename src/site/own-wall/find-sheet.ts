import type { Corners, Point, Pixels } from '../../lib/geometry/index.ts';
import { enoughSides, findSides } from './geometry/index.ts';

/** The photograph is read in squares, this many along its longer side. */
const squaresAlong = 200;
/** How far from the press the sheet may begin, in squares: a finger that meets the sheet comes first. */
const radii = [3, 8, 24];
/** Each level counts squares that are this much darker than the one before, as a share of the brightest near the press. */
const step = 0.02;
const levels = 30;
/** A smaller patch has no sides. In squares. */
const smallestPatch = 60;
/** How much of its four-sided frame a sheet fills, at least, and its shorter side to its longer one. A camera at the side changes both. */
const fullest = 0.88;
const [narrowestSheet, widestSheet] = [0.5, 0.95];

type Squares = { bright: Float32Array; width: number; height: number; size: number };

/** Returns the corners of the sheet of paper around a press: a bright patch with four sides whose edges are seen. Null where there is none. */
export function findSheet(photograph: Pixels, press: Point): Corners | null {
  const squares = squaresOf(photograph);
  for (const radius of radii) {
    const sheet = findAround(photograph, squares, brightestNear(squares, press, radius));
    if (sheet) return sheet;
  }
  return null;
}

/** Returns the sheet with the most sides and, of several levels with as many, the largest: a part of the sheet could pass for one. */
function findAround(photograph: Pixels, squares: Squares, start: number): Corners | null {
  let [best, most]: [Corners | null, number] = [null, enoughSides];
  for (let level = 1; level <= levels; level++) {
    const patch = patchAt(squares, start, squares.bright[start]! * (1 - level * step));
    if (!patch) break;
    const marked = sheetIn(patch, squares);
    if (!marked) continue;
    const { corners, seen } = findSides(photograph, marked);
    if (seen >= most) [best, most] = [corners, seen];
  }
  return best;
}

function squaresOf({ data, width, height }: Pixels): Squares {
  const size = Math.max(1, Math.round(Math.max(width, height) / squaresAlong));
  const [columns, rows] = [Math.floor(width / size), Math.floor(height / size)];
  const bright = new Float32Array(columns * rows);
  for (let y = 0; y < rows * size; y++) {
    const row = Math.floor(y / size) * columns;
    for (let x = 0; x < columns * size; x++) {
      const at = (y * width + x) * 4;
      bright[row + Math.floor(x / size)]! += data[at]! + data[at + 1]! + data[at + 2]!;
    }
  }
  return { bright, width: columns, height: rows, size };
}

function brightestNear({ bright, width, height, size }: Squares, press: Point, radius: number) {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  const [column, row] = [Math.floor(press.x / size), Math.floor(press.y / size)];
  let best = within(row, height) * width + within(column, width);
  for (let y = within(row - radius, height); y <= within(row + radius, height); y++) {
    for (let x = within(column - radius, width); x <= within(column + radius, width); x++) {
      const isNear = Math.hypot(x - column, y - row) <= radius;
      if (isNear && bright[y * width + x]! > bright[best]!) best = y * width + x;
    }
  }
  return best;
}

/** Returns what hangs together with a square and is as bright; null where it reaches the end of the photograph. */
function patchAt({ bright, width, height }: Squares, start: number, least: number) {
  const isSeen = new Uint8Array(bright.length);
  const patch = [start];
  isSeen[start] = 1;
  for (const at of patch) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return null;
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (isSeen[next] || bright[next]! < least) continue;
      isSeen[next] = 1;
      patch.push(next);
    }
  }
  return patch;
}

/** Returns the corners of a patch that has the shape of a sheet, upper left first and clockwise, in pixels. */
function sheetIn(patch: number[], { width, size }: Squares): Corners | null {
  if (patch.length < smallestPatch) return null;
  const hull = hullOf(endsOf(patch, width));
  const first = farthest(hull, (point) => lengthOf(point, hull[0]!));
  const third = farthest(hull, (point) => lengthOf(point, first));
  const second = farthest(hull, (point) => -sideOf(first, third, point));
  const fourth = farthest(hull, (point) => sideOf(first, third, point));
  const frame = [first, second, third, fourth];
  if (areaOf(frame) < fullest * areaOf(hull)) return null;
  const begin = frame.indexOf(farthest(frame, ({ x, y }) => -x - y));
  const corners = frame.map((_, index) => {
    const { x, y } = frame[(begin + index) % 4]!;
    return { x: (x + 0.5) * size, y: (y + 0.5) * size };
  }) as Corners;
  const [upper, right, lower, left] = corners.map((corner, index) =>
    lengthOf(corner, corners[(index + 1) % 4]!),
  ) as [number, number, number, number];
  const [across, down] = [upper + lower, right + left];
  const ratio = Math.min(across, down) / Math.max(across, down);
  return ratio > narrowestSheet && ratio < widestSheet ? corners : null;
}

/** Returns the ends of each row of a patch, from above. */
function endsOf(patch: number[], width: number): Point[] {
  const rows = new Map<number, [number, number]>();
  for (const at of patch) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [left, right] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(left, x), Math.max(right, x)]);
  }
  return [...rows]
    .toSorted(([first], [second]) => first - second)
    .flatMap(([y, ends]) => ends.map((x) => ({ x, y })));
}

/** Returns the points around all others (Andrew's monotone chain). `points`: from above. */
function hullOf(points: Point[]): Point[] {
  const chain = (ordered: Point[]) => {
    const hull: Point[] = [];
    for (const point of ordered) {
      while (hull.length > 1 && sideOf(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(points), ...chain(points.toReversed())];
}

/** Returns a positive number for a point to the right of the way from `from` to `to`, as a photograph shows it. */
function sideOf(from: Point, to: Point, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

function areaOf(points: readonly Point[]): number {
  const parts = points.map((at, index) => {
    const next = points[(index + 1) % points.length]!;
    return at.x * next.y - next.x * at.y;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

function farthest(points: readonly Point[], measure: (point: Point) => number): Point {
  return points.reduce((best, point) => (measure(point) > measure(best) ? point : best));
}

function lengthOf(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}
