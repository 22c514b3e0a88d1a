import { index, type Pass, wrong } from './pass.ts';

/** Finds, cell by cell, where this brush is needed, in random order. */
export function starts(pass: Pass): [number, number][] {
  const { surface, layer, radius, random } = pass;
  const cell = Math.max(1.5, radius * layer.spacing);
  const probe = Math.max(1 / pass.ratio, cell / 5);
  const found: [number, number][] = [];
  for (let cy = 0; cy < surface.h; cy += cell) {
    for (let cx = 0; cx < surface.w; cx += cell) {
      const spot = worst(pass, cx, cy, cell, probe);
      const middle = index(pass, cx + cell / 2, cy + cell / 2);
      const fine = pass.field.detail[middle] ?? 0;
      const limit = layer.threshold * (2.9 - (pass.edges[middle] ?? 0) * 1.5 - fine * 0.95);
      if (layer.chance !== undefined) {
        if (random.next() < layer.chance * (1 - fine)) found.push([spot.x, spot.y]);
      } else if (layer.threshold === 0) {
        found.push([cx + random.next() * cell, cy + random.next() * cell]);
      } else if (spot.mean > limit) found.push([spot.x, spot.y]);
    }
  }
  for (let i = found.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random.next() * (i + 1));
    const [a, b] = [found[i], found[j]];
    if (a && b) [found[i], found[j]] = [b, a];
  }
  return found;
}

function worst(
  pass: Pass,
  cx: number,
  cy: number,
  cell: number,
  probe: number,
): { x: number; y: number; mean: number } {
  let [sum, count, peak, px, py] = [0, 0, -1, cx, cy];
  for (let y = cy; y < cy + cell; y += probe) {
    for (let x = cx; x < cx + cell; x += probe) {
      const error = wrong(pass, x, y);
      sum += error;
      count += 1;
      if (error > peak) [peak, px, py] = [error, x, y];
    }
  }
  return { x: px, y: py, mean: sum / count };
}
