import { randomUUID } from 'node:crypto';
import { addDue, dueAt, type Due, type Marked } from '../../due.ts';
import { nameOf, type Named, type OrderName } from './records.ts';

const workingMs = 60_000;
const dayMs = 24 * 3_600_000;

/** Stores a new due key each time, so that nobody else removes this look. Throws 503. */
export function markDue(order: Named, at = Date.now() + workingMs): Promise<Marked> {
  const { year, id } = nameOf(order);
  return addDue(dueAt(at, 'order', `${year}~${id}~${randomUUID().slice(0, 8)}`));
}

/**
 * Stores the due key of an order that waits for somebody, which lists find it by (rule 111). The time is the next midnight (UTC): so all
 * looks of a day are one key. Throws 503.
 */
export function markWaiting(order: Named): Promise<Marked> {
  const { year, id } = nameOf(order);
  const midnight = (Math.floor(Date.now() / dayMs) + 1) * dayMs;
  return addDue(dueAt(midnight, 'order', `${year}~${id}~waits`));
}

export function dueOrderOf({ name }: Due): OrderName {
  const [year, id = ''] = name.split('~');
  return { year: Number(year), id };
}
