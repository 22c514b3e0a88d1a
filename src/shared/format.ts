import { format } from 'date-fns/format';

// Not date-fns: mails carry this, and every function that sends one would bundle it.
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

const utcMoment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A date as the site prints it: 'November 21, 2026' (spec, section 9). */
export function formatDay(date: string | Date): string {
  return format(date, 'MMMM d, yyyy');
}

/** A moment as people read it, in the shop's time zone: 'November 21, 2026 at 14:02'. */
export function formatMoment(date: string | Date): string {
  return moment.format(new Date(date));
}

/** A moment for readers in any time zone: 'November 21, 2026 at 14:02 (UTC)'. */
export function formatUtcMoment(date: string | Date): string {
  return `${utcMoment.format(new Date(date))} (UTC)`;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A country by its name: Stripe gives its code, a buyer may have written it out. */
export function nameCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country;
}
