import { lazily } from './lazily.ts';

const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
const moment = lazily(() => new Intl.DateTimeFormat('en-US', style));
const utcMoment = lazily(() => new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }));

/** 'November 21, 2026 at 14:02' in the reader's time zone. */
export function formatMoment(date: string | Date): string {
  return moment().format(new Date(date));
}

export function formatUtcMoment(date: string | Date): string {
  return `${utcMoment().format(new Date(date))} (UTC)`;
}

const countries = lazily(() => new Intl.DisplayNames('en', { type: 'region' }));

/** Stripe gives a country's code; buyers write its name. */
export function nameCountry(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries().of(country) ?? country) : country;
}
