import { lazily } from '#shared/lazily';
import {
  changeKinds,
  nothingPublishes,
  type ChangeKind,
  type Pace,
  type Publishing,
} from '#shared/admin/publishing';

export const paceWords: Record<Pace, string> = {
  0: 'At once',
  10: 'When I pause for 10 minutes',
  60: 'After an hour',
  1440: 'After a day',
  [-1]: 'Only when I press',
};

const soonMs = 10 * 60_000;

const kindWords: Record<ChangeKind, [one: string, several: string]> = {
  artworks: ['artwork', 'artworks'],
  series: ['series', 'series'],
  content: ['page', 'pages'],
  diary: ['diary entry', 'diary entries'],
  films: ['film or inspiration', 'films and inspirations'],
  settings: ['change of the settings', 'changes of the settings'],
  sales: ['sale', 'sales'],
};

/** Returns '2 artworks, 1 page, 1 sale'. */
export function describeWaits(waits: Publishing['waits']): string {
  return changeKinds
    .flatMap((kind) => (waits[kind] ? count(waits[kind], kindWords[kind]) : []))
    .join(', ');
}

export function describePublishing(publishing: Publishing): string {
  const words = describeState(publishing);
  const { state, builtAt } = publishing;
  const shown = builtAt ? `the site shows the version of ${formatTime(builtAt)}` : null;
  if (isBroken(state)) return [words, shown].filter(Boolean).join(', ');
  if (state !== 'waiting') return words;
  return [`${words}, ${describeEnd(publishing)}`, shown].filter(Boolean).join('; ');
}

/** Returns when the changes go live. With the pace 'at once' this is 'in a few minutes', also while the shop waits for the clock. */
function describeEnd({ until, publishAfterMinutes }: Publishing): string {
  if (!until) return 'until you press Publish now';
  const isSoon = publishAfterMinutes === 0 && Date.parse(until) - Date.now() <= soonMs;
  return isSoon ? 'going live in a few minutes' : `going live at ${formatTime(until)}`;
}

export function describeState({ state, changes, since }: Publishing): string {
  const waiting = `Waiting: ${count(changes, ['change', 'changes'])}`;
  switch (state) {
    case 'live':
      return 'All changes are live';
    case 'publishing':
      return 'Publishing…';
    case 'waiting':
      return since ? `${waiting} since ${formatTime(since)}` : waiting;
    case 'manual':
      return changes > 0 ? `${nothingPublishes}. ${waiting}` : nothingPublishes;
    case 'failed':
      return 'Publishing failed';
    case 'stopped':
      return 'Publishing failed three times and has stopped';
    case 'older':
      return 'An older version is live';
  }
}

export function isBroken(state: Publishing['state']): boolean {
  return state === 'failed' || state === 'stopped' || state === 'older';
}

export function describeNext({ state, until }: Publishing): string {
  if (until) return formatTime(until);
  return state === 'publishing' ? 'under way' : 'when you press Publish now';
}

export function describeCost({
  count: deployCount,
  since,
}: NonNullable<Publishing['deploys']>): string {
  return `Netlify's credit plans: 15 credits each; this shop has asked for ${deployCount} since ${monthStart().format(new Date(since))}`;
}

function count(number: number, [singular, plural]: [string, string]): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? singular : plural}`;
}

const monthStart = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
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

/** Returns '14:02' in the reader's time zone, with the day if that is not today. */
function formatTime(moment: string): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  return (isToday ? time() : dayAndTime()).format(date);
}
