import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { Series } from '#shared/series';
import { listUntranslated } from '#shared/admin/untranslated';
import type { ShopSettings } from '#shared/admin/settings';
import { artworkInput } from '#shared/artwork';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { siteLanguages } from '#shared/language';
import {
  artworkTexts,
  changedTranslations,
  inLanguage,
  keepTranslations,
  missingTranslations,
} from '#shared/translations';

const work = {
  id: 'choublak',
  title: 'Choublak',
  description: 'One blossom.',
  technique: '',
  translations: { fr: { title: 'Hibiscus', description: '' } },
};

test('texts without a translation stay in English, and are named; empty ones are not', () => {
  expect(inLanguage(work, artworkTexts, 'fr')).toMatchObject({
    id: 'choublak',
    title: 'Hibiscus',
    description: 'One blossom.',
    langs: { description: 'en' },
  });
  const kreyol = inLanguage(work, artworkTexts, 'ht');
  expect(kreyol.title).toBe('Choublak');
  expect(kreyol.langs).toEqual({ title: 'en', description: 'en' });
  expect(inLanguage(work, artworkTexts, 'en')).toEqual({ ...work, langs: {} });
});

test('an edit keeps what it does not send, and an empty text removes a translation (rule 74)', () => {
  const stored = {
    translations: { fr: { title: 'Hibiscus', technique: 'Huile' }, ht: { title: 'C' } },
  };
  expect(keepTranslations({}, stored)).toEqual(stored);
  expect(
    keepTranslations({ translations: { fr: { title: 'Fleur' }, ht: { title: '' } } }, stored),
  ).toEqual({ translations: { fr: { title: 'Fleur', technique: 'Huile' } } });
  const empty = { translations: { fr: { title: '', technique: '' }, ht: { title: '' } } };
  expect(keepTranslations(empty, stored)).toEqual({});
  expect(keepTranslations(empty, undefined)).toEqual({});
});

test('changes and gaps are named by language and field', () => {
  const after = { fr: { title: 'Hibiscus', description: 'Une fleur.' }, ht: { title: '' } };
  expect(changedTranslations(work.translations, after)).toEqual([
    { language: 'fr', field: 'description' },
  ]);
  expect(missingTranslations(work, artworkTexts, 'fr')).toEqual(['description']);
  expect(missingTranslations(work, artworkTexts, 'ht')).toEqual(['title', 'description']);
});

test('a translation has the limits of its field, and no other name is taken', () => {
  const refusalOf = (translations: unknown) =>
    artworkInput.shape.translations.safeParse(translations).error?.issues[0]?.message;
  expect(refusalOf({ fr: { title: 'x'.repeat(200) }, ht: {} })).toBeUndefined();
  expect(refusalOf({ fr: { title: 'x'.repeat(201) } })).toContain('200 characters at most');
  expect(refusalOf({ de: {} })).toBe('Translations are in French (fr) or Haitian Creole (ht)');
  expect(refusalOf({ ht: { price: '1' } })).toBe(
    `What can be translated: ${artworkTexts.join(', ')}`,
  );
});

test('what is in English on pages of a language that is on is listed', () => {
  const settings = { offersFrench: true, offersKreyol: false, shippingNote: '' } as ShopSettings;
  const whole = { artworks: sampleArtworks, series: [], pages: sampleContentPages, settings };
  expect(listUntranslated(whole)).toEqual([]);
  const [first, ...others] = sampleArtworks.map(({ translations: _none, ...one }) => one);
  const pages = sampleContentPages.map((page) =>
    page.pageName === 'about'
      ? { ...page, content: { ...page.content, sections: [{ id: 1, title: 'A', content: '' }] } }
      : page,
  );
  const artworks = [first!, { ...others[0]!, isHidden: true }];
  const shipping = { ...settings, shippingNote: 'Included' };
  const told = { text: 'Seen from the customs house.' } as Series;
  const series = [{ ...told, translations: { ht: { text: 'M te wè yo.' } } }];
  const missing = { artworks: 1, series: 1, pages: ['about'], hasSettings: true };
  expect(listUntranslated({ artworks, series, pages, settings: shipping })).toEqual([
    { language: 'fr', ...missing },
  ]);
  const both = { ...shipping, offersKreyol: true, translations: { fr: { shippingNote: 'Oui' } } };
  expect(listUntranslated({ artworks, series, pages, settings: both })).toEqual([
    { language: 'fr', ...missing, hasSettings: false },
    { language: 'ht', ...missing, series: 0 },
  ]);
});

test('each text of an artwork but its title is missed in another language', () => {
  const settings = { offersFrench: true, offersKreyol: false } as ShopSettings;
  const { translations: _none, ...shown } = sampleArtworks[0]!;
  const bare = { ...shown, ...Object.fromEntries(artworkTexts.map((text) => [text, ''])) };
  const missedWith = (text: string) =>
    listUntranslated({
      artworks: [{ ...bare, [text]: 'Words' }],
      series: [],
      pages: [],
      settings,
    }).length > 0;
  for (const text of artworkTexts) expect(missedWith(text), text).toBe(text !== 'title');
});

test('the site has English always, French and Kreyòl by the settings', () => {
  expect(siteLanguages({ offersFrench: true, offersKreyol: true })).toEqual(['en', 'fr', 'ht']);
  expect(siteLanguages({ offersFrench: true, offersKreyol: false })).toEqual(['en', 'fr']);
  expect(siteLanguages({ offersFrench: false, offersKreyol: false })).toEqual(['en']);
});
