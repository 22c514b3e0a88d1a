import { test } from 'node:test';
import { expect } from '@playwright/test';
import { parseCaption } from '../../netlify/use-cases/instagram/captions/caption.ts';
import {
  findSamePaintings,
  isSameTitle,
  type Facts,
} from '../../netlify/use-cases/instagram/same-painting.ts';

type Case = { first: string | Facts; later: string; is: 'same' | 'other' };

const whole = 'oil on canvas, 24 x 36 in, $900 #ArtForSale';
const reyinyon = `“Reyinyon” ${whole}`;
const typed = (title: string, price: string | null = '900', dimensions = '24 x 36') => ({
  title,
  price,
  dimensions,
});

/** As painters post a painting again, and what is another one. */
const cases: Case[] = [
  { first: reyinyon, later: `“Reyinyon” is still available! ${whole}`, is: 'same' },
  { first: reyinyon, later: 'Detail of “Reyinyon” 🔍 $900 #ArtForSale', is: 'same' },
  { first: reyinyon, later: 'Reyinyon found a home last week! ❤️ $900 #ArtForSale', is: 'same' },
  { first: reyinyon, later: 'Found a home: “Reyinyon”, 24 x 36. #sold #ArtForSale', is: 'same' },
  { first: reyinyon, later: 'Still available! 🎉\n“Reyinyon”\n$900\n#ArtForSale', is: 'same' },
  { first: reyinyon, later: 'Still available!\nReyinyon\n24x36 in\n$900\n#ArtForSale', is: 'same' },
  { first: reyinyon, later: 'Toujours disponible : Reyinyon, 61 x 91 cm, $900', is: 'same' },
  { first: reyinyon, later: 'REYINYON | 36" x 24" | $900 #ArtForSale', is: 'same' },
  { first: reyinyon, later: '“Reyinyon” reduced: $700, 24 x 36 in #ArtForSale', is: 'same' },
  { first: reyinyon, later: '“Reyinyon”, framed 28 x 40 in, $900 #ArtForSale', is: 'same' },
  { first: reyinyon, later: '“Reyinyon” oil on canvas, 30 x 40 cm, $400', is: 'other' },
  { first: typed('Réyinyon'), later: reyinyon, is: 'same' },
  { first: typed('Reyinyon', null, ''), later: reyinyon, is: 'same' },
  { first: typed('Lanmè'), later: `“Lanmè II” ${whole}`, is: 'other' },
  { first: typed('Lanmè II'), later: `“Lanmè” ${whole}`, is: 'other' },
  { first: typed('Lanmè II'), later: `“Lanmè III” ${whole}`, is: 'other' },
  { first: typed('Lanmè II'), later: `Lanmè 2, still available, ${whole}`, is: 'same' },
  { first: typed('Lanmè'), later: `Lanmè 2, still available, ${whole}`, is: 'other' },
  { first: typed('Petal Study No. 4'), later: `“Petal Study No. 5” ${whole}`, is: 'other' },
  { first: typed('Petal Study No. 4'), later: `🌺 Petal Study nº 4 🌺 ${whole}`, is: 'same' },
  { first: `Petal Study #4, ${whole}`, later: `Petal Study #5, ${whole}`, is: 'other' },
  { first: typed('Petal Study No. 4'), later: `Petal Study #4, ${whole}`, is: 'same' },
  { first: typed('L’Été à Jacmel'), later: `« Ete a Jacmel » ${whole}`, is: 'same' },
  { first: typed('Lanmè'), later: `“Solèy sou Lanmè” ${whole}`, is: 'other' },
  { first: typed('Untitled'), later: '“Untitled” gouache, 9 x 12 in, $85', is: 'other' },
  { first: typed('Untitled'), later: '“Untitled”, $900 #ArtForSale', is: 'other' },
  { first: typed('Sans titre', null, ''), later: `“Sans titre” ${whole}`, is: 'other' },
  { first: typed('Untitled Artwork', null, ''), later: `${whole}`, is: 'other' },
  { first: typed('New painting', '85', '9 x 12'), later: `New painting! ${whole}`, is: 'other' },
  { first: typed('Untitled'), later: `Still available! ${whole}`, is: 'same' },
  // As painters wrote on their blogs and accounts.
  {
    first: '‘Welcoming New Member’  /   5x7 in  /   oil on Gessobord, $120',
    later: '‘Welcoming New Member’ / 5x7 in / reposting to list as a dollar auction',
    is: 'same',
  },
  {
    first: '“Welcome”, this is a small painting, 6″x 8″, oil on canvas panel. $90',
    later: '“Welcome”, 6″x 8″, oil on canvas panel. This painting has SOLD. $90',
    is: 'same',
  },
  {
    first: '140 - Already Gone\n\n6x6 acrylic on canvas\n$60',
    later: '140 - Already Gone\n\n6x6 acrylic on canvas\nthis one is sold\n$60',
    is: 'same',
  },
  {
    first: 'Looking for Spring\n24x24 acrylic on 1.5" gallery wrapped canvas\n$300',
    later: 'Looking for Spring\n24x24 acrylic on 1.5" gallery wrapped canvas\nsold',
    is: 'same',
  },
  { first: '"Wild 1" 48" x 24", $500', later: '"Wild 2" 48" x 24", $500', is: 'other' },
  {
    first: 'The Gaze, 6x6 Acrylic, $50',
    later: 'A closer look at “The Gaze”. 6 x 6, $50',
    is: 'same',
  },
  {
    first: '“Found” oil on canvas 18 x 24 $240',
    later: '“Found” was purchased by a woman in my Instagram family. $240',
    is: 'same',
  },
  {
    first: '"Here" 48 x 30 framed in clear cedar, $3,400',
    later: 'Back in the studio: "Here", 30 x 48 acrylics and mixed media, $3,400',
    is: 'same',
  },
];

