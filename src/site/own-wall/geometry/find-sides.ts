import type { Corners, Point, Pixels } from '../../../lib/geometry/index.ts';

/** How far from the marked corners an edge is looked for, in parts of the shortest side: roughly, then finely. */
const reaches = [0.12, 0.03];
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
/** An edge at the end of the reach counts this much less than one where the corners were marked. */
const distrust = 0.3;

/** Moves each side of a marked sheet of paper to the edge that is seen there. */
export function findSides(photograph: Pixels, marked: Corners): Corners {
  const shortest = Math.min(
    ...marked.map((corner, index) => lengthOf(corner, marked[(index + 1) % 4]!)),
  );
  return reaches.reduce((corners, reach, round) => {
    const most = round === 0 ? strongest : Infinity;
    const sides = corners.map((corner, index) =>
      findEdge(photograph, corner, corners[(index + 1) % 4]!, (reach * shortest) / offsets, most),
    );
    return sides.map((side, index) => meet(sides[(index + 3) % 4]!, side)) as Corners;
  }, marked);
}

type Line = [Point, Point];

/** Returns, of all lines near the one from `start` to `end`, the one across which the brightness changes most. */
function findEdge(photograph: Pixels, start: Point, end: Point, step: number, most: number): Line {
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
  let best = { first: 0, last: 0, change: faintest * samples };
  for (let first = -offsets; first <= offsets; first++) {
    for (let last = -offsets; last <= offsets; last++) {
      let sum = 0;
      for (let sample = 0; sample < samples; sample++) {
        const offset = (first + (last - first) * shareOf(sample) + offsets + 0.5) | 0;
        sum += changes[sample * places + offset]!;
      }
      const farness = (first ** 2 + last ** 2) / (2 * offsets ** 2);
      const change = Math.abs(sum) * (1 - distrust * farness);
      if (change > best.change) best = { first, last, change };
    }
  }
  return [beside(start, best.first * step), beside(end, best.last * step)];
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

function lengthOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
