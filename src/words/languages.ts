/** The languages of the site. */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];

/** Returns the first part of a path in this language; English has none. */
export function pathPart(language: Language): string | undefined {
  return language === 'en' ? undefined : language;
}
