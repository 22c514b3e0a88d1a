import { atom } from 'nanostores';
import type { Language } from '#shared/language';
import type { IslandWords } from './en.ts';
import { screen } from './en/screen.ts';

export type PageWords = IslandWords & { language: Language };

/**
 * The texts of islands in the page's language. They are read when something is shown: islands outlive a page. Before
 * `loadWords` there are only those of the administration.
 */
export const $words = atom({ screen, language: 'en' } as PageWords);
