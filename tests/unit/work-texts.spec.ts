import { test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { wordsForSearch } from '../../src/components/artworks/words-for-search.ts';
import { workOfPicture } from '../../src/components/page/work-of-picture.ts';
import { en } from '../../src/words/en/common.ts';
import { fr } from '../../src/words/fr/common.ts';
import { ht } from '../../src/words/ht/common.ts';

const [sample] = sampleArtworks;
const work = { ...sample!, description: '', state: 'available' as const };
const english = en.size;

test('an artwork without a description has its facts for search engines, in each language', () => {
  expect(wordsForSearch(work, 'en', english)).toBe(
    'Jou Mache, 2024. Acrylic on canvas, 24 x 18 in (61\u00a0x\u00a046\u00a0cm), $150.00.',
  );
  expect(wordsForSearch({ ...work, technique: 'Huile' }, 'fr', fr.size)).toBe(
    'Jou Mache, 2024. Huile, 61 × 46\u00a0cm (24\u00a0×\u00a018\u00a0po), 150,00\u00a0$US.',
  );
  expect(wordsForSearch({ ...work, technique: '' }, 'ht', ht.size)).toBe(
    'Jou Mache, 2024. 24 × 18 pous (61\u00a0×\u00a046\u00a0cm), $150.00\u00a0US.',
  );
  const bare = { ...work, technique: '', dimensions: '', state: 'sold' as const };
  expect(wordsForSearch(bare, 'en', english)).toBe('Jou Mache, 2024.');
});

test('an artwork’s own description is what search engines show', () => {
  const told = { ...work, description: 'The day begins.' };
  expect(wordsForSearch(told, 'en', english)).toBe('The day begins.');
});

test('a picture of two artworks has the caption of the one with its alt text, else none', () => {
  const one = { title: 'One', imageUrl: '/media/a', imageAlt: 'Baskets' };
  const other = { title: 'Other', imageUrl: '/media/a', imageAlt: 'A market' };
  const twin = { title: 'Twin', imageUrl: '/media/b', imageAlt: 'Boats' };
  const works = [one, other, twin];
  expect(workOfPicture(works, { imageUrl: '/media/a', imageAlt: 'A market' })).toBe(other);
  expect(workOfPicture(works, { imageUrl: '/media/a', imageAlt: 'In the studio' })).toBeUndefined();
  expect(workOfPicture(works, { imageUrl: '/media/a' })).toBeUndefined();
  expect(workOfPicture(works, { imageUrl: '/media/b', imageAlt: 'In the studio' })).toBe(twin);
  expect(workOfPicture(works, { imageUrl: '/media/c' })).toBeUndefined();
  expect(
    workOfPicture([one, { ...one }], { imageUrl: '/media/a', imageAlt: 'Baskets' }),
  ).toBeUndefined();
});
