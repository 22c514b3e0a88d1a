import { formatDayIn } from './day.ts';
import type { Language } from './language.ts';
import { lazily } from './lazily.ts';

/** Returns 'November 21, 2026 at 09:02 (EST)' in this time zone, or in UTC if the machine does not know it. */
export function formatMoment(
  date: string | Date,
  timeZone: string,
  language: Language = 'en',
): string {
  const when = new Date(date);
  const zone = knownZone(timeZone);
  const { time, zoneName } = readClock(when, zone, language);
  return `${formatDayIn(zone, when, language)}${beforeTime[language]}${time} (${zoneName})`;
}

/** Returns 'Saturday at 09:02 EST' in this time zone, for a moment within a week. */
export function formatWeekday(date: string, timeZone = 'UTC', language: Language = 'en'): string {
  const { weekday, time, zoneName } = readClock(new Date(date), timeZone, language);
  const day = weekdays[language][weekdays.en.indexOf(weekday)];
  return `${day}${beforeTime[language]}${time} ${language === 'fr' ? `(${zoneName})` : zoneName}`;
}

/** Returns the time, zone name and weekday that clocks show. `weekday`: in English. */
function readClock(when: Date, timeZone: string, language: Language) {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(when);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  const [weekday, hour, minute] = [part('weekday'), part('hour'), part('minute')];
  const zoneName = part('timeZoneName');
  if (language !== 'fr') return { weekday, time: `${hour}:${minute}`, zoneName };
  const time = `${Number(hour)}\u00a0h\u00a0${minute}`;
  return { weekday, time, zoneName: frenchZone(timeZone) ?? zoneName };
}

/** Returns 'heure de Port-au-Prince', because French readers do not know 'EST', or undefined for a zone without a city, like UTC. */
function frenchZone(timeZone: string): string | undefined {
  const city = /^(?!Etc\/).*\/(.+)$/.exec(timeZone)?.[1]?.replaceAll('_', ' ');
  return city && `heure ${/^[AEIOU]/.test(city) ? 'd’' : 'de '}${city}`;
}

export const weekdays: Record<Language, string[]> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  ht: 'dimanch lendi madi mèkredi jedi vandredi samdi'.split(' '),
};

const beforeTime: Record<Language, string> = { en: ' at ', fr: ' à ', ht: ' a ' };

/** Returns 'November 21, 2026' in this time zone, or in UTC if the machine does not know it. */
export function formatDate(date: string, timeZone = '', language: Language = 'en'): string {
  return formatDayIn(knownZone(timeZone), new Date(date), language);
}

/** Returns how many ms the zone's clocks show more than UTC. */
export function offsetAt(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: knownZone(timeZone),
  }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment;
}

export function knownZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Returns the IANA name of a time zone that a person typed: 'New York' is America/New_York. Returns what it does not know as it was. */
export function findTimeZone(typed: string): string {
  if (!typed || isTimeZone(typed)) return typed;
  const wanted = foldZone(typed);
  const zones = Intl.supportedValuesOf('timeZone');
  const isNamed = (zone: string) => foldZone(zone) === wanted;
  const hasCity = (zone: string) => foldZone(zone.slice(zone.lastIndexOf('/') + 1)) === wanted;
  return zones.find(isNamed) ?? zones.find(hasCity) ?? typed;
}

function foldZone(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z/]/g, '');
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

/** Returns the name of a country. Stripe gives its code; buyers write its name. Kreyòl has the French names. */
export function nameCountry(country: string, language: Language = 'en'): string {
  const names = language === 'en' ? english : french;
  return /^[A-Z]{2}$/.test(country) ? (names().of(country) ?? country) : country;
}
