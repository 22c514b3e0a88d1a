/** Of the site: English, French, Haitian Creole. */
export const languages = ['en', 'fr', 'ht'] as const;

export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ht: 'Kreyòl',
};

/** Returns the first part of a path in this language; English has none. */
export function pathPart(language: Language): string | undefined {
  return language === 'en' ? undefined : language;
}

/** Returns a path of the site as it is in this language. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** Takes back what `pathIn` did. */
export function englishPath(language: Language, path: string): string {
  return language === 'en' ? path : path.slice(language.length + 1) || '/';
}

/** Returns the language with this name, else English. */
export function languageOf(name: string | null | undefined): Language {
  return languages.find((language) => language === name) ?? 'en';
}

type LanguageSettings = { offersFrench: boolean; offersKreyol: boolean };

/** Returns the languages of the pages, English first. */
export function siteLanguages({ offersFrench, offersKreyol }: LanguageSettings): Language[] {
  return [
    'en',
    ...(offersFrench ? (['fr'] as const) : []),
    ...(offersKreyol ? (['ht'] as const) : []),
  ];
}
