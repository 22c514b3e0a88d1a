import { $timeZone } from './session.ts';

const long = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
const short = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** 'November 21, 2026 at 14:02' in the shop's time zone, else in the reader's. */
export function formatMoment(date: string): string {
  return format(date, long);
}

/** 'Nov 21, 14:02', likewise. */
export function formatShortMoment(date: string): string {
  return format(date, short);
}

/** '2026-11-21': the day of a moment, likewise. */
export function dayOf(moment: string | number): string {
  return new Intl.DateTimeFormat('sv-SE', zoned({ dateStyle: 'short' })).format(new Date(moment));
}

function format(date: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', zoned(style)).format(new Date(date));
}

function zoned(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return { ...style, timeZone: $timeZone.get() || undefined };
}
