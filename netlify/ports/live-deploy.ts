import { isPreview } from '../env.ts';
import { HttpError } from '../http/errors.ts';

/** Throws 403 in a deploy preview or a branch deploy: it reads the shop's store and changes nothing. */
export function requireLiveDeploy(): void {
  if (isPreview()) throw new HttpError(403, 'This is a preview');
}
