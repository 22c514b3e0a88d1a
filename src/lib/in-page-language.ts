import { languageOf } from '#shared/language';
import { inLanguage, type Langs, type Translated } from '#shared/translations';

/** Returns the item of an answer as the open page shows it. */
export function inPageLanguage<Field extends string, Item extends Translated<Field>>(
  item: Item,
  fields: readonly Field[],
): Item & { langs: Langs<Field> } {
  return inLanguage(item, fields, languageOf(document.documentElement.lang));
}

/** Writes a text, with its language if that is not the language of the page. */
export function write(place: Element | null, text: string, lang?: 'en'): void {
  if (!place) return;
  place.textContent = text;
  if (lang) place.setAttribute('lang', lang);
  else place.removeAttribute('lang');
}
