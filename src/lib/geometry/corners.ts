/** In pixels of the photograph; the corner of its first pixel is 0, 0. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** Of the painting: upper left, upper right, lower right, lower left. */
export type Corners = [Point, Point, Point, Point];

const inset = 0.08;
const smallestAngle = 20;
const largestAngle = 160;

/** Returns where the corners stand before they are moved. */
export function firstCorners({ width, height }: Size): Corners {
  const [left, top] = [width * inset, height * inset];
  const [right, bottom] = [width - left, height - top];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Moves one corner; it stays within the photograph. */
export function placeCorner(
  corners: Corners,
  index: number,
  { x, y }: Point,
  { width, height }: Size,
): Corners {
  const placed = { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
  return corners.with(index, placed) as Corners;
}

/**
 * Why corners cannot be those of a rectangle: mirrored, with crossing sides or a corner inside, smaller than the smallest area
 * in square pixels, or with an angle that no camera sees.
 */
export type Flaw = 'mirrored' | 'crossed' | 'small' | 'pointed';

export function findFlaw(corners: Corners, smallestArea: number): Flaw | null {
  const turns = corners.map((_, index) => turnAt(corners, index));
  if (turns.every(({ cross }) => cross < 0)) return 'mirrored';
  if (turns.some(({ cross }) => cross <= 0)) return 'crossed';
  if (areaOf(corners) < smallestArea) return 'small';
  const isFar = turns.some(({ angle }) => angle < smallestAngle || angle > largestAngle);
  return isFar ? 'pointed' : null;
}

/** Returns the turn at a corner, as a cross product and an angle in degrees. `cross` is positive where the next side turns clockwise. */
function turnAt(corners: Corners, index: number): { cross: number; angle: number } {
  const at = corners[index]!;
  const before = minus(corners[(index + 3) % 4]!, at);
  const after = minus(corners[(index + 1) % 4]!, at);
  const cross = after.x * before.y - after.y * before.x;
  const dot = before.x * after.x + before.y * after.y;
  return { cross, angle: (Math.atan2(Math.abs(cross), dot) * 180) / Math.PI };
}

function areaOf(corners: Corners): number {
  const parts = corners.map((at, index) => {
    const next = corners[(index + 1) % 4]!;
    return at.x * next.y - next.x * at.y;
  });
  return parts.reduce((sum, part) => sum + part, 0) / 2;
}

function minus(first: Point, second: Point): Point {
  return { x: first.x - second.x, y: first.y - second.y };
}
