import {
  translatedLanguages,
  type TranslatedLanguage,
  type Translations,
} from '#shared/translations';

export type TranslationValues<Text extends string> = {
  [Name in `translations.${TranslatedLanguage}.${Text}`]: string;
};

/** Returns the fields of a form. A text that is not translated is empty. */
export function translationValues<Text extends string>(
  texts: readonly Text[],
  stored?: Translations<Text>,
): TranslationValues<Text> {
  const values = translatedLanguages.flatMap((language) =>
    texts.map((text) => [`translations.${language}.${text}`, stored?.[language]?.[text] ?? '']),
  );
  return Object.fromEntries(values) as TranslationValues<Text>;
}
