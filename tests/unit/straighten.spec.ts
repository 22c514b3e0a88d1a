import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import {
  findFlaw,
  firstCorners,
  placeCorner,
  type Corners,
  type Flaw,
} from '../../src/lib/geometry/corners.ts';
import { homographyTo, project } from '../../src/lib/geometry/homography.ts';
import { rectify } from '../../src/lib/geometry/rectify.ts';
import { estimateRatio } from '../../src/lib/geometry/ratio.ts';
import { chooseShape } from '../../src/lib/pictures/straighten/shape.ts';
import { cornersSeen } from '../fixtures/pictures/camera.ts';
import { photographed, pixelsOf, samplePixels } from '../fixtures/pictures/photographed.ts';
import { similarity } from '../fixtures/pictures/similarity.ts';

const size = { width: 2000, height: 1500 };
const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const clearTilt = fc.oneof(between(-25, -8), between(8, 25));
const camera = fc.record({
  focal: between(0.65, 2.5),
  across: between(-25, 25),
  down: between(-25, 25),
  roll: between(-180, 180),
  share: between(0.5, 0.8),
});
const ratio = between(0.4, 2.5);

test('the homography maps the unit square onto the corners within 1e-6 px', () => {
  fc.assert(
    fc.property(camera, ratio, (view, seenRatio) => {
      const corners = cornersSeen(seenRatio, size, view);
      const map = homographyTo(corners);
      const off = square.map(([u, v], index) => {
        const { x, y } = project(map, u, v);
        return Math.hypot(x - corners[index]!.x, y - corners[index]!.y);
      });
      expect(Math.max(...off)).toBeLessThan(1e-6);
    }),
  );
});

test('a tilt in both directions tells the ratio, and a view from the front as well', () => {
  fc.assert(
    fc.property(camera, ratio, clearTilt, clearTilt, (view, seenRatio, across, down) => {
      const corners = cornersSeen(seenRatio, size, { ...view, across, down });
      expect(estimateRatio(corners, size) / seenRatio).toBeCloseTo(1, 6);
    }),
  );
  const front = { focal: 0.9, across: 0, down: 0, roll: 2, share: 0.7 };
  expect(estimateRatio(cornersSeen(0.8, size, front), size)).toBeCloseTo(0.8, 6);
});

test('the typed size decides the ratio to the pixel, turned as the painting is', () => {
  const seen = (seenRatio: number) =>
    cornersSeen(seenRatio, size, { focal: 0.75, across: 12, down: -9, roll: 3, share: 0.8 });
  const tall = chooseShape(seen(0.74), size, '18 x 24');
  expect(tall).toEqual({ width: Math.round(tall.height * 0.75), height: tall.height, by: 'size' });
  const wide = chooseShape(seen(1.35), size, '18 x 24 in');
  expect(wide).toEqual({ width: wide.width, height: Math.round(wide.width * 0.75), by: 'size' });
  expect(wide.width).toBeLessThan(size.width);
  expect(chooseShape(seen(1), size, '18 x 24')).toMatchObject({ by: 'differs' });
  for (const unread of ['', 'large'])
    expect(chooseShape(seen(0.75), size, unread)).toMatchObject({ by: 'corners' });
  const large = { width: 8000, height: 6000 };
  expect(chooseShape(firstCorners(large), large, '').width).toBe(2400);
});

const whole = firstCorners({ width: 1000, height: 1000 });
const [first, second, third, fourth] = whole;
const kite = (middle: number): Corners => [
  { x: 80, y: middle },
  { x: 900, y: middle - 100 },
  { x: 960, y: middle },
  { x: 900, y: middle + 100 },
];
const refused: [what: string, corners: Corners, flaw: Flaw][] = [
  ['crossing sides', [first, second, fourth, third], 'crossed'],
  ['a corner inside', [first, second, { x: 300, y: 300 }, fourth], 'crossed'],
  ['all in one place', [first, first, first, first], 'crossed'],
  ['a mirrored painting', [second, first, fourth, third], 'mirrored'],
  ['an angle above 160°', [{ x: 460, y: 470 }, second, third, fourth], 'pointed'],
  ['an angle below 20°', kite(500), 'pointed'],
  ['less than 5 %', firstCorners({ width: 250, height: 250 }), 'small'],
];
for (const [what, corners, flaw] of refused) {
  test(`${what}: these corners do not make a picture`, () => {
    expect(findFlaw(corners, 50_000)).toBe(flaw);
  });
}

test('corners of a tilted or turned painting are taken, and none leaves the photograph', () => {
  fc.assert(
    fc.property(camera, ratio, (view, seenRatio) => {
      const corners = cornersSeen(seenRatio, size, { ...view, share: 0.8 });
      expect(findFlaw(corners, 150_000)).toBeNull();
    }),
  );
  const placed = placeCorner(whole, 2, { x: 1200, y: -5 }, { width: 1000, height: 900 });
  expect(placed).toEqual([first, second, { x: 1000, y: 0 }, fourth]);
});

test('the photograph of a painting, straightened at its exact corners, is the painting again', async () => {
  const work = await samplePixels('choublak', 700);
  const seen = { focal: 0.78, across: 17, down: -12, roll: 4, share: 0.85 };
  const area = { width: 1400, height: 1050 };
  const corners = cornersSeen(work.width / work.height, area, seen);
  const photograph = await pixelsOf(sharp(await photographed(work, corners, area)));
  const straight = rectify(photograph, corners, work);
  expect(await similarity(sharpOf(straight), sharpOf(work.data))).toBeGreaterThan(0.75);
  const shifted = corners.map(({ x, y }) => ({ x: x + 5.6, y })) as Corners;
  const beside = rectify(photograph, shifted, work);
  expect(await similarity(sharpOf(beside), sharpOf(work.data))).toBeLessThan(0.75);

  function sharpOf(data: Uint8ClampedArray): Sharp {
    return sharp(data, { raw: { width: work.width, height: work.height, channels: 4 } });
  }
});
