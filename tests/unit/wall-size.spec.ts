import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { cellOf, hangRows, wallRanges, type Hung } from '../../src/shared/wall/wall-rows.ts';
import { hangOnWall, wallSize } from '../../src/shared/wall/wall-size.ts';
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
      // A unit is 221 px at 820 px, 272 px at 1440 px.
      expect(Math.min(width, height) * 221).toBeGreaterThanOrEqual(95);
      expect(width).toBeLessThanOrEqual(2.4);
      expect(height * 272 * mostGrowth).toBeLessThanOrEqual(0.72 * 900);
      const phone = phoneShare * phoneColumn;
      expect(phoneShare).toBeLessThanOrEqual(1);
      expect(Math.min(phone, phone / r)).toBeGreaterThanOrEqual(64.9);
      expect(phoneShare / r).toBeLessThan(1.501);
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
  expect(wallSize('large', 1.5)).toEqual(wallSize('20 x 20', 1.5));
  // Either order: the picture tells which side is the width.
  expect(wallSize('18 x 24', 0.75)).toEqual(wallSize('24 x 18', 0.75));
});

test('A phone shows a work as wide as its column, a narrow one at 72 %, and none higher than 1.5 times the column', () => {
  const shares = [5, 1.5, 1, 0.75, 0.7, 0.667, 0.5, 0.25].map((ratio) =>
    ['6 x 6', '48 x 48', ''].map((dimensions) => wallSize(dimensions, ratio).phoneShare),
  );
  const told = [1, 1, 1, 1, 1, 0.72, 0.72, 0.375];
  expect(shares).toEqual(told.map((share) => [share, share, share]));
});

test('`sizes` are honest: at most an eighth above the width that the wall gives, and not below it', () => {
  for (const count of [1, 5, 12]) {
    const works = wallOf(count);
    const hung = works.map(({ width, height }) => ({ width, height }));
    for (const [index, { sizes }] of hangOnWall(works).entries()) {
      const told = sizes.split(', ');
      expect(told.pop()).toBe(`${Math.ceil(works[index]!.phoneShare * 83.4)}vw`);
      for (const [place, range] of wallRanges.toReversed().entries()) {
        const [, percent = ''] = told[place]!.split(`(min-width: ${range.from}px) `);
        const { factor } = hangRows(hung, range)[index]!;
        const width = (factor * hung[index]!.width * columnOf(range.from)) / range.units;
        const ratio = ((parseInt(percent) / 100) * range.from) / width;
        expect(ratio).toBeGreaterThanOrEqual(0.999);
        expect(ratio).toBeLessThan(1.125);
      }
    }
  }
});

test('A label has 14 rem on the narrowest screen of each range', () => {
  for (const { from, least } of wallRanges)
    expect(least * columnOf(from)).toBeGreaterThanOrEqual(14 * 17 - 1);
});

test('Rows have the length of the wall on walls of 5, 12, 13, 33 or 60 works: a work that stands alone fills its row, also the last one', () => {
  for (const count of [5, 12, 13, 33, 60]) {
    for (const range of wallRanges) {
      const works = wallOf(count);
      const rows = rowsOf(works, range);
      expect(rows.flatMap(({ works: inRow }) => inRow)).toHaveLength(count);
      const where = `${count} works from ${range.from} px: ${rows.map((row) => row.works.length)}`;
      for (const [place, { works: inRow, filled }] of rows.entries()) {
        const mayEndEarly = place === rows.length - 1 && inRow.length > 1;
        if (!mayEndEarly) expect(filled, where).toBeGreaterThan(0.8);
      }
      const alone = rows.filter(({ works: inRow }) => inRow.length === 1);
      if (range.from >= 1024) expect(alone, where).toEqual([]);
    }
  }
});

