function lattice(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise in 0..1 with features about one unit wide. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const top = lattice(ix, iy) + (lattice(ix + 1, iy) - lattice(ix, iy)) * sx;
  const low = lattice(ix, iy + 1) + (lattice(ix + 1, iy + 1) - lattice(ix, iy + 1)) * sx;
  return top + (low - top) * sy;
}

/** Several octaves of noise, centred on 0, roughly -0.5..0.5. */
export function cloud(x: number, y: number, octaves = 4): number {
  let sum = 0;
  let size = 0.5;
  for (let i = 0; i < octaves; i += 1) {
    sum += (noise(x, y) - 0.5) * size * 2;
    x = x * 2.03 + 17.3;
    y = y * 2.03 + 9.1;
    size *= 0.5;
  }
  return sum * 0.6;
}
