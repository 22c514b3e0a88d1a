import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../stores/toast.ts';

/** The server's own words when it refuses (4xx), else these (rulings 10). */
export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 ? error.text : otherwise;
}

/** Whether a piece is held, sold or changed in price: said inline, without a toast (rulings 10). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Says that a checkout could not begin; a conflict has its words on the page instead. */
export function showStartFailure(error: unknown): void {
  if (isConflict(error)) return;
  showToast({
    title: 'Error',
    description: 'Failed to initialize payment. Please try again.',
    variant: 'destructive',
  });
}
