import { formatShortMoment } from '../ui/moment.ts';

/** Returns 'until Nov 24, 14:00', or 'the first until …' for several, or undefined for none. */
export function describeNext(deadlines: readonly string[]): string | undefined {
  const [next, ...others] = deadlines.toSorted();
  return next && `${others.length > 0 ? 'the first ' : ''}until ${formatShortMoment(next)}`;
}
