import type { Artwork } from '../artwork.ts';
import type { ContentPage, PageName } from '../content.ts';
import type { Series } from '../series.ts';
import {
  artworkTexts,
  missingTranslations,
  pageTexts,
  sectionTexts,
  translatedLanguages,
  type TranslatedLanguage,
} from '../translations.ts';
import { settingTexts, type ShopSettings } from './settings.ts';

type Shown = {
  artworks: Artwork[];
  series: Series[];
  pages: ContentPage[];
  settings: ShopSettings;
};

export type Untranslated = {
  language: TranslatedLanguage;
  artworks: number;
  series: number;
  pages: PageName[];
  hasSettings: boolean;
};

/** Returns what visitors read in English on pages of another language. A name needs no translation. */
export function listUntranslated({ artworks, series, pages, settings }: Shown): Untranslated[] {
  const isOn = { fr: settings.offersFrench, ht: settings.offersKreyol };
  return translatedLanguages
    .filter((language) => isOn[language])
    .map((language) => ({
      language,
      artworks: artworks.filter((artwork) => !artwork.isHidden && isMissing(artwork, language))
        .length,
      series: series.filter((item) => missingTranslations(item, ['text'], language).length > 0)
        .length,
      pages: pages.filter((page) => isPageMissing(page, language)).map(({ pageName }) => pageName),
      hasSettings: missingTranslations(settings, settingTexts, language).length > 0,
    }))
    .filter(
      (missing) =>
        missing.artworks > 0 ||
        missing.series > 0 ||
        missing.pages.length > 0 ||
        missing.hasSettings,
    );
}

function isMissing(artwork: Artwork, language: TranslatedLanguage): boolean {
  const texts = artworkTexts.filter((text) => text !== 'title');
  return missingTranslations(artwork, texts, language).length > 0;
}

function isPageMissing({ pageName, content }: ContentPage, language: TranslatedLanguage): boolean {
  const texts = pageTexts.filter((text) => pageName !== 'home' || text !== 'title');
  return (
    missingTranslations(content, texts, language).length > 0 ||
    content.sections.some(
      (section) => missingTranslations(section, sectionTexts, language).length > 0,
    )
  );
}
