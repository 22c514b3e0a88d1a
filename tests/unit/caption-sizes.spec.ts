import { test } from 'node:test';
import { expect } from '@playwright/test';
import { parseCaption } from '../../netlify/use-cases/instagram/captions/caption.ts';
import { readSides } from '../../src/shared/wall/dimensions.ts';
import { captionSizes } from '../fixtures/instagram/sizes.ts';

const within = 0.1;

for (const [words, size] of captionSizes) {
  test(`a caption's size ${size ? `is ${size.join(' by ')} inches` : 'is not read'} (rule 77): ${words}`, () => {
    for (const caption of [
      `“Lalin” ${words} acrylic on canvas $900 #ArtForSale`,
      `“Lalin”, acrylic on canvas, ${words}, 2024, $900 #ArtForSale`,
      `“Lalin”\n${words}\n$900 #ArtForSale`,
    ]) {
      const { title, dimensions } = parseCaption(caption);
      expect(title).toBe('Lalin');
      const sides = readSides(dimensions);
      if (!size) expect(dimensions).toBe('');
      for (const side of [0, 1] as const) {
        if (size) expect(Math.abs((sides?.[side] ?? 0) - size[side])).toBeLessThanOrEqual(within);
      }
    }
  });
}

test('a size is stored as people write it', () => {
  const stored = (words: string) => parseCaption(`“Lalin” ${words}`).dimensions;
  expect(stored("4' x 6'")).toBe('48 x 72 in');
  expect(stored('1m20 x 80cm')).toBe('120 x 80 cm');
  expect(stored('24½ × 36')).toBe('24 1/2 x 36');
  expect(stored('H 90 cm x L 60 cm')).toBe('90 x 60 cm');
  expect(stored('24 in x 60 cm')).toBe('24 in x 60 cm');
  expect(stored('1.2 x 0.8 m')).toBe('1.2 x 0.8 m');
});
