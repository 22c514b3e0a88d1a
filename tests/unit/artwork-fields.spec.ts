import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { artworkInput } from '#shared/artwork';
import { artworkTexts } from '#shared/translations';

const source = (path: string) => readFileSync(join(import.meta.dirname, '../../src', path), 'utf8');

/** What a page shows by other names, or not at all. */
const elsewhere = [
  'imageUrl',
  'imageAlt',
  'images',
  'category',
  'price',
  'stockQuantity',
  'isFeatured',
  'opensAt',
];

test('each field of an artwork is on its page', () => {
  const page = source('pages/[...lang]/art/[slug].astro');
  const shown = page + source('components/artworks/WhatYouGet.astro');
  const fields = Object.keys(artworkInput.shape).filter((name) => name !== 'translations');
  for (const name of fields.filter((one) => !elsewhere.includes(one)))
    expect(shown, name).toMatch(new RegExp(`\\b${name}\\b`));
});

test('a text of an artwork that is not translated says so on its page', () => {
  const page = source('pages/[...lang]/art/[slug].astro');
  for (const name of artworkTexts) expect(page, name).toContain(`lang={work.langs?.${name}}`);
});
