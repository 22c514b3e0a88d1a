import { formatShortMoment } from '../ui/moment.ts';

/** 'until Nov 24, 14:00', of several 'the first until …'. */
export function describeNext(deadlines: readonly string[]): string | undefined {
  const [next, ...others] = deadlines.toSorted();
  return next && `${others.length > 0 ? 'the first ' : ''}until ${formatShortMoment(next)}`;
}
