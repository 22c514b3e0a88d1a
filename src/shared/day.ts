import type { Language } from './language.ts';

type Formatted = (date: Date) => string;

const inUtc: Partial<Record<Language, Formatted>> = {};

/** Returns 'November 21, 2026' in UTC, so that all readers see the same date. `date`: ISO 8601, or ms since 1970. */
export function formatDay(date: string | number, language: Language = 'en'): string {
  inUtc[language] ??= dayFormat('UTC', language);
  return inUtc[language](new Date(date));
}

export function formatDayIn(timeZone: string, date: Date, language: Language): string {
  return dayFormat(timeZone, language)(date);
}

/** Returns '2026-11-26' in this time zone. `date`: ISO 8601, or ms since 1970. */
export function formatIsoDay(date: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(date));
}

function dayFormat(timeZone: string, language: Language): Formatted {
  if (language === 'ht') return kreyolFormat(timeZone);
  const locale = language === 'fr' ? 'fr' : 'en-US';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (date) => format.format(date).replace(/^1 /, '1er ');
}

/** `Intl` does not know Haitian Creole, neither in Node nor in Chromium. */
export const kreyolMonths = [
  'janvye',
  'fevriye',
  'mas',
  'avril',
  'me',
  'jen',
  'jiyè',
  'out',
  'septanm',
  'oktòb',
  'novanm',
  'desanm',
] as const;

/** Formats a date as '21 novanm 2026'. */
function kreyolFormat(timeZone: string): Formatted {
  const style = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone } as const;
  const numbers = new Intl.DateTimeFormat('en-US', style);
  return (date) => {
    const [month, day, year] = numbers.format(date).split('/');
    return `${day} ${kreyolMonths[Number(month) - 1]} ${year}`;
  };
}
