import { lazily } from './lazily.ts';

const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
const moment = lazily(() => new Intl.DateTimeFormat('en-US', style));

/** 'November 21, 2026 at 14:02' in the reader's time zone. */
export function formatMoment(date: string | Date): string {
  return moment().format(new Date(date));
}

/** 'November 21, 2026 at 09:02 (EST)' in this time zone; UTC if it is empty. */
export function formatShopMoment(date: string | Date, timeZone: string): string {
  const zone = { timeZone: timeZone || 'UTC' };
  const when = new Date(date);
  const named = new Intl.DateTimeFormat('en-US', { ...zone, timeZoneName: 'short' });
  const name = named.formatToParts(when).find(({ type }) => type === 'timeZoneName')?.value;
  return `${new Intl.DateTimeFormat('en-US', { ...style, ...zone }).format(when)} (${name})`;
}

const countries = lazily(() => new Intl.DisplayNames('en', { type: 'region' }));

/** Stripe gives a country's code; buyers write its name. */
export function nameCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries().of(country) ?? country) : country;
}
