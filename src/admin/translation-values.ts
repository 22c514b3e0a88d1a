import {
  translatedLanguages,
  type TranslatedLanguage,
  type Translations,
} from '#shared/translations';

type TranslationValues<Field extends string> = Record<TranslatedLanguage, Record<Field, string>>;

/** All fields of a form; what is not translated is empty. */
export function translationValues<Field extends string>(
  fields: readonly Field[],
  stored?: Translations<Field>,
): TranslationValues<Field> {
  const valuesIn = (language: TranslatedLanguage) =>
    Object.fromEntries(fields.map((field) => [field, stored?.[language]?.[field] ?? '']));
  const values = translatedLanguages.map((language) => [language, valuesIn(language)]);
  return Object.fromEntries(values) as TranslationValues<Field>;
}
