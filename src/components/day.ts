import { lazily } from '#shared/lazily';

const day = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** A date as the site prints it, 'MMMM d, yyyy' (spec, section 9), by UTC, so that every reader has the same one. */
export function nameDay(date: string): string {
  return day().format(new Date(date));
}
