import type * as offer from './en/islands/offer.ts';
import { wordsApart } from './words-apart.ts';

export const { $words: $offerWords, load: loadOfferWords } = wordsApart<typeof offer>({
  en: () => import('./en/islands/offer.ts'),
  fr: () => import('./fr/islands/offer.ts'),
  ht: () => import('./ht/islands/offer.ts'),
});
