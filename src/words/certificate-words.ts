import { atom } from 'nanostores';
import type { Language } from '#shared/language';
import { pageLanguage } from './page-language.ts';
import type * as certificate from './en/islands/certificate.ts';

type CertificateWords = typeof certificate;

const texts: Record<Language, () => Promise<CertificateWords>> = {
  en: () => import('./en/islands/certificate.ts'),
  fr: () => import('./fr/islands/certificate.ts'),
  ht: () => import('./ht/islands/certificate.ts'),
};

/** Apart from `$words`, so that no other page loads them. */
export const $certificateWords = atom({} as CertificateWords);

export async function loadCertificateWords(): Promise<void> {
  document.addEventListener('astro:after-swap', loadCertificateWords);
  $certificateWords.set(await texts[pageLanguage()]());
}
