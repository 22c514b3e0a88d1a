import type { Language } from '../language.ts';

export const marks = ['detail', 'edge', 'back', 'room'] as const;
/** What a photograph beside the first one shows. */
export type Mark = (typeof marks)[number];

/** After the title, as in 'Choublak, detail'. Not in `src/words`, because stored alt texts are made of them. */
export const markWords: Record<Language, Record<Mark, string>> = {
  en: { detail: 'detail', edge: 'edge', back: 'back', room: 'in a room' },
  fr: { detail: 'détail', edge: 'tranche', back: 'dos', room: 'dans une pièce' },
  ht: { detail: 'detay', edge: 'bò tablo a', back: 'do tablo a', room: 'nan yon pyès kay' },
};
