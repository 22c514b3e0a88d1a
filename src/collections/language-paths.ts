import { pathPart, siteLanguages } from '#shared/language';
import { findSiteSettings } from './site-settings.ts';

/** Returns the paths of a page below `[...lang]`, once for each language. */
export async function inEachLanguage<Path extends { params: object }>(paths: readonly Path[]) {
  const languages = siteLanguages(await findSiteSettings());
  return languages.flatMap((language) =>
    paths.map((path) => ({ ...path, params: { ...path.params, lang: pathPart(language) } })),
  );
}

/** Returns the paths of a page with one address in each language. */
export function languagePaths() {
  return inEachLanguage([{ params: {} }]);
}
