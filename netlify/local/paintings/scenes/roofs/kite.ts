import { hex, mix, smooth, type Rgb } from '../../colour.ts';
import type { Field } from '../../field.ts';
import { cloud, noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { line, type Outline, placed, type Point, ribbon } from '../../shapes.ts';

/** Where the kite stands in the wind, half its width, and how it leans. */
export interface Kite {
  x: number;
  y: number;
  size: number;
  turn: number;
}

const papers = ['#d8261f', '#f6c22a', '#1c5fb4', '#f4f0e2', '#e0562a', '#18907e'].map(hex);

function corner(kite: Kite, n: number, reach = 1): Point {
  const a = (n / 6) * Math.PI * 2 - Math.PI / 2;
  const [place] = placed(
    [[Math.cos(a) * reach * 0.86, Math.sin(a) * reach]],
    kite.x,
    kite.y,
    kite.size,
    kite.size,
    kite.turn,
  );
  return place ?? [kite.x, kite.y];
}

function fringe(field: Field, random: Random, kite: Kite): void {
  for (let n = 0; n < 6; n += 1) {
    const [from, to] = [corner(kite, n), corner(kite, n + 1)];
    for (let i = 0; i <= 11; i += 1) {
      const t = i / 11;
      const root: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      const out = Math.atan2(root[1] - kite.y, root[0] - kite.x) + 0.35 + random.bell() * 0.3;
      const long = kite.size * random.range(0.12, 0.2);
      const tip: Point = [root[0] + Math.cos(out) * long, root[1] + Math.sin(out) * long];
      field.fill(ribbon([root, tip], [kite.size * 0.06, kite.size * 0.015]), {
        paint: random.pick(papers),
        flow: out,
        hold: 0.9,
        detail: 0.9,
      });
    }
  }
}

function sail(field: Field, kite: Kite, n: number): void {
  const paper: Rgb = papers[n] ?? hex('#ffffff');
  const outline: Outline = [[kite.x, kite.y], corner(kite, n), corner(kite, n + 1)];
  const flow = kite.turn + ((n + 0.5) / 6) * Math.PI * 2 - Math.PI / 2;
  field.fill(outline, {
    paint: (x, y) => {
      const rim = Math.hypot(x - kite.x, y - kite.y) / kite.size;
      // The sun shines through the tissue, most where it is stretched thin between the sticks.
      const through = smooth(0.1, 0.75, rim) * (0.24 + cloud(x / 26, y / 26, 2) * 0.3);
      const lit = mix(paper, hex('#fff3c0'), Math.max(0, through));
      return mix(lit, hex('#33204a'), 0.3 * smooth(0.4, 0, rim) + noise(x / 9, y / 9) * 0.08);
    },
    waver: 0.6,
    flow,
    hold: 0.75,
    detail: 0.6,
  });
}

function sticks(field: Field, kite: Kite): void {
  for (let n = 0; n < 3; n += 1) {
    field.fill(ribbon([corner(kite, n, 1.05), corner(kite, n + 3, 1.05)], [4, 5, 4]), {
      paint: hex('#6a4420'),
      light: hex('#e0b468'),
      round: 2,
      waver: 0.5,
      detail: 1,
    });
  }
}

/** Its tail of knotted rags, along these points from the kite down. */
function tail(field: Field, random: Random, points: readonly Point[]): void {
  field.fill(ribbon(points, [3.2, 2.6, 2.2]), { paint: hex('#5a4638'), waver: 0.4, detail: 1 });
  const path = line(points, 14);
  for (let i = 9; i < path.length - 1; i += 8) {
    const at: Point = path[i] ?? [0, 0];
    const next: Point = path[i + 1] ?? at;
    const turn = Math.atan2(next[1] - at[1], next[0] - at[0]) + Math.PI / 2;
    const rag = random.pick(papers);
    for (const side of [-1, 1]) {
      const out = turn + random.bell() * 0.5;
      const tip: Point = [at[0] + Math.cos(out) * 25 * side, at[1] + Math.sin(out) * 25 * side];
      field.fill(ribbon([at, tip], [3, 15, 9]), {
        paint: mix(rag, hex('#fff0c8'), side > 0 ? 0.25 : 0),
        shade: hex('#4a2a50'),
        round: 4,
        flow: out,
        hold: 0.8,
        detail: 0.9,
      });
    }
  }
}

/** A six-sided paper kite with fringes, a tail of rags, and a string down to a hand. */
export function paintKite(
  field: Field,
  random: Random,
  kite: Kite,
  lines: { tail: readonly Point[]; string: readonly Point[] },
): void {
  tail(field, random, lines.tail);
  fringe(field, random, kite);
  for (let n = 0; n < 6; n += 1) sail(field, kite, n);
  sticks(field, kite);
  field.fill(ribbon(lines.string, [2.4, 2.6, 3]), {
    paint: (_x, y) => mix(hex('#4a2f2a'), hex('#fff6e0'), smooth(640, 760, y)),
    waver: 0.2,
    hold: 0,
    detail: 1,
  });
}
