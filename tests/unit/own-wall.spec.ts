import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { findFlaw, type Corners, type Point } from '../../src/lib/geometry/corners.ts';
import type { Pixels } from '../../src/lib/geometry/rectify.ts';
import { findSheet } from '../../src/site/own-wall/find-sheet.ts';
import { findSides } from '../../src/site/own-wall/geometry/find-sides.ts';
import { hangOn } from '../../src/site/own-wall/geometry/paint.ts';
import { hideSheet, lightOn } from '../../src/site/own-wall/geometry/sheet.ts';
import {
  canHang,
  cornersOn,
  toPhotograph,
  toWall,
  wallPlane,
  type Paper,
} from '../../src/site/own-wall/geometry/wall-plane.ts';
import { newChance, pixelsOf } from '../fixtures/pictures/photographed.ts';
import { rounds, sights } from '../fixtures/rounds.ts';
import {
  a4,
  cornersSeenOn,
  madeWall,
  photographWall,
  type MadeWall,
} from '../fixtures/pictures/wall.ts';

const letter = { width: 8.5, height: 11 };
type Made = [what: string, paper: Paper, wall: MadeWall];
const made: Made[] = [
  ['from the front', 'a4', madeWall],
  [
    'from the side, in the dark',
    'a4',
    { ...madeWall, across: 28, wall: [92, 84, 70], paper: [128, 120, 104], noise: 7 },
  ],
  [
    'a blue wall, from below',
    'letter',
    {
      ...madeWall,
      sheet: letter,
      down: -16,
      roll: 3,
      wall: [40, 60, 84],
      paper: [225, 228, 236],
    },
  ],
  [
    'a white wall, brighter at the left',
    'a4',
    {
      ...madeWall,
      across: -15,
      down: 8,
      wall: [228, 226, 220],
      paper: [246, 246, 244],
      dim: 0.3,
      noise: 3,
    },
  ],
  [
    'a sheet that is written on and lies across, above furniture',
    'letter',
    {
      ...madeWall,
      sheet: { width: letter.height, height: letter.width },
      across: 12,
      down: -10,
      roll: -4,
      distance: 130,
      isBusy: true,
    },
  ],
];

type Place = readonly [x: number, y: number];

/**
 * Photographs of a sheet of Letter on which squares are printed. `sheet`: its corners; `printed`: those of 8 × 5 squares,
 * from the upper left one along the longer side.
 */
const photographs: { name: string; sheet: Place[]; printed: Place[] }[] = [
  {
    name: 'left04',
    sheet: [
      [169.7, 93],
      [536.5, 63.5],
      [548.7, 387.7],
      [156.2, 369.4],
    ],
    printed: [
      [188.6, 130.6],
      [514.6, 109.3],
      [522, 338.1],
      [179.4, 328.3],
    ],
  },
  {
    name: 'left12',
    sheet: [
      [190.5, 65.5],
      [465.6, 49.7],
      [507.7, 435.2],
      [150, 435.6],
    ],
    printed: [
      [423.3, 71.1],
      [449.5, 408],
      [198.6, 408.7],
      [227.4, 81.9],
    ],
  },
];

const work = { width: 24, height: 18 };
const above = { x: 6, y: -16 };
/** Three pixels of a phone's screen, which shows two fifths of the photograph's longer side on 342. */
const fingers = (3 * 0.4 * madeWall.photograph.height) / 342;
const trials = 100;

for (const [what, paper, wall] of made) {
  test(`${what}: 3 px beside the corners make a work at most 2 % wider and 8 % crooked (rule 92)`, () => {
    const seen = cornersSeenOn(wall, wall.sheet, { x: 0, y: 0 });
    const photograph = photographWall(wall, around(seen, 60));
    const truth = sidesOf(cornersSeenOn(wall, work, above));
    const chance = newChance(7);
    const found = Array.from({ length: rounds(40, trials) }, () => {
      const marked = besides(seen, fingers, chance);
      const plane = wallPlane(findSides(photograph, marked).corners, wall.photograph, paper);
      return sidesOf(cornersOn(plane, work, above));
    });
    const widths = found.map(({ width }) => Math.abs(width / truth.width - 1));
    const edges = found.map(({ edges: [across, down] }) =>
      Math.max(Math.abs(across / truth.edges[0] - 1), Math.abs(down / truth.edges[1] - 1)),
    );
    expect(percentile(widths)).toBeLessThan(0.02);
    expect(percentile(edges)).toBeLessThan(0.08);
  });
}

