import type { Taken } from './posts.ts';
import type { Run } from './record.ts';

const mostNotes = 20;

/** What was done, which counts even when the page is begun anew. */
export function withNews(run: Run, taken: Taken[]): Run {
  const { result } = run;
  const done = (change: Taken['change']) => taken.filter((one) => one.change === change).length;
  const notes = taken.map(({ note }) => note).filter((note) => note !== null);
  return {
    ...run,
    hasNews: run.hasNews || taken.some(({ change }) => change !== 'none'),
    result: {
      ...result,
      added: result.added + done('added'),
      changed: result.changed + done('changed'),
      hidden: result.hidden + done('hidden'),
      notes: [...result.notes, ...notes].slice(0, mostNotes),
    },
  };
}

/** What was seen on a whole page. */
export function withPage(run: Run, taken: Taken[]): Run {
  const { result } = run;
  const skipped = { ...result.skipped };
  for (const { reason } of taken) if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1;
  const found = taken.filter(({ reason }) => reason === null).length;
  const seen = result.seen + taken.length;
  return { ...run, done: seen, result: { ...result, skipped, seen, taken: result.taken + found } };
}

/** Nothing seen yet; what was done stands. */
export function emptied({ result }: Run): Run['result'] {
  return { ...result, seen: 0, taken: 0, skipped: {} };
}
