import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
import { readSides } from '../../src/shared/wall/dimensions.ts';
import { furnish, hang, type Box } from '../../src/shared/wall/room.ts';
import { depthLabel, sizeIn, sizeLabel, sizeWords } from '../../src/shared/wall/size-words.ts';
import { rounds } from '../fixtures/rounds.ts';
import { en } from '../../src/words/en/common.ts';
import { fr } from '../../src/words/fr/common.ts';
import { ht } from '../../src/words/ht/common.ts';

const [english, french, kreyol] = [en.size, fr.size, ht.size];

const read: [written: string, width: number, height: number][] = [
  ['18 x 24', 18, 24],
  ['18 1/2" x 24"', 18.5, 24],
  ['45,7 × 61 cm', 17.99, 24.02],
  ['1.2 m x 0.8 m', 47.24, 31.5],
  ['600 mm by 400 mm', 23.62, 15.75],
  ['60 sur 80 po', 60, 80],
  ['6 x 8 x 1.5 in', 6, 8],
  ['  24  x  18 inches ', 24, 18],
  ["4' x 6'", 48, 72],
  ['4 x 6 ft', 48, 72],
  ["4'6\" x 6'", 54, 72],
  ['1m20 x 80cm', 47.24, 31.5],
  ['24½ × 36 13/16', 24.5, 36.81],
  ['H 90 cm x L 60 cm', 35.43, 23.62],
];
for (const [written, width, height] of read) {
  test(`'${written}' is ${width} by ${height} inches`, () => {
    const sides = readSides(written) ?? [];
    expect(sides.map((side) => Math.round(side * 100) / 100)).toEqual([width, height]);
  });
}

for (const written of ['3 x 4 furlongs', 'large', '18', '0 x 20', "4' x 6", '18 x 24 framed']) {
  test(`'${written}' is no size that a room can show`, () => {
    expect(readSides(written)).toBeNull();
    expect(hang(written, 0.75)).toEqual({ status: 'unreadable' });
  });
}

test('Sizes beyond 200 inches or below one inch are unreadable; no size is untold', () => {
  expect(hang('201 x 100', 2)).toEqual({ status: 'unreadable' });
  expect(hang('0.9 x 0.9', 1)).toEqual({ status: 'unreadable' });
  expect(hang(' ', 1)).toEqual({ status: 'untold' });
});

test('The picture tells which side is the width, and a difference above 6 % is told', () => {
  expect(hang('18 x 24', 24 / 18)).toEqual({ status: 'hung', width: 24, height: 18 });
  expect(hang('18 x 24', 18 / 24)).toEqual({ status: 'hung', width: 18, height: 24 });
  expect(hang('6 x 8', 4 / 5)).toEqual({ status: 'differs', picture: 0.8, size: 0.75 });
  expect(hang('6 x 8', 0.75 * 1.059).status).toBe('hung');
});

test('The form says what becomes of a size', () => {
  expect(sizeWords('', 0.75)).toBeUndefined();
  expect(sizeWords('3 x 4 furlongs', 0.75)).toContain('cannot be read');
  expect(sizeWords('6 x 8', 0.8)).toContain('the picture is 4:5, the size says 3:4');
  expect(sizeWords('45 x 60 cm', 1.333)).toBe('On the wall it is 23.6 in wide and 17.7 in high.');
  expect(sizeWords('18 x 24 x 1.5', 0.75)).toContain('24 in high, 1.5 in deep.');
});

test('The third number of a size is the depth', () => {
  expect(depthLabel('18 x 24 x 1.5')).toBe('1.5 in (3.8 cm)');
  expect(depthLabel('45 x 60 x 4 cm')).toBe('1.6 in (4 cm)');
  for (const flat of ['18 x 24', '18 x 24 x 0', 'large', '']) expect(depthLabel(flat)).toBeNull();
});

