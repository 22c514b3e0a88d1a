import { format } from 'date-fns/format';

export function formatShortMoment(date: string): string {
  return format(date, 'MMM d, HH:mm');
}
