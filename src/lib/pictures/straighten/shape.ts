import { hang } from '#shared/wall/room';
import { estimateRatio, type Corners, type Size } from '../../geometry/index.ts';

const longestSide = 2400;

/** `by` tells what decided about the ratio; `differs`: the corners did, more than 6 % away from the typed size. */
export type Shape = Size & { by: 'size' | 'corners' | 'differs' };

/** Returns the straightened picture's size in pixels: never larger than the photograph shows the painting. */
export function chooseShape(corners: Corners, photograph: Size, dimensions: string): Shape {
  const estimatedRatio = estimateRatio(corners, photograph);
  const hanging = hang(dimensions, estimatedRatio);
  const isHung = hanging.status === 'hung';
  const ratio = isHung ? hanging.width / hanging.height : estimatedRatio;
  const long = Math.min(longestSide, Math.round(longestSideOf(corners)));
  const short = Math.max(1, Math.round(long * Math.min(ratio, 1 / ratio)));
  const by = isHung ? 'size' : hanging.status === 'differs' ? 'differs' : 'corners';
  return ratio > 1 ? { width: long, height: short, by } : { width: short, height: long, by };
}

function longestSideOf(corners: Corners): number {
  const sides = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % 4]!;
    return Math.hypot(next.x - x, next.y - y);
  });
  return Math.max(...sides);
}
