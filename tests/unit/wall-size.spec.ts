import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { hungOnWall, remPixels, wallSize, wallUnits } from '../../src/shared/wall/wall-size.ts';
import { rounds } from '../fixtures/rounds.ts';

/** Of the column and the screen at 390 px. */
const phoneColumn = 390 * (1 - 2 * 0.08333);
const mostGrowth = 1.25;

test('From 6 to 80 inches and 1:4 to 5:1 a work is large enough to press and fits its column and screen', () => {
  const ratio = fc.double({ min: 0.25, max: 5, noNaN: true });
  const mean = fc.double({ min: 6, max: 80, noNaN: true });
  fc.assert(
    fc.property(ratio, mean, (r, inches) => {
      const { width, height, phoneShare } = wallSize(dimensionsOf(r, inches), r);
      expect(width / height).toBeCloseTo(r, 6);
      const [[, largest], [, least]] = [wallUnits.at(0)!, wallUnits.at(-1)!];
      expect(Math.min(width, height) * least * remPixels).toBeGreaterThanOrEqual(95);
      expect(width).toBeLessThanOrEqual(2.4);
      expect(height * 16 * remPixels * mostGrowth).toBeLessThanOrEqual(0.72 * 900);
      expect(largest).toBe(22);
      const phone = phoneShare * phoneColumn;
      expect(phoneShare).toBeLessThanOrEqual(1);
      expect(Math.min(phone, phone / r)).toBeGreaterThanOrEqual(64.9);
      expect(phoneShare / r).toBeLessThanOrEqual(1.5);
    }),
    { numRuns: rounds(50, 500) },
  );
});

test('Sides differ as the roots of their lengths, up to a limit; an unreadable size counts as 20 inches', () => {
  const side = (inches: number, ratio = 1) => {
    const { width, height } = wallSize(dimensionsOf(ratio, inches), ratio);
    return Math.sqrt(width * height);
  };
  expect(side(36) / side(16)).toBeCloseTo(1.5, 3);
  expect(side(30, 1.5) / side(12, 0.7)).toBeCloseTo(Math.sqrt(30 / 12), 2);
  expect(side(2)).toBeCloseTo(0.65, 6);
  expect(side(110)).toBeCloseTo(1.4, 6);
  const share = (inches: number) => wallSize(dimensionsOf(1, inches), 1).phoneShare;
  expect(share(12)).toBeCloseTo(0.5 ** 0.25, 3);
  expect([share(6), share(30)]).toEqual([0.74, 1]);
  expect(wallSize('large', 1.5)).toEqual(wallSize('20 x 20', 1.5));
  // Either order: the picture tells which side is the width.
  expect(wallSize('18 x 24', 0.75)).toEqual(wallSize('24 x 18', 0.75));
});

test('`sizes` are honest: at most an eighth from the width that the wall gives', () => {
  const { style, sizes } = hungOnWall('24 x 18', 4 / 3);
  const { width, phoneShare } = wallSize('24 x 18', 4 / 3);
  expect(style).toBe(`--w:${width.toFixed(3)};--ratio:1.3333;--share:${phoneShare.toFixed(3)}`);
  const told = sizes.split(', ');
  expect(told.pop()).toBe(`${Math.ceil(phoneShare * 83.4)}vw`);
  for (const [index, [from, rem]] of wallUnits.entries()) {
    const [, pixels = ''] = told[index]!.split(`(min-width: ${from}px) `);
    const grown = parseInt(pixels) / (width * rem * 17);
    expect(grown).toBeGreaterThan(mostGrowth / 1.125);
    expect(grown).toBeLessThan(1.125);
  }
});

function dimensionsOf(ratio: number, mean: number): string {
  return `${(mean * Math.sqrt(ratio)).toFixed(3)} x ${(mean / Math.sqrt(ratio)).toFixed(3)}`;
}
