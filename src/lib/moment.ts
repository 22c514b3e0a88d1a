const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** A moment in the visitor's own time zone: 'November 24, 2026 at 14:02'. */
export function formatLocalMoment(date: string): string {
  return moment.format(new Date(date));
}
