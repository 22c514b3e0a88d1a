import type { Language } from '#shared/language';

export function pageLanguage(): Language {
  return document.documentElement.lang as Language;
}
