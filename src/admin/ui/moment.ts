import { formatIsoDay } from '#shared/day';
import { $timeZone } from '../session/session.ts';

const long = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
const short = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns 'November 21, 2026 at 14:02' in the shop's time zone, else in the reader's. */
export function formatMoment(date: string): string {
  return format(date, long);
}

/** Returns 'Nov 21, 14:02', or 'Mar 10, 2030, 18:00' of another year, in the shop's time zone, else in the reader's. */
export function formatShortMoment(date: string): string {
  const isThisYear = dayOf(date).slice(0, 4) === dayOf(Date.now()).slice(0, 4);
  return format(date, isThisYear ? short : { ...short, year: 'numeric' });
}

/** Returns '2026-11-21' in the shop's time zone, else in UTC. The days of offers are of this zone. */
export function dayOf(moment: string | number): string {
  return formatIsoDay(moment, $timeZone.get() || 'UTC');
}

function format(date: string, style: Intl.DateTimeFormatOptions): string {
  const timeZone = $timeZone.get() || undefined;
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone }).format(new Date(date));
}
