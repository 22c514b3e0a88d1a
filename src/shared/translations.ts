import type { Language } from './language.ts';

export const translatedLanguages = ['fr', 'ht'] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** As the administration says them. */
export const translatedNames: Record<TranslatedLanguage, string> = { fr: 'French', ht: 'Kreyòl' };

/** By language and field; what is absent or empty is not translated. */
export type Translations<Field extends string = string> = {
  [Name in TranslatedLanguage]?: { [Key in Field]?: string | undefined } | undefined;
};

export const artworkTexts = ['title', 'description', 'technique'] as const;
export const seriesTexts = ['title', 'text'] as const;
export const pageTexts = ['title', 'description'] as const;
/** Also those of a diary entry. */
export const sectionTexts = ['title', 'content', 'imageAlt'] as const;

export type Translated<Field extends string> = {
  [Key in Field]?: string | undefined;
} & { translations?: Translations<Field> | undefined };

/** The fields that are in English on a page of another language. */
export type Langs<Field extends string = string> = { [Key in Field]?: 'en' };

/** Returns the record in a page's language. Texts without a translation stay in English, and `langs` names them. */
export function inLanguage<Field extends string, Item extends Translated<Field>>(
  item: Item,
  fields: readonly Field[],
  language: Language,
): Item & { langs: Langs<Field> } {
  if (language === 'en') return { ...item, langs: {} };
  const texts = item.translations?.[language];
  const langs: Langs<Field> = {};
  const shown = { ...item };
  for (const field of fields) {
    const text = texts?.[field];
    if (text) Object.assign(shown, { [field]: text });
    else if (item[field]) langs[field] = 'en';
  }
  return { ...shown, langs };
}

/** Returns an artwork's title in a language, else its own. */
export function titleIn(
  language: Language,
  artwork: Translated<'title'> & { title: string },
): string {
  return inLanguage(artwork, ['title'], language).title;
}

/** Returns the item to store (rule 74). */
export function keepTranslations<Item extends { translations?: Translations | undefined }>(
  sent: Item,
  stored: { translations?: Translations | undefined } | null | undefined,
): Item {
  const { translations, ...rest } = sent;
  const merged = mergeTranslations(stored?.translations, translations);
  return { ...rest, ...(merged && { translations: merged }) } as Item;
}

/** Returns the stored translations with the sent ones, or undefined if nothing is translated. */
export function mergeTranslations<Texts extends Translations>(
  stored: Texts | undefined,
  sent: Texts | undefined,
): Texts | undefined {
  if (!sent) return stored;
  const merged = translatedLanguages.flatMap((language) => {
    const texts = Object.entries({ ...stored?.[language], ...sent[language] });
    const filled = texts.filter(([, text]) => text);
    return filled.length > 0 ? [[language, Object.fromEntries(filled)] as const] : [];
  });
  return merged.length > 0 ? (Object.fromEntries(merged) as Texts) : undefined;
}

export type TranslationChange = { language: TranslatedLanguage; field: string };

export function changedTranslations(
  before: Translations | undefined,
  after: Translations | undefined,
): TranslationChange[] {
  return translatedLanguages.flatMap((language) => {
    const [oldTexts = {}, newTexts = {}] = [before?.[language], after?.[language]];
    const fields = [...new Set([...Object.keys(oldTexts), ...Object.keys(newTexts)])];
    return fields
      .filter((field) => (oldTexts[field] ?? '') !== (newTexts[field] ?? ''))
      .map((field) => ({ language, field }));
  });
}

/** Returns the fields with an English text and without one in this language. */
export function missingTranslations<Field extends string>(
  item: Translated<Field>,
  fields: readonly Field[],
  language: TranslatedLanguage,
): Field[] {
  return fields.filter((field) => item[field]?.trim() && !item.translations?.[language]?.[field]);
}
