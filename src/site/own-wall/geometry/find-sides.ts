import type { Corners, Point, Pixels } from '../../../lib/geometry/index.ts';

/** How far from the marked corners an edge is looked for, in parts of the shortest side. */
const [roughly, finely] = [0.12, 0.03];
const offsets = 10;
const places = 2 * offsets + 1;
const samples = 48;
/** Pixels on both sides between which a change is measured. */
const narrowest = 1;
/** Along a side: its ends belong to the other sides, too. */
const [from, to] = [0.08, 0.92];
/** Of red, green and blue together. A weaker edge could be noise. */
const faintest = 8;
/** At first a strong edge counts no more than this: what is written on the sheet is darker than the wall beside it. */
const strongest = 60;
/** An edge is seen where the change is this many times as large as its deviation along the side. The grain of a bare wall reaches half. */
const steadiest = 1;
/** An edge at the end of the reach counts this much less than one where the corners were marked. */
const distrust = 0.3;

/** Fewer sides do not show where a sheet ends. */
export const enoughSides = 3;

/** `seen`: of how many sides an edge was found, with the sheet brighter at all of them, or darker. */
type Found = { corners: Corners; seen: number };

/** Moves each side of a marked sheet of paper to the edge that is seen there. A side without one stays where it is. */
export function findSides(photograph: Pixels, marked: Corners): Found {
  const shortest = Math.min(...sidesOf(marked).map(([start, end]) => lengthOf(start, end)));
  const near = cornersOf(findEdges(photograph, marked, roughly * shortest, strongest));
  const edges = findEdges(photograph, near, finely * shortest, Infinity);
  const brighter = edges.filter(({ turn }) => turn > 0).length;
  const darker = edges.filter(({ turn }) => turn < 0).length;
  return { corners: cornersOf(edges), seen: Math.max(brighter, darker) };
}

/** `turn`: 1 where the sheet is brighter than what lies beside it, -1 where it is darker, 0 where no edge is seen. */
type Edge = { line: Line; turn: number };
type Line = [Point, Point];

function findEdges(photograph: Pixels, corners: Corners, reach: number, most: number): Edge[] {
  return sidesOf(corners).map((side) => findEdge(photograph, side, reach / offsets, most));
}

function sidesOf(corners: Corners): Line[] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % 4]!]);
}

function cornersOf(edges: Edge[]): Corners {
  return edges.map(({ line }, index) => meet(edges[(index + 3) % 4]!.line, line)) as Corners;
}

/** Returns, of all lines near a side, the one across which the brightness changes most. */
function findEdge(photograph: Pixels, [start, end]: Line, step: number, most: number): Edge {
  const length = lengthOf(start, end);
  const normal = { x: (start.y - end.y) / length, y: (end.x - start.x) / length };
  const beside = ({ x, y }: Point, distance: number): Point => ({
    x: x + normal.x * distance,
    y: y + normal.y * distance,
  });
  const half = Math.max(step / 2, narrowest);
  const changes = new Float32Array(samples * places);
  for (let sample = 0; sample < samples; sample++) {
    const share = shareOf(sample);
    const at = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    for (let index = 0; index < places; index++) {
      const distance = (index - offsets) * step;
      const change =
        brightnessAt(photograph, beside(at, distance + half)) -
        brightnessAt(photograph, beside(at, distance - half));
      changes[sample * places + index] = Math.max(-most, Math.min(most, change));
    }
  }
  const changesOn = (first: number, last: number) => {
    let [sum, squares] = [0, 0];
    for (let sample = 0; sample < samples; sample++) {
      const offset = (first + (last - first) * shareOf(sample) + offsets + 0.5) | 0;
      const change = changes[sample * places + offset]!;
      sum += change;
      squares += change ** 2;
    }
    return { sum, squares };
  };
  let best = { first: 0, last: 0, change: faintest * samples };
  let turn = 0;
  for (let first = -offsets; first <= offsets; first++) {
    for (let last = -offsets; last <= offsets; last++) {
      const { sum, squares } = changesOn(first, last);
      const farness = (first ** 2 + last ** 2) / (2 * offsets ** 2);
      const change = Math.abs(sum) * (1 - distrust * farness);
      if (change <= best.change) continue;
      best = { first, last, change };
      const variance = samples * squares - sum ** 2;
      turn = sum ** 2 > steadiest ** 2 * variance ? Math.sign(sum) : 0;
    }
  }
  return {
    line: [beside(start, best.first * step), beside(end, best.last * step)],
    turn,
  };
}

function shareOf(sample: number): number {
  return from + ((to - from) * sample) / (samples - 1);
}

/** Returns the sum of red, green and blue at a point between four pixels. */
function brightnessAt({ data, width, height }: Pixels, { x, y }: Point): number {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [right, below] = [left % 1, top % 1];
  const at = (Math.floor(top) * width + Math.floor(left)) * 4;
  const sum = (place: number) => data[place]! + data[place + 1]! + data[place + 2]!;
  const upper = sum(at) * (1 - right) + sum(at + 4) * right;
  const lower = sum(at + width * 4) * (1 - right) + sum(at + width * 4 + 4) * right;
  return upper * (1 - below) + lower * below;
}

function meet([p, q]: Line, [r, s]: Line): Point {
  const [dx, dy, ex, ey] = [q.x - p.x, q.y - p.y, s.x - r.x, s.y - r.y];
  const share = ((r.x - p.x) * ey - (r.y - p.y) * ex) / (dx * ey - dy * ex);
  return { x: p.x + dx * share, y: p.y + dy * share };
}

function lengthOf(first: Point, second: Point): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}
