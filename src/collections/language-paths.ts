import { pathPart, type Language } from '#shared/language';

const languages: readonly Language[] = ['en'];

/** Returns the paths of a page below `[...lang]`, once for each language. */
export function inEachLanguage<Path extends { params: object }>(paths: readonly Path[]) {
  return languages.flatMap((language) =>
    paths.map((path) => ({ ...path, params: { ...path.params, lang: pathPart(language) } })),
  );
}

/** For a page with one address in each language. */
export function languagePaths() {
  return inEachLanguage([{ params: {} }]);
}
