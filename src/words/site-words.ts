import { languageOf, pathIn, type Language } from '#shared/language';
import { en, type SiteWords } from './en/site.ts';
import { fr } from './fr/site.ts';
import { ht } from './ht/site.ts';

export const siteTexts: Record<Language, SiteWords> = { en, fr, ht };

type Page = { params: Record<string, string | undefined> };

/** Returns the texts in a page's language, and `link`, which makes a path of that language. Pages, their components and layouts give `Astro`. */
export function siteWords({ params }: Page) {
  const language = languageOf(params['lang']);
  return { ...siteTexts[language], language, link: (path: string) => pathIn(language, path) };
}
