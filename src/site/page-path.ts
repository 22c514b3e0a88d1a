import { pathIn } from '#shared/language';
import { pageLanguage } from '../words/page-language.ts';

/** Returns a path of the site in the page's language. */
export function pagePath(path: string): string {
  return pathIn(pageLanguage(), path);
}
