import {
  type Corners,
  type Point,
  type Size,
  homographyTo,
  project,
  unproject,
  type Homography,
  estimateRatio,
} from '../../../lib/geometry/index.ts';

/** In inches, upright. */
const papers = {
  a4: { width: 210 / 25.4, height: 297 / 25.4 },
  letter: { width: 8.5, height: 11 },
};
export type Paper = keyof typeof papers;

/** The wall as a photograph shows it. Its points are inches from the middle of the sheet, to the right and down. */
export type WallPlane = { sheet: Size; map: Homography };

/** What is nearer to the camera than this part of the sheet's distance cannot be on a wall. */
const nearest = 0.2;

/** Returns the plane of the wall. `corners`: of the sheet. The photograph tells whether the sheet hangs upright. */
export function wallPlane(corners: Corners, photograph: Size, paper: Paper): WallPlane {
  const { width, height } = papers[paper];
  const isUpright = estimateRatio(corners, photograph) < 1;
  const sheet = isUpright ? { width, height } : { width: height, height: width };
  return { sheet, map: homographyTo(corners) };
}

export function toPhotograph({ sheet, map }: WallPlane, { x, y }: Point): Point {
  return project(map, x / sheet.width + 0.5, y / sheet.height + 0.5);
}

export function toWall({ sheet, map }: WallPlane, point: Point): Point {
  const { x, y } = unproject(map, point);
  return { x: (x - 0.5) * sheet.width, y: (y - 0.5) * sheet.height };
}

/** Returns where the photograph shows the corners of what hangs with its middle at a point of the wall. */
export function cornersOn(plane: WallPlane, size: Size, middle: Point): Corners {
  return placesOf(size, middle).map((place) => toPhotograph(plane, place)) as Corners;
}

/** Tells whether something can hang there: its middle in the photograph, and all of it in front of the camera. */
export function canHang(plane: WallPlane, size: Size, middle: Point, photograph: Size): boolean {
  const { x, y } = toPhotograph(plane, middle);
  const isShown = x >= 0 && y >= 0 && x <= photograph.width && y <= photograph.height;
  const atSheet = depthAt(plane, { x: 0, y: 0 });
  const isFar = (place: Point) => depthAt(plane, place) > nearest * atSheet;
  return isShown && [middle, ...placesOf(size, middle)].every(isFar);
}

export function pixelsAnInch(plane: WallPlane, { x, y }: Point): number {
  const [at, right, below] = [
    { x, y },
    { x: x + 1, y },
    { x, y: y + 1 },
  ].map((place) => toPhotograph(plane, place)) as [Point, Point, Point];
  const area = (right.x - at.x) * (below.y - at.y) - (right.y - at.y) * (below.x - at.x);
  return Math.sqrt(Math.abs(area));
}

/**
 * Visits each pixel that shows a part of the wall: what hangs at `middle`, and some inches beyond. `visit` gets inches from
 * that middle, and the pixel's place in the data.
 */
export function eachPixelOn(
  photograph: Size,
  plane: WallPlane,
  { width, height }: Size,
  middle: Point,
  beyond: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  const whole = { width: width + 2 * beyond, height: height + 2 * beyond };
  const corners = cornersOn(plane, whole, middle);
  const [left, right] = range(
    corners.map(({ x }) => x),
    photograph.width,
  );
  const [top, bottom] = range(
    corners.map(({ y }) => y),
    photograph.height,
  );
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const { x, y } = toWall(plane, { x: column + 0.5, y: row + 0.5 });
      visit(x - middle.x, y - middle.y, (row * photograph.width + column) * 4);
    }
  }
}

function range(values: number[], most: number): [number, number] {
  return [
    Math.max(0, Math.floor(Math.min(...values))),
    Math.min(most, Math.ceil(Math.max(...values))),
  ];
}

function placesOf({ width, height }: Size, { x, y }: Point): Point[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function depthAt({ sheet, map }: WallPlane, { x, y }: Point): number {
  return map.g * (x / sheet.width + 0.5) + map.h * (y / sheet.height + 0.5) + 1;
}
