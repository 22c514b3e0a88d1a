import type { Language } from '#shared/language';
import { en, type IslandWords } from './en.ts';
import { fr } from './fr.ts';
import { ht } from './ht.ts';

/** For islands that the build renders; a browser loads those of its page. */
export const islandWords: Record<Language, IslandWords> = { en, fr, ht };
