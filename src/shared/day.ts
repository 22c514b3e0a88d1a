import { lazily } from './lazily.ts';

const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** 'November 21, 2026' in UTC, so that all readers see the same date. `date`: ISO 8601, or ms since 1970. */
export function formatDay(date: string | number): string {
  return day().format(new Date(date));
}
