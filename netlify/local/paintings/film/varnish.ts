import { smooth } from '../colour.ts';

const BAND = 0.16;

/**
 * Dry oil paint is dull; varnish, brushed on from the left, deepens it.
 * Changes the photograph in place; 0 is all dry, 1 all varnished.
 */
export function varnish(frame: Uint8Array, width: number, amount: number): void {
  const height = frame.length / 3 / width;
  const front = amount * (1.3 + BAND * 2) - BAND;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const behind = front - (x / width + (y / height) * 0.3);
      const wet = smooth(-0.02, 0.02, behind);
      const sheen = amount < 1 ? Math.max(0, 1 - Math.abs(behind - BAND / 2) / (BAND / 2)) * 14 : 0;
      const i = (y * width + x) * 3;
      const [r = 0, g = 0, b = 0] = frame.subarray(i, i + 3);
      const grey = (r * 0.35 + g * 0.5 + b * 0.15) * 0.12 + 13;
      const finish = (v: number): number => v + (v * 0.83 + grey - v) * (1 - wet) + sheen;
      frame[i] = Math.min(255, finish(r));
      frame[i + 1] = Math.min(255, finish(g));
      frame[i + 2] = Math.min(255, finish(b));
    }
  }
}
