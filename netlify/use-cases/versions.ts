import { HttpError } from '../http/errors.ts';

/** An edit of a version that is not the newest is refused; one without a version wins (rulings 27). Throws 412. */
export function requireVersion(current: number, expected: number | null): void {
  if (expected === null || expected === current) return;
  throw new HttpError(412, 'This was changed in another window. Reload it to go on from there.');
}
