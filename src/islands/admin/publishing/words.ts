import { lazily } from '#shared/lazily';
import type { PublishingState } from '../../../stores/publishing.ts';

/** Where the changes stand, in words. */
export function describePublishing({ state, changes, builtAt }: PublishingState): string {
  const waiting = `Waiting: ${changes} ${changes === 1 ? 'change' : 'changes'}`;
  switch (state) {
    case 'live':
      return 'All changes are live';
    case 'publishing':
      return 'Publishing…';
    case 'waiting':
      return waiting;
    case 'manual':
      return `${waiting} (live with the next deploy)`;
    case 'failed':
      return `Publishing failed, the site shows the version of ${formatTime(builtAt)}`;
  }
}

const time = lazily(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const dayAndTime = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** '14:02' in the painter's own time; with its day when that is not today. */
function formatTime(moment: string): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  return (isToday ? time() : dayAndTime()).format(date);
}
