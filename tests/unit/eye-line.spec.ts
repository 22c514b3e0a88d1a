import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import {
  cellShare,
  figure,
  gapShare,
  hangInRows,
  hungSize,
  isToScale,
  wallOf,
} from '../../src/shared/wall/eye-line.ts';
import { meanSide } from '../../src/shared/wall/mean-side.ts';
import {
  byPrice,
  moreOf,
  offeredWorks,
  worksOnTheWall,
} from '../../src/collections/chosen-works.ts';
import { rounds } from '../fixtures/rounds.ts';

const inches = fc.double({ min: 4, max: 120, noNaN: true });

test('A work hangs with the area of its size and the ratio of its picture', () => {
  expect(hungSize('18 x 24', 0.75).height).toBeCloseTo(24);
  expect(hungSize('60,96 × 45,72 cm', 4 / 3).width).toBeCloseTo(24);
  const { width, height } = hungSize('18 x 24', 0.8);
  expect([width * height, width / height]).toEqual([expect.closeTo(432), expect.closeTo(0.8)]);
});

test('A size that cannot be read counts as 20 inches, and none is below 4 or above 120', () => {
  for (const dimensions of ['', 'large', '3 x 4 furlongs']) expect(meanSide(dimensions)).toBe(20);
  expect(meanSide('2 x 1')).toBe(4);
  expect(meanSide('300 x 200')).toBe(120);
});

test('Three to five works fill their wall, and each has its width or a share of the wall for its label', () => {
  fc.assert(
    fc.property(fc.array(inches, { minLength: 3, maxLength: 5 }), (widths) => {
      const wall = wallOf(widths);
      const cells = widths.map((width) => Math.max(width, cellShare * wall));
      const gaps = (widths.length - 1) * gapShare * wall;
      expect(cells.reduce((sum, cell) => sum + cell, gaps)).toBeCloseTo(wall, 6);
    }),
    { numRuns: rounds(200, 5000) },
  );
});

test('One or two works have a wall of 2.4 times the widest', () => {
  expect(wallOf([20])).toBe(48);
  expect(wallOf([30, 20])).toBe(72);
  expect(wallOf([40, 40])).toBe(96);
});

test('A series hangs in rows that fill one wall, which is at least 108 inches long, beside a figure (rule 106)', () => {
  fc.assert(
    fc.property(fc.array(inches, { minLength: 1, maxLength: 40 }), fc.boolean(), (widths, has) => {
      const { wall, rows } = hangInRows(widths, has);
      expect(wall).toBeGreaterThan(108);
      const lengthOf = (cells: number[]) =>
        cells.reduce((sum, cell) => sum + Math.max(cell, cellShare * wall) + gapShare * wall, 0) -
        gapShare * wall;
      let begun = 0;
      for (const [index, count] of rows.entries()) {
        const beside = index === 0 && has ? [figure.width] : [];
        const row = [...widths.slice(begun, begun + count), ...beside];
        const next = widths[begun + count];
        expect(lengthOf(row)).toBeLessThan(wall);
        // The browser ends the row at the same work.
        if (next) expect(lengthOf([...row, next])).toBeGreaterThan(wall);
        begun += count;
      }
      expect(begun).toBe(widths.length);
    }),
    { numRuns: rounds(200, 5000) },
  );
  expect(hangInRows([48, 8, 30, 20, 80, 24, 16], true).rows).toEqual([3, 2, 2]);
  expect(hangInRows([8], true)).toEqual({ wall: expect.closeTo(108, 0), rows: [1] });
});

test('A work is drawn to scale if its size can be read, fits its picture and is not below 4 or above 120 inches', () => {
  expect(isToScale('18 x 24', 0.75)).toBe(true);
  expect(isToScale('18 x 24', 1.33)).toBe(true);
  for (const [dimensions, ratio] of [
    ['', 1],
    ['large', 1],
    ['18 x 24', 1],
    ['2 x 3', 0.667],
    ['180 x 150', 1.2],
  ] as const)
    expect(isToScale(dimensions, ratio), dimensions).toBe(false);
});

type Size = [width: number, height: number];

/** Returns an available artwork in the painter's order. */
function work(id: string, [width, height]: Size, given: object = {}) {
  const [imageWidth, imageHeight] = [width * 100, height * 100];
  const dimensions = `${width} x ${height}`;
  return {
    id,
    dimensions,
    imageWidth,
    imageHeight,
    state: 'available' as const,
    price: '100',
    ...given,
  };
}
const ids = (works: readonly { id: string }[]) => works.map(({ id }) => id).join(' ');
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => work(`${index + 1}`, [20, 16]));

test('The home page hangs the first five available works, without that of the hero while three others remain', () => {
  for (const [count, hung] of [
    [0, ''],
    [1, '1'],
    [2, '1 2'],
    [3, '1 2 3'],
    [4, '1 3 4'],
    [49, '1 3 4 5 6'],
  ] as const) {
    const works = many(count);
    expect(ids(worksOnTheWall(works, works[1])), `${count} works`).toBe(hung);
  }
  const [one, two, three, four] = many(4);
  const works = [
    { ...one!, state: 'sold' as const },
    two!,
    { ...three!, state: 'reserved' as const },
    { ...four!, state: 'on-request' as const, price: null },
  ];
  expect(ids(worksOnTheWall(works, undefined))).toBe('2 4');
});

test('By price a work on request comes behind the priced ones, and is in the list of available ones (rule 98)', () => {
  const works = [
    work('asked', [20, 16], { state: 'on-request', price: null }),
    work('dear', [20, 16], { price: '110' }),
    work('held', [20, 16], { state: 'reserved', price: '90' }),
    work('sold', [20, 16], { state: 'sold', price: '50' }),
    work('kept', [20, 16], { state: 'not-for-sale', price: '20' }),
  ];
  expect(ids(byPrice(works))).toBe('held dear asked sold kept');
  expect(ids(offeredWorks(works))).toBe('asked dear held');
});

test('Panoramas, and works much larger or smaller than the first, hang only if fewer than three others remain', () => {
  const usual = many(3);
  const panorama = work('panorama', [80, 20]);
  const tower = work('tower', [10, 30]);
  const tiny = work('tiny', [6, 6]);
  const huge = work('huge', [60, 48]);
  const all = [panorama, tower, ...usual, tiny, huge];
  expect(ids(worksOnTheWall(all, undefined))).toBe('1 2 3');
  expect(ids(worksOnTheWall([panorama, usual[0]!, tiny], undefined))).toBe('panorama 1 tiny');
  expect(ids(worksOnTheWall([tiny, ...usual], undefined))).toBe('tiny 1 2 3');
});

test('Below a work hang available ones first, then those that are most like it in size or price', () => {
  const works = [
    work('this', [20, 16]),
    work('far', [80, 60], { price: '5000' }),
    work('sold', [20, 16], { state: 'sold' }),
    work('as dear', [60, 60], { price: '110' }),
    work('as large', [20, 17], { price: '900' }),
    work('held', [20, 16], { state: 'reserved' }),
    work('unpriced', [40, 36], { state: 'not-for-sale', price: null }),
  ];
  expect(ids(moreOf(works)[0]!)).toBe('as large as dear far held sold');
  expect(moreOf(many(3)).map(ids)).toEqual(['2 3', '3 1', '1 2']);
  expect(moreOf(many(1))).toEqual([[]]);
});
