import { ApiError } from '../../lib/call.ts';
import { showToast } from '../../toasts/toast.ts';
import { $words } from '../../words/page-words.ts';
import { refusalMessage } from '../../lib/refused-answer.ts';

/** Returns the shop's words for a 4xx, else `otherwise` (rule 32). Netlify's own limit and proxies answer without words of the shop. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500) return otherwise;
  const without = isOverLimit(error) ? $words.get().checkout.tooManyTries : otherwise;
  return refusalMessage(error) ?? without;
}

/** Returns whether an artwork is held or sold, or has another price or other money, which is shown inline without a toast (rule 32). */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 412);
}

/** Returns whether too much is asked from the buyer's network, which is said inline with the next step, without a toast. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** Says that a checkout could not begin; a conflict has its words on the page instead. */
export function showStartFailure(error: unknown): void {
  if (isConflict(error)) return;
  const { title, text } = $words.get().checkout.notStarted;
  showToast({ title, description: text, variant: 'destructive' });
}
