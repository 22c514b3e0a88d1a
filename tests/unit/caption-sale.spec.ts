import { test } from 'node:test';
import { expect } from '@playwright/test';
import { parseCaption } from '../../netlify/use-cases/instagram/captions/caption.ts';
import {
  clearPrices,
  explainedPrices,
  unpricedCaptions,
  unsurePrices,
} from '../fixtures/instagram/prices.ts';
import { notSoldMarks, soldMarks, unclearMarks } from '../fixtures/instagram/sale-marks.ts';

for (const [caption, price] of [...clearPrices, ...explainedPrices]) {
  test(`the price is read (rule 77): ${lineOf(caption)}`, () => {
    expect(parseCaption(caption)).toMatchObject({ price, doubt: null, isSold: false });
    expect(parseCaption(caption).title).not.toMatch(/[$\d]|sold|price|prix|pri\b/i);
    expect(parseCaption(caption).dimensions).not.toBe('');
  });
}

for (const caption of unsurePrices) {
  test(`no price is read, and the painter reads why (rule 77): ${lineOf(caption)}`, () => {
    const { price, doubt } = parseCaption(caption);
    expect(price).toBeNull();
    expect(doubt).toMatch(
      /^(?:The caption names several amounts: |The caption says '|.{2,30} is not read as the price)/,
    );
  });
}

for (const caption of unpricedCaptions) {
  test(`a caption without a price is not unsure, and 'not for sale' is no price on request (rule 77): ${lineOf(caption)}`, () => {
    const isKept = caption.includes('Not for sale');
    expect(parseCaption(caption)).toMatchObject({ price: null, doubt: null, isKept });
  });
}

test('the painter reads which amounts and words make a price unsure', () => {
  const doubtOf = (caption: string) => parseCaption(caption).doubt;
  expect(doubtOf('“Lalin” $50. $900')).toBe('The caption names several amounts: $50, $900.');
  expect(doubtOf('“Lalin” $1, $2, $3, $4, $5')).toContain(': $1, $2, $3, $4 ….');
  expect(doubtOf('“Lalin” $2.5k')).toBe('$2.5k is not read as the price.');
  expect(doubtOf('“Lalin” $900 CAD')).toBe('$900 CAD is not read as the price.');
  expect(doubtOf('“Lalin” Auction! $900')).toBe(
    "The caption says 'Auction', so $900 may not be the price.",
  );
  expect(doubtOf('“Lalin” $900. Reserved')).toBe("The caption says 'Reserved'.");
  expect(doubtOf('“Lalin” Reserved')).toBe("The caption says 'Reserved'.");
  expect(doubtOf('“Lalin” $900. I sold two')).toBe("The caption says 'sold': is it sold?");
  expect(doubtOf('“Lalin”. I sold two')).toBeNull();
  expect(doubtOf('“Lalin” $900. Prints are sold out')).toBeNull();
  expect(doubtOf('“Lalin” $2.5k. Sold')).toBeNull();
});

const places = (mark: string) => [
  `“Lalin” 24x36 in. $900. ${mark} #ArtForSale`,
  `“Lalin” 24x36 in 900$ — ${mark} #ArtForSale`,
  `“Lalin”\n24x36 in\n$900\n${mark}\n#ArtForSale`,
];
for (const mark of soldMarks) {
  test(`a mark of sold (rule 77): ${mark}`, () => {
    for (const caption of [...places(mark), `“Lalin” 24x36 in $900 ${mark} #ArtForSale`]) {
      expect(parseCaption(caption), caption).toMatchObject({
        title: 'Lalin',
        isSold: true,
        doubt: null,
      });
    }
  });
}
for (const mark of notSoldMarks) {
  test(`no mark of sold (rule 77): ${mark}`, () => {
    for (const caption of places(mark)) {
      expect(parseCaption(caption), caption).toMatchObject({
        price: '900',
        isSold: false,
        doubt: null,
      });
    }
  });
}
for (const mark of unclearMarks) {
  test(`a mark that leaves the artwork waiting (rule 77): ${mark}`, () => {
    for (const caption of places(mark)) {
      expect(parseCaption(caption), caption).toMatchObject({ price: null, isSold: false });
      expect(parseCaption(caption).doubt).toMatch(/^The caption says '/);
    }
  });
}

test('a mark of sold is no part of the title', () => {
  expect(parseCaption('Lalin (sold) 24x36 $900').title).toBe('Lalin');
  expect(parseCaption('Lalin — VENDU — 60x80 cm, 900 $').title).toBe('Lalin');
  expect(parseCaption('Reserved\nLalin\n24x36, $900').title).toBe('Lalin');
});

function lineOf(caption: string): string {
  return caption.replace('#ArtForSale', '').replaceAll('\n', ' / ').trim();
}
