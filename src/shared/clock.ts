import type { Language } from './language.ts';

export const weekdays: Record<Language, string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  ht: 'dimanch lendi madi mèkredi jedi vandredi samdi'.split(' '),
};

/** Returns '6:05 PM', '18 h 05' or '18:05'. */
export const clockTime: Record<Language, (hours: number, minutes: number) => string> = {
  en: (hours, minutes) => `${hours % 12 || 12}:${twoDigits(minutes)} ${hours < 12 ? 'AM' : 'PM'}`,
  fr: (hours, minutes) => `${hours}\u00a0h${minutes ? `\u00a0${twoDigits(minutes)}` : ''}`,
  ht: (hours, minutes) => `${twoDigits(hours)}:${twoDigits(minutes)}`,
};

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
