/** The languages of the site. */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];

/** Returns the first part of a path in this language; English has none. */
export function pathPart(language: Language): string | undefined {
  return language === 'en' ? undefined : language;
}

/** Returns the language of a path with this first part. */
export function languageOf(part: string | undefined): Language {
  return languages.find((language) => language === part) ?? 'en';
}
