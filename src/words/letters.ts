import type { Language } from '#shared/language';
import { en, type Letters } from './en/letters.ts';
import { fr } from './fr/letters.ts';
import { ht } from './ht/letters.ts';

export const letters: Record<Language, Letters> = { en, fr, ht };
