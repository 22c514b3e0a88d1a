import { kreyolMonths } from './day.ts';
import { knownZone, offsetAt, weekdays } from './format.ts';
import type { Language } from './language.ts';

const hourMs = 3_600_000;

/**
 * Returns the moment at which the clocks of this time zone show a day and time ('2026-11-27T18:00'), as ISO 8601 with its offset,
 * '2026-11-27T18:00:00-05:00': the first one if they show it twice, null if they skip it.
 */
export function momentOf(shown: string, timeZone: string): string | null {
  const { moment, isShown } = findMoment(shown, timeZone);
  const offset = Date.parse(`${shown}Z`) - moment;
  return isShown ? `${shown}:00${offsetWords(offset)}` : null;
}

/** Returns the same moment in UTC. Of a day that ends at 23:00, 23:59:59 is the last second before the clocks change. */
export function momentIn(shown: string, timeZone: string): string {
  return new Date(findMoment(shown, timeZone).moment).toISOString();
}

function findMoment(shown: string, timeZone: string): { moment: number; isShown: boolean } {
  const wanted = Date.parse(`${shown}Z`);
  // Clocks change twice a day at most: these are the offsets before and after.
  const moments = [-24 * hourMs, 24 * hourMs].map((ms) => wanted - offsetAt(wanted + ms, timeZone));
  const fitting = moments.filter((moment) => moment + offsetAt(moment, timeZone) === wanted);
  const isShown = fitting.length > 0;
  return { moment: Math.min(...(isShown ? fitting : moments)), isShown };
}

/** Returns '-05:00'. */
function offsetWords(ms: number): string {
  const time = new Date(Math.abs(ms)).toISOString().slice(11, 16);
  return `${ms < 0 ? '-' : '+'}${time}`;
}

/** Returns what the clocks of this time zone show at a moment: '2026-11-27T18:00'. */
export function shownAt(moment: string, timeZone: string): string {
  const at = Date.parse(moment);
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/** Returns a moment with the offset of this time zone: '2026-11-27T18:00:00-05:00'. */
export function inZone(moment: string, timeZone: string): string {
  const offset = offsetAt(Date.parse(moment), timeZone);
  return `${shownAt(moment, timeZone)}:00${offsetWords(offset)}`;
}

/** Returns 'Friday, November 27 at 6:00 PM (Port-au-Prince)' in this time zone. */
export function formatHour(moment: string, timeZone: string, language: Language = 'en'): string {
  const zone = knownZone(timeZone);
  return `${says[language](new Date(shownAt(moment, zone) + 'Z'))} (${cityOf(zone)})`;
}

/** `shown`: as if the shop's clocks were in UTC. */
const says: Record<Language, (shown: Date) => string> = {
  en: (shown) => {
    const hours = shown.getUTCHours();
    const time = `${hours % 12 || 12}:${twoDigits(shown.getUTCMinutes())}`;
    return `${dayIn('en-US', shown)} at ${time} ${hours < 12 ? 'AM' : 'PM'}`;
  },
  fr: (shown) => {
    const minutes = shown.getUTCMinutes();
    const day = dayIn('fr', shown).replace(' 1 ', ' 1er ');
    return `${day} à ${shown.getUTCHours()}\u00a0h${minutes ? `\u00a0${twoDigits(minutes)}` : ''}`;
  },
  ht: (shown) => {
    const day = weekdays.ht[shown.getUTCDay()];
    const month = kreyolMonths[shown.getUTCMonth()];
    const time = `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`;
    return `${day} ${shown.getUTCDate()} ${month} a ${time}`;
  },
};

function dayIn(locale: string, shown: Date): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return shown.toLocaleDateString(locale, style);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Returns 'Port-au-Prince' of 'America/Port-au-Prince'. */
export function cityOf(timeZone: string): string {
  return timeZone.replace(/.*\//, '').replaceAll('_', ' ');
}
