import type { Language } from '#shared/language';
import * as en from './en/islands.ts';
import * as fr from './fr/islands.ts';
import * as ht from './ht/islands.ts';
import type { IslandWords } from './island-words.ts';

/** For islands that the build renders; a browser loads those of its page. */
export const islandWords: Record<Language, IslandWords> = { en, fr, ht };