test('Visitors read a size in inches and centimetres', () => {
  for (const [typed, told] of [
    ['18 x 24', '18 x 24 in (46\u00a0x\u00a061\u00a0cm)'],
    ['30 x 20 in', '30 x 20 in (76\u00a0x\u00a051\u00a0cm)'],
    ['30 × 20 in', '30 × 20 in (76\u00a0×\u00a051\u00a0cm)'],
    ['18 1/2" x 24"', '18 1/2" x 24" (47\u00a0x\u00a061\u00a0cm)'],
    ['45,7 × 61 cm', '45,7 × 61 cm (18\u00a0×\u00a024\u00a0in)'],
    ['45 cm x 60', '45 cm x 60 (17.7\u00a0x\u00a023.6\u00a0in)'],
    ['18 x 24 framed', '18 x 24 framed'],
    ["4' x 6'", "4' x 6' (122\u00a0x\u00a0183\u00a0cm)"],
    ['1m20 x 1m50', '1m20 x 1m50 (47.2\u00a0x\u00a059.1\u00a0in)'],
    ['24 x 36½', '24 x 36½ in (61\u00a0x\u00a093\u00a0cm)'],
    ['', ''],
  ] as const) {
    expect(sizeLabel(typed)).toBe(told);
  }
  expect(sizeLabel('18 x 24 in', french)).toBe('46 × 61\u00a0cm (18\u00a0×\u00a024\u00a0po)');
  expect(sizeLabel('45 cm x 60', french)).toBe('45 × 60\u00a0cm (17,7\u00a0×\u00a023,6\u00a0po)');
  expect(sizeLabel('45 cm x 60', kreyol)).toBe('17.7 × 23.6 pous (45\u00a0×\u00a060\u00a0cm)');
  expect(depthLabel('18 x 24 x 1.5', french)).toBe('1,5 po (3,8 cm)');
});

test('The wall tells centimetres in French, inches in Kreyòl, and in English what was typed', () => {
  for (const [typed, inEnglish, inFrench, inKreyol] of [
    ['18 x 24', '18 x 24 in', '46 × 61\u00a0cm', '18 × 24 pous'],
    ['18 x 24 in', '18 x 24 in', '46 × 61\u00a0cm', '18 × 24 pous'],
    ['18x24', '18x24 in', '46 × 61\u00a0cm', '18 × 24 pous'],
    ['18 1/2" x 24"', '18 1/2" x 24"', '47 × 61\u00a0cm', '18 1/2" × 24"'],
    ['45,7 × 61 cm', '45,7 × 61 cm', '45,7 × 61\u00a0cm', '18 × 24 pous'],
    ['1.2 m x 0.8 m', '1.2 m x 0.8 m', '120 × 80\u00a0cm', '47.2 × 31.5 pous'],
    ['18 x 24 framed', '18 x 24 framed', '18 x 24 framed', '18 x 24 framed'],
    ['', '', '', ''],
  ] as const) {
    expect(sizeIn(typed, english)).toBe(inEnglish);
    expect(sizeIn(typed, french)).toBe(inFrench);
    expect(sizeIn(typed, kreyol)).toBe(inKreyol);
  }
});

test('Artwork, furniture, floor and edges never overlap from 6 to 80 inches, and the size is exact', () => {
  const side = fc.double({ min: 6, max: 80, noNaN: true });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const { view, artwork, furniture, floor } = furnish(width, height);
      expect([artwork.width, artwork.height]).toEqual([width, height]);
      expect(isInside(artwork, view)).toBe(true);
      // The near room ends above the feet of its table.
      const seen = Math.min(furniture.box.height, view.height - furniture.box.top);
      expect(isInside({ ...furniture.box, height: seen }, view)).toBe(true);
      expect(overlaps(artwork, furniture.box)).toBe(false);
      // The skirting board is 4 inches high.
      expect(artwork.top + artwork.height).toBeLessThan(floor - 4);
      const share = Math.max(width, height) / view.width;
      expect(share).toBeGreaterThan(0.09);
    }),
    { numRuns: rounds(50, 500) },
  );
});

function isInside({ left, top, width, height }: Box, view: { width: number; height: number }) {
  return left >= 0 && top >= 0 && left + width <= view.width && top + height <= view.height;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
