import { formatDayIn } from './day.ts';
import type { Language } from './language.ts';
import { lazily } from './lazily.ts';

/** 'November 21, 2026 at 09:02 (EST)' in this time zone; in UTC if the machine does not know it. */
export function formatMoment(
  date: string | Date,
  timeZone: string,
  language: Language = 'en',
): string {
  const when = new Date(date);
  const zone = knownZone(timeZone);
  const named = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(when);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    named.find(({ type }) => type === wanted)?.value ?? '';
  const time = `${part('hour')}:${part('minute')} (${part('timeZoneName')})`;
  return `${formatDayIn(zone, when, language)}${beforeTime[language]}${time}`;
}

/** 'Saturday at 09:02 EST' in this time zone: for a moment within a week. */
export function formatWeekday(date: string, timeZone = 'UTC', language: Language = 'en'): string {
  const when = new Date(date);
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  });
  if (language === 'en') return format.format(when);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    format.formatToParts(when).find(({ type }) => type === wanted)?.value ?? '';
  const day = weekdays[language][weekdays.en.indexOf(part('weekday'))];
  return `${day}${beforeTime[language]}${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}

const weekdays: Record<Language, string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  ht: 'dimanch lendi madi mèkredi jedi vandredi samdi'.split(' '),
};

const beforeTime: Record<Language, string> = { en: ' at ', fr: ' à ', ht: ' a ' };

/** 'November 21, 2026' in this time zone; in UTC if the machine does not know it. */
export function formatDate(date: string, timeZone = '', language: Language = 'en'): string {
  return formatDayIn(knownZone(timeZone), new Date(date), language);
}

function knownZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Returns whether this machine knows the IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    // A number is an offset.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const english = lazily(() => new Intl.DisplayNames('en', { type: 'region' }));
const french = lazily(() => new Intl.DisplayNames('fr', { type: 'region' }));

/** Stripe gives a country's code; buyers write its name. Kreyòl has the French names. */
export function nameCountry(country: string, language: Language = 'en'): string {
  const names = language === 'en' ? english : french;
  return /^[A-Z]{2}$/.test(country) ? (names().of(country) ?? country) : country;
}
