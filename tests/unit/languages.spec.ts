import { test } from 'node:test';
import { expect } from '@playwright/test';
import { en as commonEn } from '../../src/words/en/common.ts';
import { fr as commonFr } from '../../src/words/fr/common.ts';
import { ht as commonHt } from '../../src/words/ht/common.ts';
import * as islandsEn from '../../src/words/en/islands.ts';
import * as certificateEn from '../../src/words/en/islands/certificate.ts';
import * as ownWallEn from '../../src/words/en/islands/own-wall.ts';
import * as islandsFr from '../../src/words/fr/islands.ts';
import * as certificateFr from '../../src/words/fr/islands/certificate.ts';
import * as ownWallFr from '../../src/words/fr/islands/own-wall.ts';
import * as islandsHt from '../../src/words/ht/islands.ts';
import * as certificateHt from '../../src/words/ht/islands/certificate.ts';
import * as ownWallHt from '../../src/words/ht/islands/own-wall.ts';
import { en as lettersEn } from '../../src/words/en/letters.ts';
import { fr as lettersFr } from '../../src/words/fr/letters.ts';
import { ht as lettersHt } from '../../src/words/ht/letters.ts';
import { en as refusalsEn } from '../../src/words/en/refusals.ts';
import { fr as refusalsFr } from '../../src/words/fr/refusals.ts';
import { ht as refusalsHt } from '../../src/words/ht/refusals.ts';
import { screens } from '../../src/words/page-words.ts';
import { en as siteEn } from '../../src/words/en/site.ts';
import { fr as siteFr } from '../../src/words/fr/site.ts';
import { ht as siteHt } from '../../src/words/ht/site.ts';

const english = textsIn(
  {
    commonEn,
    siteEn,
    islandsEn,
    certificateEn,
    ownWallEn,
    refusalsEn,
    lettersEn,
    screenEn: screens.en,
  },
  'En',
);
const translations = {
  fr: textsIn(
    {
      commonFr,
      siteFr,
      islandsFr,
      certificateFr,
      ownWallFr,
      refusalsFr,
      lettersFr,
      screenFr: screens.fr,
    },
    'Fr',
  ),
  ht: textsIn(
    {
      commonHt,
      siteHt,
      islandsHt,
      certificateHt,
      ownWallHt,
      refusalsHt,
      lettersHt,
      screenHt: screens.ht,
    },
    'Ht',
  ),
};

/** Words that are the same in English. */
const same = {
  fr: [
    '1, page 2',
    '2, page 3',
    '0 kg (0 lb)',
    '0, page 0',
    '1 kg (2 lb)',
    '2 kg (3 lb)',
    'Admin',
    'Code',
    'Contact',
    'Dimensions',
    'Inspiration',
    'Instagram',
    'Menu',
    'Message',
    'Mobile',
    'Notification',
    'Notifications ({hotkey})',
    'Pages',
    'Stripe',
    'Technique',
    'Total',
  ],
  ht: ['Admin', 'Instagram', 'Memo', 'Stripe', 'Total'],
};

/** What the fonts have of letters and signs, without the thin space. */
const inFonts = /^[\n\u0020-\u007e\u00a0°\u00c0-\u00ffŒœ«»“”’…]*$/;

for (const [language, texts] of Object.entries(translations) as Entries) {
  test(`${language} has the texts of English, with their places, numbers and links`, () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
    const facts = (of: Map<string, string>) =>
      [...of].map(([path, text]) => [path, text.trim() === '', ...placesIn(path, text)]);
    expect(facts(texts)).toEqual(facts(english));
  });

  test(`${language} repeats no English text`, () => {
    const repeated = [...texts]
      .filter(([path, text]) => text === english.get(path) && /\p{L}{2}/u.test(text))
      .map(([, text]) => text);
    expect([...new Set(repeated)].toSorted()).toEqual(same[language].toSorted());
  });

  test(`${language} has typographic apostrophes and only signs of the fonts`, () => {
    const wrong = [...texts].filter(
      ([, text]) => !inFonts.test(text) || /['"]|\.\.\.| {2}/.test(text),
    );
    expect(wrong).toEqual([]);
  });
}

test('French has a space that does not break before : ; ! ? and Kreyòl has none', () => {
  const wrongIn = { fr: /[^\u00a0][:;!?]/, ht: /\s[:;!?]|\u00a0/ };
  for (const [language, texts] of Object.entries(translations) as Entries) {
    expect([...texts].filter(([, text]) => wrongIn[language].test(text))).toEqual([]);
  }
});

type Entries = [keyof typeof translations, Map<string, string>][];

/** Returns places of elements, addresses and numbers. French pages tell heights in centimetres. */
function placesIn(path: string, text: string): string[] {
  const places = text.match(/\{\w*\}|\]\([^)]*\)|\d+/g) ?? [];
  return path.includes('wallRoom') ? [] : places.toSorted();
}

/** Returns each text by its path. A function is called with one, several and no artworks; its texts have the round in their path. */
function textsIn(trees: object, suffix: string): Map<string, string> {
  const texts = new Map<string, string>();
  const note = (path: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'function')
      for (const [round, args] of samplesOf(path).entries())
        note(`${path}(${round})`, (value as (...args: readonly unknown[]) => unknown)(...args));
    else if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) note(`${path}.${name}`, inner);
    else texts.set(path, '');
  };
  for (const [name, tree] of Object.entries(trees)) note(name.replace(suffix, ''), tree);
  return new Map([...texts].toSorted(([one], [other]) => one.localeCompare(other)));
}

function samplesOf(path: string): readonly unknown[][] {
  if (!path.includes('wallRoom'))
    return [
      [1, 2, 3, 4],
      [2, 3, 4, 5],
      [0, 0, 0, 0],
    ];
  return (['chair', 'table'] as const).map((name) => [58, { name, inches: 34 }]);
}
