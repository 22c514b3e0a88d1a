import { randomUUID } from 'node:crypto';
import { addDue, dueAt, type Due, type Marked } from '../../due.ts';
import { nameOf, type Named, type OrderName } from './records.ts';

const workingMs = 60_000;

/** Stores a new due key each time, so that nobody else removes this look. Throws 503. */
export function markDue(order: Named, at = Date.now() + workingMs): Promise<Marked> {
  const { year, id } = nameOf(order);
  return addDue(dueAt(at, 'order', `${year}~${id}~${randomUUID().slice(0, 8)}`));
}

export function dueOrderOf({ name }: Due): OrderName {
  const [year, id = ''] = name.split('~');
  return { year: Number(year), id };
}