const [plain, dark, blue, white, busy] = made as [Made, Made, Made, Made, Made];

for (const [what, , wall] of sights([dark, white, busy], [plain, blue])) {
  test(`${what}: the sheet is found around a press, and a bare wall has no edges of one (rule 92)`, () => {
    const seen = cornersSeenOn(wall, wall.sheet, { x: 0, y: 0 });
    const near = around(seen, 300);
    const photograph = partOf(photographWall(wall, near), near);
    const bare = partOf(photographWall({ ...wall, isBare: true }, near), near);
    const [middle, side] = [{ x: near.width / 2, y: near.height / 2 }, near.width - 600];
    for (const [right, down] of [
      [0, 0],
      [0.3, -0.3],
      [-0.7, 0.6],
    ] as const) {
      const press = { x: middle.x + right * side, y: middle.y + down * side };
      const found = findSheet(photograph, press);
      for (const [index, { x, y }] of seen.entries()) {
        const corner = found?.[index];
        const [dx, dy] = [(corner?.x ?? 0) + near.left - x, (corner?.y ?? 0) + near.top - y];
        expect(Math.hypot(dx, dy)).toBeLessThan(2);
      }
      expect(findSheet(bare, press)).toBeNull();
    }
    const chance = newChance(7);
    const marked = seen.map(({ x, y }) => ({ x: x - near.left, y: y - near.top })) as Corners;
    for (let trial = 0; trial < rounds(20, trials); trial++)
      expect(findSides(bare, besides(marked, fingers, chance)).seen).toBeLessThan(3);
  });
}

test('real photographs: 3 px beside the corners of a sheet, what is printed on it keeps its proportions and size', async () => {
  const chance = newChance(7);
  const widths: number[] = [];
  for (const { name, sheet, printed } of photographs) {
    const path = join(import.meta.dirname, '../fixtures/pictures/photographs', `${name}.jpg`);
    const photograph = await pixelsOf(sharp(path).toColourspace('srgb'));
    const found = Array.from({ length: trials }, () => {
      const { corners } = findSides(photograph, besides(pointsOf(sheet), 3, chance));
      const plane = wallPlane(corners, photograph, 'letter');
      return pointsOf(printed).map((point) => toWall(plane, point)) as Corners;
    }).map((corners) => ({ ...sidesOf(corners), ratio: ratioOf(corners) }));
    const ratios = found.map(({ ratio }) => Math.abs(ratio / (8 / 5) - 1));
    const edges = found.flatMap((sides) => sides.edges.map((edge) => Math.abs(edge - 1)));
    expect(percentile(ratios), name).toBeLessThan(0.025);
    expect(percentile(edges), name).toBeLessThan(0.08);
    widths.push(...found.map(({ width }) => width));
  }
  const usual = percentile(widths, 0.5);
  const off = widths.map((width) => Math.abs(width / usual - 1));
  expect(percentile(off)).toBeLessThan(0.02);
});

test('without an edge near them the corners stay where they were marked', () => {
  const { photograph } = madeWall;
  const grey = new Uint8ClampedArray(photograph.width * photograph.height * 4).fill(150);
  const marked = cornersSeenOn(madeWall, a4, { x: 0, y: 0 });
  const { corners, seen } = findSides({ data: grey, ...photograph }, marked);
  expect(seen).toBe(0);
  for (const [index, { x, y }] of corners.entries()) {
    expect(x).toBeCloseTo(marked[index]!.x, 6);
    expect(y).toBeCloseTo(marked[index]!.y, 6);
  }
});

test('a point of the wall and its place in the photograph are one; corners are refused as on a painting', () => {
  const inches = fc.double({ min: -40, max: 40, noNaN: true });
  const angle = fc.double({ min: -25, max: 25, noNaN: true });
  fc.assert(
    fc.property(inches, inches, angle, angle, (x, y, across, down) => {
      const corners = cornersSeenOn({ ...madeWall, across, down }, a4, { x: 0, y: 0 });
      const plane = wallPlane(corners, madeWall.photograph, 'a4');
      const back = toWall(plane, toPhotograph(plane, { x, y }));
      expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(1e-6);
      expect(findFlaw(corners, 5000)).toBeNull();
    }),
  );
});

