import type { Language } from '#shared/language';
import { en, type Letters } from './en.ts';
import { fr } from './fr.ts';
import { ht } from './ht.ts';

export const letters: Record<Language, Letters> = { en, fr, ht };
