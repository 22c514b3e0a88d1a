import { HttpError } from '../http/errors.ts';

/** An edit of a version that is not the newest is refused; one without a version wins (rulings 27). Throws 412. */
export function requireVersion(current: number, expected: number | null): void {
  if (expected === null || expected === current) return;
  throw new HttpError(412, 'This was changed in another window. Reload it to go on from there.');
}

/** The version that a request's If-Match names, or null when it has none. Throws 400 for anything but a number. */
export function readVersion(request: Request): number | null {
  const header = request.headers.get('if-match');
  if (header === null) return null;
  const version = Number(header.replaceAll('"', ''));
  if (Number.isInteger(version)) return version;
  throw new HttpError(400, 'If-Match must be the version that was read');
}
