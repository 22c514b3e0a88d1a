import type { Language } from '#shared/language';
import { formatCents } from '#shared/money';
import { asSentence } from '#shared/sentence';
import { sizeLabel, type SizeUnits } from '#shared/wall/size-words';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';
import { offeredCents } from './offered.ts';

/** Returns what search engines show of an artwork's page: its description, else its facts in the page's language. */
export function wordsForSearch(
  work: Pick<
    CatalogueArtwork,
    'title' | 'year' | 'description' | 'technique' | 'dimensions' | 'price' | 'state'
  >,
  language: Language,
  size: SizeUnits,
): string {
  const { title, year, description, technique, dimensions } = work;
  if (description) return description;
  const cents = offeredCents(work);
  const price = cents > 0 && formatCents(cents, language);
  const facts = [technique, sizeLabel(dimensions, size), price].filter(Boolean);
  return [`${title}, ${year}`, facts.join(', ')]
    .map((words) => words && asSentence(words))
    .join(' ')
    .trim();
}
