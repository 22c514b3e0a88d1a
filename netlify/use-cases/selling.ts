import * as z from 'zod';
import { HttpError } from '../errors.ts';
import { orMissing } from '../ports/blobs/readable.ts';
import { readJson, writeJson } from '../ports/blobs/records.ts';

/** The last result of the check of the store's lock, and the version of the client that it tried. */
export const lockKey = 'setup/lock';
const resultSchema = z.object({
  proof: z.enum(['held', 'broken']),
  client: z.string(),
  at: z.string(),
});
export type LockResult = z.infer<typeof resultSchema>;
/** A result that cannot be read proves nothing. */
const lockSchema = orMissing(resultSchema);
export const lockResults = { prefix: lockKey, schema: lockSchema };

const retrySeconds = 600;

/** Returns the result of the last check, or null before the first one. Throws 503. */
export function readLockResult(): Promise<LockResult | null> {
  return readJson(lockKey, lockSchema);
}

/** Stores the result without a condition, because it may be conditions that do not hold. Throws 503. */
export function writeLockResult(result: LockResult): Promise<void> {
  return writeJson(lockKey, result);
}

/** Returns whether nothing may be sold now (rule 90). Throws 503. */
export async function isSellingClosed(): Promise<boolean> {
  return (await readLockResult())?.proof === 'broken';
}

/** Throws 503 if nothing may be sold now. Every purchase begins here (rule 90). */
export async function requireSelling(): Promise<void> {
  if (!(await isSellingClosed())) return;
  const headers = { 'retry-after': String(retrySeconds) };
  throw new HttpError(503, ({ sellingClosed }) => sellingClosed, headers);
}
