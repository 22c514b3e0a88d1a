import { isPreview } from '../env.ts';
import { HttpError } from '../errors.ts';

/** Throws 403 in a deploy preview or a branch deploy (rule 53). */
export function requireLiveDeploy(): void {
  if (isPreview()) throw new HttpError(403, 'This is a preview');
}
