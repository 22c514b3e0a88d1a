import { lazily } from './lazily.ts';

const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
const moment = lazily(() => new Intl.DateTimeFormat('en-US', style));
const utcMoment = lazily(() => new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }));

/** A moment in the reader's own time zone: 'November 21, 2026 at 14:02'. */
export function formatMoment(date: string | Date): string {
  return moment().format(new Date(date));
}

/** A moment for readers in any time zone: 'November 21, 2026 at 14:02 (UTC)'. */
export function formatUtcMoment(date: string | Date): string {
  return `${utcMoment().format(new Date(date))} (UTC)`;
}

// The home page names days by a file of its own: one shared with these screens would be one request more.
const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** A day as visitors read it on the site, 'November 21, 2026' (spec, section 9). `date`: ISO 8601, or ms since 1970. */
export function formatDay(date: string | number): string {
  return day().format(new Date(date));
}

const countries = lazily(() => new Intl.DisplayNames('en', { type: 'region' }));

/** A country by its name: Stripe gives its code, a buyer may have written it out. */
export function nameCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries().of(country) ?? country) : country;
}
