import type * as certificate from './en/islands/certificate.ts';
import { wordsApart } from './words-apart.ts';

export const { $words: $certificateWords, load: loadCertificateWords } = wordsApart<
  typeof certificate
>({
  en: () => import('./en/islands/certificate.ts'),
  fr: () => import('./fr/islands/certificate.ts'),
  ht: () => import('./ht/islands/certificate.ts'),
});
