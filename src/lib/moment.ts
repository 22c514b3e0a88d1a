const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment of these days in the visitor's own time zone: 'Nov 24, 14:02'. */
export function formatShortMoment(date: string): string {
  return short.format(new Date(date));
}

/** A moment in the visitor's own time zone: 'November 24, 2026 at 14:02'. */
export function formatLocalMoment(date: string): string {
  return moment.format(new Date(date));
}
