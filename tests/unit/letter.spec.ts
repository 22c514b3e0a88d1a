import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { AdminArtwork } from '#shared/artwork';
import type { Language } from '#shared/language';
import { withFirstImage } from '#shared/pictures/images';
import { sampleArtworks } from '#shared/samples/artworks';
import { toPublicArtwork } from '../../netlify/use-cases/artworks/artworks.ts';
import { mostBytes, writeLetter } from '../../src/admin/artworks/letter/letter.ts';
import { siteTexts } from '../../src/words/site-words.ts';

const [sample] = sampleArtworks;
const opensAt = '2126-11-27T18:00:00-05:00';

function work(fields: object, state: AdminArtwork['state'] = 'available'): AdminArtwork {
  const stored = {
    ...sample!,
    title: 'Jou & Mache',
    price: '1800',
    dimensions: '24 x 18',
    ...fields,
  };
  return { ...toPublicArtwork(stored, state), ...stored } as unknown as AdminArtwork;
}

function letter(works: AdminArtwork[], language: Language = 'en') {
  const timeZone = 'America/Port-au-Prince';
  const site = 'https://atelye.example';
  return writeLetter(works, { language, words: siteTexts[language], timeZone, site });
}

test('A letter has for each work what mail programs keep: a table, inline styles, alt texts and absolute addresses', () => {
  const { html } = letter([work({})]);
  expect(html).not.toMatch(
    /<(div|style|script|link|svg|picture)|\sclass=|display:(flex|grid)|srcset/,
  );
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(address).toMatch(/^https:\/\/atelye\.example\//);
  expect(html).toMatch(/<img [^>]*w=800[^>]* alt="[^"]+"/);
  expect(html).toContain('<em>Jou &amp; Mache</em>');
});

test('The picture of a letter says the title in its language, or the painter’s own words as English', () => {
  const titled = { title: 'Market Day', translations: { fr: { title: 'Jour de marché' } } };
  const picture = (imageAlt: string, language: Language) => {
    const [image] = /<img .*?>/.exec(
      letter([work(withFirstImage({ ...sample!, ...titled, imageAlt }))], language).html,
    )!;
    return image;
  };
  expect(picture('Market Day, a painting', 'fr')).toContain(' alt="Jour de marché"');
  expect(picture('Market Day, a painting', 'fr')).not.toContain('lang=');
  expect(picture('A red flower', 'fr')).toContain(' alt="A red flower" lang="en"');
  expect(picture('A red flower', 'en')).not.toContain('lang=');
});

const rows: [string, object, AdminArtwork['state'], Language, RegExp, RegExp | null][] = [
  ['for sale', {}, 'available', 'en', /24 x 18 in\n\$1,800\.00\nhttps:\S+\/art\//, null],
  [
    'for sale, in French',
    {},
    'available',
    'fr',
    /61 × 46\scm\n1\s800,00\s\$US\nhttps:\S+\/fr\/art\//u,
    null,
  ],
  ['sold', {}, 'sold', 'en', /\nSold\nhttps:/, /1,800/],
  ['sold, in Kreyòl', {}, 'sold', 'ht', /\nDeja vann\nhttps:\S+\/ht\/art\//, /800/],
  ['reserved', {}, 'reserved', 'en', /\$1,800\.00\nReserved\n/, null],
  ['without a price', { price: null }, 'available', 'en', /\nPrice on request\n/, /\$/],
  [
    'upcoming',
    { opensAt },
    'upcoming',
    'en',
    /\$1,800\.00\nOn sale \w+, November 27 at 6:00 PM \(Port-au-Prince\)\n/,
    null,
  ],
  [
    'upcoming, in French',
    { opensAt },
    'upcoming',
    'fr',
    /novembre à 18\sh \(Port-au-Prince\)\n/,
    null,
  ],
];
for (const [name, fields, state, language, says, never] of rows) {
  test(`A letter says of a work that is ${name} its price or its state, and where it is`, () => {
    const { text } = letter([work(fields, state)], language);
    expect(text).toMatch(says);
    if (never) expect(text).not.toMatch(never);
  });
}

test('A letter of forty works is smaller than what mail programs cut', () => {
  const { html } = letter(Array.from({ length: 40 }, () => work({})));
  expect(Buffer.byteLength(html)).toBeLessThan(mostBytes);
});
