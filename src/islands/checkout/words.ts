import { ApiError } from '../../lib/api.ts';

/** The server's own words when it refuses (4xx), else these (rulings 10). */
export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 ? error.text : otherwise;
}

/** Whether a piece is held, sold or changed in price: said inline, without a toast (rulings 10). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
