import type { Size } from '../geometry/index.ts';

/** iOS draws at most 16.7 million; beyond it a canvas stays empty, without an error. */
const mostPixels = 16_000_000;

/** Returns the size that a canvas of every browser has. */
export function drawable(size: Size): Size {
  return scaled(size, Math.sqrt(mostPixels / (size.width * size.height)));
}

export function scaledTo(size: Size, longestSide: number): Size {
  return scaled(size, longestSide / Math.max(size.width, size.height));
}

/** Returns the scaled size in px. It never enlarges. */
function scaled({ width, height }: Size, scale: number): Size {
  const factor = Math.min(1, scale);
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}
