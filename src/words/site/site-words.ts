import { languageOf, type Language } from '../languages.ts';
import { en, type SiteWords } from './en.ts';

const texts: Record<Language, SiteWords> = { en };

type Page = { params: Record<string, string | undefined> };

/** Returns the texts in a page's language. Pages, their components and layouts give `Astro`. */
export function siteWords({ params }: Page): SiteWords {
  return texts[languageOf(params['lang'])];
}
