import type { Outline } from './shapes.ts';

/** How much of each pixel of a rectangle an outline covers. */
export interface Mask {
  x: number;
  y: number;
  w: number;
  h: number;
  cover: Float32Array;
}

const SUB_ROWS = 4;

function bounds(outline: Outline, scale: number, pad: number, w: number, h: number): Mask | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [px, py] of outline) {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  // The mask may reach past the picture by its padding, so that shading stays right at the edge.
  const x = Math.floor(Math.max(left * scale, -pad * 2) - pad);
  const y = Math.floor(Math.max(top * scale, -pad * 2) - pad);
  const mw = Math.ceil(Math.min(right * scale, w + pad * 2) + pad) - x;
  const mh = Math.ceil(Math.min(bottom * scale, h + pad * 2) + pad) - y;
  if (mw < 1 || mh < 1) return null;
  return { x, y, w: mw, h: mh, cover: new Float32Array(mw * mh) };
}

function addSpan(mask: Mask, row: number, from: number, to: number): void {
  const a = Math.max(0, from);
  const b = Math.min(mask.w, to);
  if (b <= a) return;
  const first = Math.floor(a);
  const last = Math.min(mask.w - 1, Math.floor(b));
  for (let x = first; x <= last; x += 1) {
    const part = Math.min(b, x + 1) - Math.max(a, x);
    const i = row * mask.w + x;
    if (part > 0) mask.cover[i] = (mask.cover[i] ?? 0) + part / SUB_ROWS;
  }
}

function crossings(outline: Outline, scale: number, y: number): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = [];
  let prev = outline[outline.length - 1];
  for (const p of outline) {
    if (prev) {
      const y0 = prev[1] * scale;
      const y1 = p[1] * scale;
      if (y0 <= y !== y1 <= y) {
        const t = (y - y0) / (y1 - y0);
        found.push({ x: (prev[0] + (p[0] - prev[0]) * t) * scale, turn: y1 > y0 ? 1 : -1 });
      }
    }
    prev = p;
  }
  return found.sort((a, b) => a.x - b.x);
}

/** Rasterises an outline (non-zero winding) with soft edges; null when it lies outside. */
export function rasterise(
  outline: Outline,
  scale: number,
  pad: number,
  w: number,
  h: number,
): Mask | null {
  const mask = bounds(outline, scale, pad, w, h);
  if (!mask) return null;
  for (let row = 0; row < mask.h; row += 1) {
    for (let sub = 0; sub < SUB_ROWS; sub += 1) {
      const hits = crossings(outline, scale, mask.y + row + (sub + 0.5) / SUB_ROWS);
      let winding = 0;
      hits.forEach((hit, i) => {
        winding += hit.turn;
        const next = hits[i + 1];
        if (winding !== 0 && next) addSpan(mask, row, hit.x - mask.x, next.x - mask.x);
      });
    }
  }
  return mask;
}
