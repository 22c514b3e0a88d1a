import { blurred } from './blur.ts';
import { mix, type Rgb } from './colour.ts';
import { rasterise, type Mask } from './mask.ts';
import { noise } from './noise.ts';
import { wavering, type Outline } from './shapes.ts';

/** A colour, or one that depends on the place (scene units). */
type Paint = Rgb | ((x: number, y: number) => Rgb);

/** How a shape is filled and how the brush will move over it. */
export interface Fill {
  paint: Paint;
  /** Colour of the side turned to the light, and of the side turned away. */
  light?: Rgb;
  shade?: Rgb;
  /** How far the modelling reaches in from the edge, in units. */
  round?: number;
  /** Direction the light comes from, in radians (default: upper left). */
  sun?: number;
  /** How far the edge wavers, in units. */
  waver?: number;
  /** How far the edge is softened, in units. */
  soft?: number;
  opacity?: number;
  /** Direction of the brush, and how firmly it is held (0..1). */
  flow?: number | ((x: number, y: number) => number);
  hold?: number;
  /** 0 leaves broad strokes, 1 asks for the finest brush. */
  detail?: number;
}

/** Breaks a smooth gradient into the few flat tones a painter would mix for it. */
function planes(lift: number): number {
  const steps = Math.abs(lift) * 3.2;
  const whole = Math.floor(steps);
  const part = Math.min(1, Math.max(0, (steps - whole - 0.3) / 0.4));
  return (Math.sign(lift) * (whole + part * part * (3 - 2 * part))) / 3.2;
}

/** The composition: colours, and per pixel how the brush should move and how finely. */
export class Field {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly flow: Float32Array;
  readonly hold: Float32Array;
  readonly detail: Float32Array;

  constructor(w: number, h: number) {
    this.w = w;
    this.h = h;
    this.scale = w / 1000;
    const plane = (): Float32Array => new Float32Array(w * h);
    [this.red, this.green, this.blue] = [plane(), plane(), plane()];
    [this.flow, this.hold, this.detail] = [plane(), plane(), plane()];
  }

  /** Height of the picture in units. */
  get tall(): number {
    return this.h / this.scale;
  }

  /** Lays a shape over what is there. */
  fill(outline: Outline, fill: Fill): void {
    const waver = fill.waver ?? 1;
    const edge = waver > 0 ? wavering(outline, waver, Math.max(8, waver * 6)) : outline;
    const round = (fill.round ?? 0) * this.scale;
    const soft = (fill.soft ?? 0) * this.scale;
    const mask = rasterise(edge, this.scale, Math.ceil(round + soft * 2) + 1, this.w, this.h);
    if (!mask) return;
    const cover = soft >= 0.5 ? blurred(mask.cover, mask.w, mask.h, soft) : mask.cover;
    const body = round >= 1 ? blurred(mask.cover, mask.w, mask.h, round * 0.55) : null;
    this.#lay(mask, cover, body, round, fill);
  }

  /** Repaints every pixel from its colour and place. */
  wash(change: (colour: Rgb, x: number, y: number) => Rgb): void {
    for (let i = 0; i < this.red.length; i += 1) {
      const now: Rgb = [this.red[i] ?? 0, this.green[i] ?? 0, this.blue[i] ?? 0];
      const x = (i % this.w) / this.scale;
      const to = change(now, x, Math.floor(i / this.w) / this.scale);
      [this.red[i], this.green[i], this.blue[i]] = [to[0], to[1], to[2]];
    }
  }

  #lay(m: Mask, cover: Float32Array, body: Float32Array | null, round: number, f: Fill): void {
    const sun = f.sun ?? -2.2;
    const dx = Math.round(Math.cos(sun) * round * 0.5);
    const dy = Math.round(Math.sin(sun) * round * 0.5);
    const opacity = f.opacity ?? 1;
    const at = (x: number, y: number): number =>
      x < 0 || y < 0 || x >= m.w || y >= m.h ? 0 : (body?.[y * m.w + x] ?? 0);
    for (let y = Math.max(0, -m.y); y < m.h && m.y + y < this.h; y += 1) {
      for (let x = Math.max(0, -m.x); x < m.w && m.x + x < this.w; x += 1) {
        const alpha = Math.min(1, cover[y * m.w + x] ?? 0) * opacity;
        if (alpha < 0.004) continue;
        const relief = body ? (at(x - dx, y - dy) - at(x + dx, y + dy)) * 1.7 : 0;
        this.#put(m.x + x, m.y + y, alpha, relief, f);
      }
    }
  }

  #put(px: number, py: number, alpha: number, relief: number, f: Fill): void {
    const i = py * this.w + px;
    const x = px / this.scale;
    const y = py / this.scale;
    let colour = typeof f.paint === 'function' ? f.paint(x, y) : f.paint;
    const lift = planes(relief + (noise(x / 14, y / 14) - 0.5) * 0.22);
    if (lift > 0 && f.light) colour = mix(colour, f.light, lift);
    if (lift < 0 && f.shade) colour = mix(colour, f.shade, -lift * 1.2);
    this.red[i] = (this.red[i] ?? 0) * (1 - alpha) + colour[0] * alpha;
    this.green[i] = (this.green[i] ?? 0) * (1 - alpha) + colour[1] * alpha;
    this.blue[i] = (this.blue[i] ?? 0) * (1 - alpha) + colour[2] * alpha;
    if (alpha < 0.4) return;
    // A shape without a direction of its own lets the brush follow its outline.
    if (f.flow !== undefined) this.flow[i] = typeof f.flow === 'function' ? f.flow(x, y) : f.flow;
    this.hold[i] = f.flow === undefined ? 0 : (f.hold ?? 0.5);
    if (f.detail !== undefined) this.detail[i] = f.detail;
  }
}
