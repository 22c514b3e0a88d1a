import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../toasts/toast.ts';
import { $words } from '../../words/page-words.ts';
import { textOf } from '../../lib/refused-answer.ts';

/** Returns the server's text for a 4xx, else `otherwise` (rule 32). Netlify's own limit answers without words of the shop. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500) return otherwise;
  const isLimit = error.message === `429: ${textOf(error)}`;
  return isLimit ? $words.get().checkout.tooManyTries : textOf(error);
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
  const { title, text } = $words.get().checkout.notStarted;
  showToast({ title, description: text, variant: 'destructive' });
}
