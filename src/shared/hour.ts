import { clockTime, weekdays } from './clock.ts';
import { kreyolMonths } from './day.ts';
import { knownZone, offsetAt } from './format.ts';
import type { Language } from './language.ts';

const hourMs = 3_600_000;

/**
 * Returns the moment at which the clocks of this time zone show a day and time ('2026-11-27T18:00'), as ISO 8601 with its offset,
 * '2026-11-27T18:00:00-05:00': the first one if they show it twice, null if they skip it.
 */
export function momentOf(shown: string, timeZone: string): string | null {
  const wanted = Date.parse(`${shown}Z`);
  // Clocks change twice a day at most: these are the offsets before and after.
  const moments = [-24 * hourMs, 24 * hourMs].map((ms) => wanted - offsetAt(wanted + ms, timeZone));
  const fitting = moments.filter((moment) => moment + offsetAt(moment, timeZone) === wanted);
  return fitting.length > 0 ? `${shown}:00${offsetWords(wanted - Math.min(...fitting))}` : null;
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
  const at = Date.parse(moment);
  return `${shownAt(moment, timeZone)}:00${offsetWords(offsetAt(at, timeZone))}`;
}

/** Returns 'Friday, November 27 at 6:00 PM (Port-au-Prince)' in this time zone. */
export function formatHour(moment: string, timeZone: string, language: Language = 'en'): string {
  const zone = knownZone(timeZone);
  return `${says[language](new Date(shownAt(moment, zone) + 'Z'))} (${cityOf(zone)})`;
}

/** `shown`: as if the shop's clocks were in UTC. */
const says: Record<Language, (shown: Date) => string> = {
  en: (shown) => `${dayIn('en-US', shown)} at ${timeOf(shown, 'en')}`,
  fr: (shown) => `${dayIn('fr', shown).replace(' 1 ', ' 1er ')} à ${timeOf(shown, 'fr')}`,
  ht: (shown) => {
    const day = weekdays.ht[shown.getUTCDay()];
    const month = kreyolMonths[shown.getUTCMonth()];
    return `${day} ${shown.getUTCDate()} ${month} a ${timeOf(shown, 'ht')}`;
  },
};

function timeOf(shown: Date, language: Language): string {
  return clockTime[language](shown.getUTCHours(), shown.getUTCMinutes());
}

function dayIn(locale: string, shown: Date): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return shown.toLocaleDateString(locale, style);
}

/** Returns 'Port-au-Prince' of 'America/Port-au-Prince'. */
export function cityOf(timeZone: string): string {
  return timeZone.replace(/.*\//, '').replaceAll('_', ' ');
}
