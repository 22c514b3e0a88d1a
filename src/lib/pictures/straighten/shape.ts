import { hang } from '#shared/wall/room';
import type { Corners, Point, Size } from './corners.ts';
import { homographyTo } from './homography.ts';

const longestSide = 2400;
/** Focal lengths in multiples of the photograph's longer side; `usual` is a phone's. */
const focalLengths = { shortest: 0.6, usual: 0.75, longest: 3 };

/** `by` tells what decided about the ratio; `differs`: the corners did, more than 6 % away from the typed size. */
export type Shape = Size & { by: 'size' | 'corners' | 'differs' };

/** Returns the straightened picture's size in pixels: never larger than the photograph shows the painting. */
export function chooseShape(corners: Corners, photograph: Size, dimensions: string): Shape {
  const told = tellRatio(corners, photograph);
  const hanging = hang(dimensions, told);
  const isHung = hanging.status === 'hung';
  const ratio = isHung ? hanging.width / hanging.height : told;
  const long = Math.min(longestSide, Math.round(longestSideOf(corners)));
  const short = Math.max(1, Math.round(long * Math.min(ratio, 1 / ratio)));
  const by = isHung ? 'size' : hanging.status === 'differs' ? 'differs' : 'corners';
  return ratio > 1 ? { width: long, height: short, by } : { width: short, height: long, by };
}

/**
 * Returns width to height of the painting as a pinhole camera saw it (Zhang & He, 'Whiteboard scanning and image enhancement', 2006).
 * The optical axis is taken to be the middle of the photograph.
 */
export function tellRatio(corners: Corners, { width, height }: Size): number {
  const centred = corners.map(({ x, y }): Point => ({ x: x - width / 2, y: y - height / 2 }));
  const { a, b, d, e, g, h } = homographyTo(centred as Corners);
  const longer = Math.max(width, height);
  const { shortest, usual, longest } = focalLengths;
  // A small tilt does not tell the focal length.
  const focal = Math.sqrt(-(a * b + d * e) / (g * h)) / longer;
  const squared = ((focal > shortest && focal < longest ? focal : usual) * longer) ** 2;
  return Math.sqrt(((a * a + d * d) / squared + g * g) / ((b * b + e * e) / squared + h * h));
}

function longestSideOf(corners: Corners): number {
  const sides = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % 4]!;
    return Math.hypot(next.x - x, next.y - y);
  });
  return Math.max(...sides);
}
