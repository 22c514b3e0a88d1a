import { atom } from 'nanostores';
import type { Language } from '#shared/language';
import type { IslandWords } from './island-words.ts';
import { pageLanguage } from './page-language.ts';
import { importWords } from './import-words.ts';
import { en, type ScreenWords } from './en/screen.ts';
import { fr } from './fr/screen.ts';
import { ht } from './ht/screen.ts';

export const screens: Record<Language, ScreenWords> = { en, fr, ht };

export type PageWords = IslandWords & { screen: ScreenWords; language: Language };

/**
 * The texts of islands in the page's language. They are read when something is shown: islands outlive a page. Before
 * `loadWords` there are only those of the administration.
 */
export const $words = atom({ screen: en, language: 'en' } as PageWords);

/** Loads the words for this page and those that follow. */
export async function loadWords(): Promise<void> {
  document.addEventListener('astro:after-swap', loadWords);
  const language = pageLanguage();
  setWords(language, await importWords());
}

/** Shows these texts. */
export function setWords(language: Language, words: IslandWords): void {
  $words.set({ ...words, screen: screens[language], language });
}
