import { format } from 'date-fns/format';

/** A moment of these days in the reader's own time zone: 'Nov 24, 14:02'. */
export function formatShortMoment(date: string): string {
  return format(date, 'MMM d, HH:mm');
}
