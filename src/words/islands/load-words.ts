import type { Language } from '#shared/language';
import { pageLanguage } from '../../lib/page-language.ts';
import type { IslandWords } from './en.ts';
import { $words } from './words.ts';

const texts: Record<Language, () => Promise<IslandWords>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  ht: () => import('./ht.ts').then(({ ht }) => ht),
};

/** For this page and, in whatever language they are, those that follow. */
export async function loadWords(): Promise<void> {
  document.addEventListener('astro:after-swap', loadWords);
  const language = pageLanguage();
  $words.set({ ...(await texts[language]()), language });
}
