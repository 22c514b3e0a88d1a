import { BRISTLE_SIZE } from './bristles.ts';
import type { Rgb } from './colour.ts';
import type { Surface } from './surface.ts';

/** One movement of the brush. */
export interface Stroke {
  /** Places in pixels, x and y in turn. */
  path: readonly number[];
  radius: number;
  colour: Rgb;
  /** The second, half-mixed colour on the brush. */
  streak: Rgb;
  /** How much paint the brush carries: relief, and how soon it runs dry. */
  load: number;
  opacity: number;
  /** Where in the bristle texture this brush begins. */
  grain: number;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Draws strokes; keeps its working memory from one to the next. */
export class Brush {
  readonly #bristles: Float32Array;
  #away = new Float32Array(0);
  #side = new Float32Array(0);
  #along = new Float32Array(0);

  constructor(bristles: Float32Array) {
    this.#bristles = bristles;
  }

  /** Leaves one stroke on the surface. */
  draw(surface: Surface, stroke: Stroke): void {
    const box = this.#measure(surface, stroke);
    if (!box) return;
    let travelled = 0;
    for (let i = 0; i + 3 < stroke.path.length; i += 2) {
      travelled += this.#sweep(box, stroke, i, travelled);
    }
    this.#deposit(surface, stroke, box, travelled);
  }

  #measure(surface: Surface, stroke: Stroke): Box | null {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < stroke.path.length; i += 2) {
      const x = stroke.path[i] ?? 0;
      const y = stroke.path[i + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const pad = stroke.radius + 1;
    const x = Math.max(0, Math.floor(left - pad));
    const y = Math.max(0, Math.floor(top - pad));
    const w = Math.min(surface.w - 1, Math.ceil(right + pad)) - x + 1;
    const h = Math.min(surface.h - 1, Math.ceil(bottom + pad)) - y + 1;
    if (w < 1 || h < 1) return null;
    if (this.#away.length < w * h) {
      this.#away = new Float32Array(w * h * 2);
      this.#side = new Float32Array(w * h * 2);
      this.#along = new Float32Array(w * h * 2);
    }
    this.#away.fill(1e9, 0, w * h);
    return { x, y, w, h };
  }

  /** Notes for every pixel near one piece of the path how far along and aside it lies. */
  #sweep(box: Box, stroke: Stroke, at: number, travelled: number): number {
    const [ax = 0, ay = 0, bx = 0, by = 0] = stroke.path.slice(at, at + 4);
    const dx = bx - ax;
    const dy = by - ay;
    const length = Math.sqrt(dx * dx + dy * dy) || 0.001;
    const r = stroke.radius + 1;
    const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - r) - box.x);
    const x1 = Math.min(box.w - 1, Math.ceil(Math.max(ax, bx) + r) - box.x);
    const y0 = Math.max(0, Math.floor(Math.min(ay, by) - r) - box.y);
    const y1 = Math.min(box.h - 1, Math.ceil(Math.max(ay, by) + r) - box.y);
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) {
        const px = x + box.x - ax;
        const py = y + box.y - ay;
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)));
        const ex = px - dx * t;
        const ey = py - dy * t;
        const away = ex * ex + ey * ey;
        const i = y * box.w + x;
        if (away >= (this.#away[i] ?? 0)) continue;
        this.#away[i] = away;
        this.#side[i] = (py * dx - px * dy) / length;
        this.#along[i] = travelled + (px * dx + py * dy) / length;
      }
    }
    return length;
  }

  #deposit(surface: Surface, stroke: Stroke, box: Box, total: number): void {
    const r2 = stroke.radius * stroke.radius;
    for (let y = 0; y < box.h; y += 1) {
      for (let x = 0; x < box.w; x += 1) {
        const i = y * box.w + x;
        const away = this.#away[i] ?? 1e9;
        if (away < r2) {
          const target = (box.y + y) * surface.w + box.x + x;
          this.#touch(surface, stroke, target, i, total);
        }
      }
    }
  }

  #touch(s: Surface, k: Stroke, to: number, from: number, total: number): void {
    const side = this.#side[from] ?? 0;
    const along = this.#along[from] ?? 0;
    const mask = BRISTLE_SIZE - 1;
    const hair = (Math.floor(side * 0.9 + k.grain) & mask) * BRISTLE_SIZE;
    const b = this.#bristles[hair + (Math.floor(along * 0.8 + k.grain * 7) & mask)] ?? 0.5;
    const rough = (b - 0.5) * 2;
    const edge = Math.abs(side) / k.radius + Math.abs(rough) * 0.06;
    const done = along / (total + k.radius);
    // Hairs at the rim and late in the stroke run dry first, and let the layer below through;
    // each hair also touches down and lifts off at its own moment, so the ends are ragged.
    const rim = Math.min(1, (1 - edge) * 3.2 + rough * 0.35);
    const lands = Math.min(1, 1 + along / k.radius + (rough - 0.35) * 0.9);
    const lifts = Math.min(1, (total - along) / k.radius + 0.55 + rough * 1.3);
    const dry = 1.15 + k.load * 0.35 - Math.max(0, done - 0.3) * 1.1 + rough * 0.9;
    const wet = Math.min(rim, lands * 2.4, lifts * 1.6, dry * 1.5);
    const alpha = Math.min(1, Math.max(0, wet * 1.6)) * k.opacity;
    if (alpha <= 0.01) return;
    const t = Math.min(1, Math.max(0, (b - 0.36) * 3.2));
    const keep = 1 - alpha;
    s.red[to] = (s.red[to] ?? 0) * keep + (k.colour[0] + (k.streak[0] - k.colour[0]) * t) * alpha;
    s.green[to] =
      (s.green[to] ?? 0) * keep + (k.colour[1] + (k.streak[1] - k.colour[1]) * t) * alpha;
    s.blue[to] = (s.blue[to] ?? 0) * keep + (k.colour[2] + (k.streak[2] - k.colour[2]) * t) * alpha;
    const ridge = edge > 0.6 ? (1 - Math.abs(edge - 0.85) / 0.2) * 0.22 : 0;
    const paint = k.load * (0.15 + b * 1.15 + Math.max(0, ridge) + done * 0.15);
    s.height[to] = (s.height[to] ?? 0) * (1 - alpha * 0.72) + paint * alpha;
  }
}
