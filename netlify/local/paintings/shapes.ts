import { noise } from './noise.ts';

/** A place in scene units (the picture is 1000 units wide). */
export type Point = readonly [number, number];
/** A closed outline. */
export type Outline = readonly Point[];

/** Points written as 'x,y x,y'. */
export function pts(places: string): Point[] {
  return places.split(' ').map((place): Point => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y];
  });
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [along(0), along(1)];
}

/** A smooth open line through points. */
export function line(points: readonly Point[], steps = 10): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let s = 0; s < steps; s += 1) {
      out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), s / steps));
    }
  }
  out.push(at(points.length - 1));
  return out;
}

/** A smooth closed outline through points. */
export function blob(points: readonly Point[], steps = 10): Outline {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  const out: Point[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let s = 0; s < steps; s += 1) {
      out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), s / steps));
    }
  }
  return out;
}

/** A band of changing width along a smooth line: limbs, stems, roads. */
export function ribbon(points: readonly Point[], widths: readonly number[]): Outline {
  const path = line(points);
  const left: Point[] = [];
  const right: Point[] = [];
  path.forEach((p, i) => {
    const before = path[Math.max(0, i - 1)] ?? p;
    const after = path[Math.min(path.length - 1, i + 1)] ?? p;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const t = (i / Math.max(1, path.length - 1)) * (widths.length - 1);
    const k = Math.min(widths.length - 2, Math.floor(t));
    const w0 = widths[Math.max(0, k)] ?? 1;
    const w = (w0 + ((widths[k + 1] ?? w0) - w0) * (t - k)) / 2;
    const nx = (-(after[1] - before[1]) / length) * w;
    const ny = ((after[0] - before[0]) / length) * w;
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  return [...left, ...right.reverse()];
}

/** An ellipse, turned by an angle in radians. */
export function oval(cx: number, cy: number, rx: number, ry = rx, turn = 0): Outline {
  const out: Point[] = [];
  for (let i = 0; i < 40; i += 1) {
    const a = (i / 40) * Math.PI * 2;
    const x = Math.cos(a) * rx;
    const y = Math.sin(a) * ry;
    out.push([
      cx + x * Math.cos(turn) - y * Math.sin(turn),
      cy + x * Math.sin(turn) + y * Math.cos(turn),
    ]);
  }
  return out;
}

/** Moves, scales (a negative x scale mirrors) and turns points around their origin. */
export function placed(
  points: readonly Point[],
  x: number,
  y: number,
  sx = 1,
  sy = sx,
  turn = 0,
): Point[] {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return points.map(([px, py]) => [x + px * sx * c - py * sy * s, y + px * sx * s + py * sy * c]);
}

/** Makes an outline's edge waver like a hand-drawn one. */
export function wavering(outline: Outline, amount: number, size: number): Outline {
  const out: Point[] = [];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const parts = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / (size * 0.4)));
    for (let s = 0; s < parts; s += 1) {
      const x = p[0] + ((q[0] - p[0]) * s) / parts;
      const y = p[1] + ((q[1] - p[1]) * s) / parts;
      const dx = noise(x / size + 31, y / size) - 0.5;
      const dy = noise(x / size, y / size + 57) - 0.5;
      out.push([x + dx * 2 * amount, y + dy * 2 * amount]);
    }
  });
  return out;
}
