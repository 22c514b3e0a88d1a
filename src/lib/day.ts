import { lazily } from '#shared/lazily';

const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** Formats as 'MMMM d, yyyy' in UTC, so that all readers see the same date. */
export function nameDay(date: string): string {
  return day().format(new Date(date));
}
