import type * as ownWall from './en/islands/own-wall.ts';
import { wordsApart } from './words-apart.ts';

export type OwnWallWords = typeof ownWall;

export const { $words: $ownWallWords, load: loadOwnWallWords } = wordsApart<OwnWallWords>({
  en: () => import('./en/islands/own-wall.ts'),
  fr: () => import('./fr/islands/own-wall.ts'),
  ht: () => import('./ht/islands/own-wall.ts'),
});
