import { cloud, noise } from './noise.ts';
import type { Surface } from './surface.ts';

/** How strongly the light of the photograph shows the relief. */
export interface Light {
  relief: number;
  gloss: number;
  weave: number;
}

/** The thickness of a plain-woven canvas: threads over and under, none quite alike. */
function weave(x: number, y: number): number {
  const period = 5.2;
  const u = (x + cloud(x / 240, y / 50, 3) * 16) / period;
  const v = (y + cloud(x / 50 + 50, y / 240, 3) * 16) / period;
  const over = (Math.floor(u) + Math.floor(v)) % 2 === 0;
  const across = Math.sin((u - Math.floor(u)) * Math.PI);
  const down = Math.sin((v - Math.floor(v)) * Math.PI);
  const slub =
    0.7 + noise(Math.floor(u) * 3.1, v / 14) * 0.35 + noise(u / 14, Math.floor(v) * 3.7) * 0.35;
  return (over ? across * 0.8 + down * 0.25 : down * 0.8 + across * 0.25) * slub;
}

/** The bare weave of a canvas; make it once when the same canvas is photographed often. */
export function createWeave(w: number, h: number): Float32Array {
  const out = new Float32Array(w * h);
  for (let i = 0; i < out.length; i += 1) out[i] = weave(i % w, Math.floor(i / w));
  return out;
}

/** Adds the canvas under the paint, thinner where the paint lies thick. */
function ground(surface: Surface, canvas: Float32Array, amount: number): Float32Array {
  const out = new Float32Array(surface.height.length);
  for (let i = 0; i < out.length; i += 1) {
    const thick = surface.height[i] ?? 0;
    out[i] = thick + ((canvas[i] ?? 0) * amount) / (1 + thick * 1.6);
  }
  return out;
}

/** Photographs the painting: light from the upper left over its relief, as 8-bit RGB. */
export function photograph(
  surface: Surface,
  light: Light,
  canvas: Float32Array = createWeave(surface.w, surface.h),
): Uint8Array {
  const { w, h } = surface;
  const height = ground(surface, canvas, light.weave);
  const out = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const i = y * w + x;
      const left = height[x > 0 ? i - 1 : i] ?? 0;
      const right = height[x < w - 1 ? i + 1 : i] ?? 0;
      const up = height[y > 0 ? i - w : i] ?? 0;
      const down = height[y < h - 1 ? i + w : i] ?? 0;
      const nx = (left - right) * light.relief;
      const ny = (up - down) * light.relief;
      const norm = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      const facing = (-0.5 * nx - 0.62 * ny + 0.9) * norm;
      const lit = Math.min(1.32, Math.max(0.62, facing / 0.9));
      const shine = Math.max(0, (-0.27 * nx - 0.33 * ny + 0.9) * norm - 0.9) * 10;
      const glow = shine * shine * light.gloss;
      const room = 1.02 - ((x / w) * 0.025 + (y / h) * 0.035);
      const put = (v: number): number => Math.min(255, Math.max(0, v * lit * room + glow));
      out[i * 3] = put(surface.red[i] ?? 0);
      out[i * 3 + 1] = put(surface.green[i] ?? 0);
      out[i * 3 + 2] = put(surface.blue[i] ?? 0);
    }
  }
  return out;
}
