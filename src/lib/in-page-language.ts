import { pageLanguage } from '../words/page-language.ts';
import { inLanguage, type Langs, type Translated } from '#shared/translations';

/** Returns the item of an answer as the open page shows it. */
export function inPageLanguage<Field extends string, Item extends Translated<Field>>(
  item: Item,
  fields: readonly Field[],
): Item & { langs: Langs<Field> } {
  return inLanguage(item, fields, pageLanguage());
}
