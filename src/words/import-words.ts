import type { Language } from '#shared/language';
import { pageLanguage } from './page-language.ts';
import type { IslandWords } from './island-words.ts';

const texts: Record<Language, () => Promise<IslandWords>> = {
  en: () => import('./en/islands.ts'),
  fr: () => import('./fr/islands.ts'),
  ht: () => import('./ht/islands.ts'),
};

/** Imports the words of the page's language. */
export function importWords(): Promise<IslandWords> {
  return texts[pageLanguage()]();
}
