import { languageOf, pathIn, type Language } from '#shared/language';

export function pageLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

/** Returns a path of the site in the page's language. */
export function pagePath(path: string): string {
  return pathIn(pageLanguage(), path);
}