test('A panorama stands beside the small work before it, and has a row of its own where none is', () => {
  const [small, panorama] = [sized('8 x 6', 4 / 3), sized('80 x 20', 4)];
  const tablet = wallRanges[1]!;
  const lengths = (works: Sized[]) => rowsOf(works, tablet).map((row) => row.works.length);
  expect(lengths([small, panorama])).toEqual([2]);
  expect(lengths([small, small, panorama, small, small])).toEqual([2, 1, 2]);
  expect(lengths([panorama, small, small])).toEqual([1, 2]);
  const [, { factor } = { factor: 0 }] = hangRows([small, panorama], tablet);
  expect(factor).toBeGreaterThan(0.6);
  expect(factor).toBeLessThan(1);
});

test('In a row a browser ends where the build ended it, and sizes change by 0.82 to 1.25, those of panoramas by 0.6 at least; alone on a tablet a work has at most 2.6 units of height', () => {
  const work = fc.record({
    ratio: fc.double({ min: 0.25, max: 5, noNaN: true }),
    mean: fc.double({ min: 4, max: 90, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(work, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...wallRanges),
      (given, range) => {
        const works = given.map(({ ratio, mean }) => sized(dimensionsOf(ratio, mean), ratio));
        const hung = hangRows(works, range);
        expect(hung.at(-1)!.empty).toBe(0);
        for (const [index, { factor }] of hung.entries()) {
          const { width, height } = works[index]!;
          const least = width / height >= 2 ? 0.6 : works.length > 1 ? 0.819 : 0.6;
          expect(factor).toBeGreaterThanOrEqual(least);
          expect(factor * height).toBeLessThanOrEqual(Math.max(2.6, 1.25 * height));
        }
        for (const { works: inRow, factors } of rowsOf(works, range)) {
          const fills = inRow.length === 1 && range.from < 1024;
          if (!fills) expect(Math.max(...factors)).toBeLessThanOrEqual(1.25);
          const usual = factors.filter(
            (_, place) => inRow[place]!.width < 2 * inRow[place]!.height,
          );
          for (const factor of usual) expect(factor).toBeCloseTo(usual[0]!, 2);
        }
      },
    ),
    { numRuns: rounds(100, 1000) },
  );
});

type Sized = Hung & { dimensions: string; ratio: number; phoneShare: number };

function sized(dimensions: string, ratio: number): Sized {
  return { dimensions, ratio, ...wallSize(dimensions, ratio) };
}

/** In inches, as a painter has them. */
const canvases = [
  [24, 18],
  [18, 24],
  [16, 20],
  [30, 20],
  [12, 12],
  [80, 20],
  [8, 6],
  [36, 48],
  [24, 36],
  [20, 16],
  [48, 36],
  [10, 30],
  [30, 24],
  [60, 20],
] as const;

function wallOf(count: number): Sized[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = canvases[(index * 5) % canvases.length]!;
    return sized(`${width} x ${height}`, width / height);
  });
}

/** Ends rows as a browser does. */
function rowsOf(works: Sized[], range: (typeof wallRanges)[number]) {
  const rows: { works: Sized[]; factors: number[]; filled: number }[] = [];
  let left = 0;
  for (const [index, { factor, empty }] of hangRows(works, range).entries()) {
    const work = works[index]!;
    const cell = cellOf(work.width, factor, range);
    const row = rows.at(-1);
    if (row && range.gap + cell + empty <= left) {
      row.works.push(work);
      row.factors.push(factor);
      row.filled += range.gap + cell;
      left -= range.gap + cell + empty;
    } else {
      rows.push({ works: [work], factors: [factor], filled: cell });
      left = 1 - cell - empty;
    }
  }
  return rows;
}

/** Returns px. */
function columnOf(screen: number): number {
  return screen - 2 * Math.min(7.5 * 17, 0.08333 * screen);
}

function dimensionsOf(ratio: number, mean: number): string {
  return `${(mean * Math.sqrt(ratio)).toFixed(3)} x ${(mean / Math.sqrt(ratio)).toFixed(3)}`;
}
