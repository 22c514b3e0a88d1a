const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as the site prints it, 'MMMM d, yyyy' (spec, section 9): the same for every reader, by UTC. `date`: ISO 8601, or ms. */
export function nameDay(date: string | number): string {
  return day.format(new Date(date));
}
