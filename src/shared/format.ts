import { lazily } from './lazily.ts';

const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;

/** 'November 21, 2026 at 09:02 (EST)' in this time zone; in UTC if the machine does not know it. */
export function formatMoment(date: string | Date, timeZone: string): string {
  const zone = knownZone(timeZone);
  const when = new Date(date);
  const named = new Intl.DateTimeFormat('en-US', { ...zone, timeZoneName: 'short' });
  const name = named.formatToParts(when).find(({ type }) => type === 'timeZoneName')?.value;
  return `${new Intl.DateTimeFormat('en-US', { ...style, ...zone }).format(when)} (${name})`;
}

/** 'November 21, 2026' in this time zone; in UTC if the machine does not know it. */
export function formatDate(date: string, timeZone = ''): string {
  const format = { dateStyle: 'long', ...knownZone(timeZone) } as const;
  return new Intl.DateTimeFormat('en-US', format).format(new Date(date));
}

function knownZone(timeZone: string) {
  return { timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' };
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

const countries = lazily(() => new Intl.DisplayNames('en', { type: 'region' }));

/** Stripe gives a country's code; buyers write its name. */
export function nameCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries().of(country) ?? country) : country;
}