test('a work hangs in the photograph and in front of the camera only', () => {
  const wall = { ...madeWall, across: 40 };
  const corners = cornersSeenOn(wall, a4, { x: 0, y: 0 });
  const plane = wallPlane(corners, wall.photograph, 'a4');
  expect(canHang(plane, work, { x: 0, y: 0 }, wall.photograph)).toBe(true);
  expect(canHang(plane, work, { x: 0, y: 90 }, wall.photograph)).toBe(false);
  expect(canHang(plane, { width: 400, height: 20 }, { x: 0, y: 0 }, wall.photograph)).toBe(false);
});

test('the work is painted at its size (rule 92), in the light of the sheet, with its shadow below it, and the sheet is hidden', () => {
  const wall: MadeWall = { ...madeWall, across: 10, paper: [196, 184, 160], dim: 0, noise: 2 };
  const corners = cornersSeenOn(wall, a4, { x: 0, y: 0 });
  const seen = photographWall(wall, around(corners, 160));
  const plane = wallPlane(corners, wall.photograph, 'a4');
  const colourAt = (x: number, y: number) => {
    const at = toPhotograph(plane, { x, y });
    const from = (Math.floor(at.y) * seen.width + Math.floor(at.x)) * 4;
    return Array.from(seen.data.slice(from, from + 3));
  };
  const light = lightOn(seen, plane);
  expect(light.map((share) => Math.round(share * 100))).toEqual([80, 75, 65]);

  hideSheet(seen, plane);
  for (const x of [-4, 0, 4]) {
    for (const y of [-5.6, 0, 5.6])
      for (const [channel, value] of colourAt(x, y).entries())
        expect(Math.abs(value - wall.wall[channel]!)).toBeLessThan(8);
  }

  const red = { data: new Uint8ClampedArray(40_000).fill(200), width: 100, height: 100 };
  hangOn(seen, plane, {
    work: red,
    size: { width: 10, height: 10 },
    middle: { x: 0, y: 0 },
    light,
  });
  const painted = light.map((share) => Math.round(200 * share));
  for (const x of [-4.9, 0, 4.9]) expect(colourAt(x, 0)).toEqual(painted);
  for (const x of [-5.1, 5.1]) expect(colourAt(x, 0)).not.toEqual(painted);
  const [bare, shaded, lit] = [wall.wall[0], colourAt(0, 5.5)[0]!, colourAt(0, -5.5)[0]!];
  expect(shaded).toBeLessThan(bare * 0.85);
  expect(lit).toBeGreaterThan(bare * 0.9);
});

/** Returns a part of a photograph. */
function partOf({ data, width }: Pixels, part: ReturnType<typeof around>): Pixels {
  const copied = new Uint8ClampedArray(part.width * part.height * 4);
  for (let row = 0; row < part.height; row++) {
    const from = ((part.top + row) * width + part.left) * 4;
    copied.set(data.subarray(from, from + part.width * 4), row * part.width * 4);
  }
  return { ...part, data: copied };
}

/** Moves each point by so many pixels in a random direction. */
function besides(points: Corners, pixels: number, chance: () => number): Corners {
  return points.map(({ x, y }) => {
    const angle = chance() * 2 * Math.PI;
    return { x: x + pixels * Math.cos(angle), y: y + pixels * Math.sin(angle) };
  }) as Corners;
}

function pointsOf(places: readonly Place[]): Corners {
  return places.map(([x, y]) => ({ x, y })) as Corners;
}

/** Returns `width` in pixels, and `edges`: right to left, upper to lower. */
function sidesOf(corners: Corners): { width: number; edges: [number, number] } {
  const [upper, right, lower, left] = corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % 4]!;
    return Math.hypot(next.x - x, next.y - y);
  }) as [number, number, number, number];
  return { width: (upper + lower) / 2, edges: [right / left, upper / lower] };
}

function ratioOf([upperLeft, upperRight, lowerRight, lowerLeft]: Corners): number {
  const length = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  const across = length(upperLeft, upperRight) + length(lowerLeft, lowerRight);
  return across / (length(upperLeft, lowerLeft) + length(upperRight, lowerRight));
}

function percentile(values: number[], share = 0.95): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]!;
}

function around(corners: Corners, margin: number) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)].map(
    (from) => Math.floor(from) - margin,
  ) as [number, number];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)].map(
    (to) => Math.ceil(to) + margin,
  ) as [number, number];
  return { left, top, width: right - left, height: bottom - top };
}
