import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../stores/toast.ts';

/** Returns the server's text for a 4xx, else `otherwise` (rule 32). */
export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 ? error.text : otherwise;
}

/** Held, sold or another price: shown inline without a toast (rule 32). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Whether too much is asked from the buyer's network: said inline with the way on, without a toast. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
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
