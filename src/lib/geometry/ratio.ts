import type { Corners, Point, Size } from './corners.ts';
import { homographyTo } from './homography.ts';

/** Focal lengths in multiples of the photograph's longer side; `usual` is a phone's. */
const focalLengths = { shortest: 0.6, usual: 0.75, longest: 3 };

/**
 * Returns width to height of the painting as a pinhole camera saw it (Zhang & He, 'Whiteboard scanning and image enhancement', 2006).
 * The optical axis is taken to be the middle of the photograph.
 */
export function estimateRatio(corners: Corners, { width, height }: Size): number {
  const centred = corners.map(({ x, y }): Point => ({ x: x - width / 2, y: y - height / 2 }));
  const { a, b, d, e, g, h } = homographyTo(centred as Corners);
  const longer = Math.max(width, height);
  const { shortest, usual, longest } = focalLengths;
  // A small tilt does not tell the focal length.
  const focal = Math.sqrt(-(a * b + d * e) / (g * h)) / longer;
  const squared = ((focal > shortest && focal < longest ? focal : usual) * longer) ** 2;
  return Math.sqrt(((a * a + d * d) / squared + g * g) / ((b * b + e * e) / squared + h * h));
}