/** The title of the typed artwork, and the title of a post with its size and its price. */
const titles: [typed: string, posted: string, is: Case['is']][] = [
  ['Mother’s Garden', 'Mothers Garden', 'same'],
  ['Mothers Garden', "Mother's Garden", 'same'],
  ['Mother`s Garden', 'Motherʼs Garden', 'same'],
  ['Mother', 'Mother’s Garden', 'other'],
  ['Mother', 'Mothers', 'other'],
  ['Sun-Rise Over Jacmel', 'Sunrise over Jacmel', 'same'],
  ['Sun‑Rise Over Jacmel', 'Sun Rise Over Jacmel', 'same'],
  ['L’ap tann', 'Lap tann', 'same'],
  ["L'ap tann", 'L ap tann', 'same'],
  ['N ap tann', 'N’ap tann', 'same'],
  ['Nap tann', 'N ap tann', 'same'],
  ['M’ap Chante', 'Map chante', 'same'],
  ['L’ap tann', 'N’ap tann', 'other'],
  ['St. John’s Eve', 'St Johns Eve', 'same'],
  ['The U.S.A.', 'USA', 'same'],
  ['Day-Break', 'Daybreak', 'same'],
  ['Day Break', 'Day\u00adbreak', 'same'],
  ['Sea & Sky', 'Sea and Sky', 'same'],
  ['Ciel & Mer', 'Ciel et Mer', 'same'],
  ['Syèl ak Lanmè', 'Syel & Lanme', 'same'],
  ['Sol y Sombra', 'Sol + Sombra', 'same'],
  ['Sea & Sky', 'Sea and Sand', 'other'],
  ['Le Petit-Déjeuner', 'Le petit déjeuner', 'same'],
  ['Le Petit-Déjeuner', 'Petit Dejeuner', 'same'],
  ['Le Petit Déjeuner', 'Le Petit De\u0301jeuner', 'same'],
  ['Cœur battant', 'Coeur Battant', 'same'],
  ['Ex Ægypto', 'Ex Aegypto', 'same'],
  ['Weiß', 'Weiss', 'same'],
  ['Aujourd’hui', 'Aujourdhui', 'same'],
  ['L’Île-à-Vache', 'Ile à Vache', 'same'],
  ['La vi bèl', 'Lavi bèl', 'same'],
  ['La-vi', 'Lavi', 'same'],
  ['Tanbou 1', 'Tanbou 2', 'other'],
  ['Tanbou #3', 'Tanbou III', 'same'],
  ['Tanbou No. 3', 'Tanbou-3', 'same'],
  ['Tanbou 03', 'Tanbou 3', 'same'],
  ['Tanbou 12', 'Tanbou 1-2', 'other'],
  ['Tanbou', 'Tanbou 2', 'other'],
  ['Night', 'Nights', 'other'],
  ['Le chat', 'Les chats', 'other'],
  ['No Entry', 'Entry', 'other'],
  ['No', 'Yes', 'other'],
  ['X', 'X', 'same'],
  ['X', 'XI', 'other'],
  ['Lo', 'La', 'other'],
];
for (const [first, posted, is] of titles)
  cases.push({ first: typed(first), later: `“${posted}” ${whole}`, is });
cases.push({
  first: typed('Mother’s Garden'),
  later: `Mothers Garden is still available! ${whole}`,
  is: 'same',
});

for (const { first, later, is } of cases) {
  const [known, post] = [first, later].map((one) => (typeof one === 'string' ? read(one) : one));
  const title = `${known!.title} / ${later.split('\n').join(' / ')}`.slice(0, 90);
  test(`${is === 'same' ? 'the same' : 'another'} painting: ${title}`, () => {
    const found = findSamePaintings({ ...post!, caption: later }, [known!]);
    expect(found).toEqual(is === 'same' ? [known] : []);
  });
}

test('of several artworks the likeliest is named first', () => {
  const known = [typed('Reyinyon', '400'), typed('Reyinyon'), typed('Lanmè')];
  const found = findSamePaintings({ ...read(reyinyon), caption: reyinyon }, known);
  expect(found).toEqual([known[1], known[0]]);
});

test('signs, blanks and articles of a title do not count, numbers do', () => {
  for (const [one, other, is] of [
    ['L’Été à Jacmel, No. II', '  “Ete a  JACMEL” #2', true],
    ['Le Cœur', 'coeur', true],
    ['Lanmè Ⅱ', 'Lanmè2', true],
    ['Portrait XIV', 'portrait 14', true],
    ['What I Saw', 'What 1 Saw', false],
    ['X', '10', false],
    ['The', 'A', false],
    ['🌺', '🌺', true],
    ['🌺', '', false],
  ] as const) {
    expect(isSameTitle(one, other), one).toBe(is);
  }
});

function read(caption: string): Facts {
  const { title, price, dimensions } = parseCaption(caption);
  return { title: title || 'Untitled Artwork', price, dimensions };
}
