import { atom } from 'nanostores';
import type { Language } from '#shared/language';
import { pageLanguage } from './page-language.ts';

/** Keeps texts apart from `$words`, so that only what shows them loads them. `load` is for this page and those that follow. */
export function wordsApart<Words extends object>(texts: Record<Language, () => Promise<Words>>) {
  const $words = atom({} as Words);
  async function load(): Promise<void> {
    document.addEventListener('astro:after-swap', load);
    $words.set(await texts[pageLanguage()]());
  }
  return { $words, load };
}
