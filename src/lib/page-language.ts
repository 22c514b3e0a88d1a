import { languageOf, pathIn, type Language } from '#shared/language';

export function pageLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

/** Of a call whose answer has words. */
export function languageHeaders(): Record<string, string> {
  const language = pageLanguage();
  return language === 'en' ? {} : { 'accept-language': language };
}

/** Returns a path of the site in the page's language. */
export function pagePath(path: string): string {
  return pathIn(pageLanguage(), path);
}
