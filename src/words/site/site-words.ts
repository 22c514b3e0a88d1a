import { languageOf, type Language } from '#shared/language';
import { en, type SiteWords } from './en.ts';

const texts: Record<Language, SiteWords> = { en, fr: en, ht: en };

type Page = { params: Record<string, string | undefined> };

/** Returns the texts in a page's language. Pages, their components and layouts give `Astro`. */
export function siteWords({ params }: Page): SiteWords {
  return texts[languageOf(params['lang'])];
}
