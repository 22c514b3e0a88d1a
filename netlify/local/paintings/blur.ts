function boxRows(src: Float32Array, dst: Float32Array, w: number, h: number, r: number): void {
  const scale = 1 / (2 * r + 1);
  for (let y = 0; y < h; y += 1) {
    const row = y * w;
    let sum = 0;
    for (let i = -r; i <= r; i += 1) sum += src[row + Math.min(w - 1, Math.max(0, i))] ?? 0;
    for (let x = 0; x < w; x += 1) {
      dst[row + x] = sum * scale;
      sum += (src[row + Math.min(w - 1, x + r + 1)] ?? 0) - (src[row + Math.max(0, x - r)] ?? 0);
    }
  }
}

function boxColumns(src: Float32Array, dst: Float32Array, w: number, h: number, r: number): void {
  const scale = 1 / (2 * r + 1);
  const sums = new Float64Array(w);
  for (let i = -r; i <= r; i += 1) {
    const row = Math.min(h - 1, Math.max(0, i)) * w;
    for (let x = 0; x < w; x += 1) sums[x] = (sums[x] ?? 0) + (src[row + x] ?? 0);
  }
  for (let y = 0; y < h; y += 1) {
    const enter = Math.min(h - 1, y + r + 1) * w;
    const leave = Math.max(0, y - r) * w;
    for (let x = 0; x < w; x += 1) {
      const sum = sums[x] ?? 0;
      dst[y * w + x] = sum * scale;
      sums[x] = sum + (src[enter + x] ?? 0) - (src[leave + x] ?? 0);
    }
  }
}

/** A nearly Gaussian blur (three box passes) of a plane; returns a new plane. */
export function blurred(plane: Float32Array, w: number, h: number, sigma: number): Float32Array {
  const r = Math.round(sigma);
  const out = Float32Array.from(plane);
  if (r < 1) return out;
  const spare = new Float32Array(plane.length);
  for (let pass = 0; pass < 3; pass += 1) {
    boxRows(out, spare, w, h, Math.max(1, Math.round(r * 0.9)));
    boxColumns(spare, out, w, h, Math.max(1, Math.round(r * 0.9)));
  }
  return out;
}
