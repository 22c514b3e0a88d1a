import { isPreview, primaryAddress } from '../env.ts';
import { HttpError } from '../errors.ts';

let isPublished = true;

/**
 * Stores whether this deploy is published. Netlify keeps the functions of older deploys, with their password and keys, under other
 * addresses.
 */
export function recordDeploy(deploy: { published: boolean } | undefined): void {
  isPublished = deploy?.published ?? true;
}

/** Throws 403 in a deploy preview, a branch deploy (rule 53), and a deploy that is not the published one. */
export function requireLiveDeploy(): void {
  if (isPreview()) throw new HttpError(403, ({ preview }) => preview);
  if (isPublished) return;
  const address = new URL(primaryAddress()).origin;
  throw new HttpError(403, (words) => words.notLive(address));
}
