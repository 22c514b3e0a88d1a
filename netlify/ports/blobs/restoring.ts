import * as z from 'zod';
import { HttpError } from '../../errors.ts';
import { answered, parseJson, readableStore } from './store.ts';

/** Written before the first record of a restore and removed after the last one (rule 83). */
export const restoringKey = 'restoring';

/** In the metadata of a restored artwork: the id of its restore. */
export const restoredBy = 'restore';

/** `file`: the name of the backup; `sha256`: of its bytes. One that cannot be read is under way, too. */
const restoringSchema = z
  .object({ id: z.string(), file: z.string(), sha256: z.string() })
  .catch({ id: '', file: 'a backup', sha256: '' });
export const restorings = { prefix: restoringKey, schema: restoringSchema };
export type Restoring = z.infer<typeof restoringSchema>;

/** Returns the restore that is under way or broke off, or null. Throws 503. */
export async function findRestoring(store = readableStore('shop')): Promise<Restoring | null> {
  const blob = await answered(store.getWithMetadata(restoringKey, { type: 'text' }));
  return blob && restoringSchema.parse(parseJson(blob.data));
}

/** Throws 503 while the shop is restored: nothing is sold, and the administrator changes nothing. */
export async function requireRestored(): Promise<void> {
  if (!(await findRestoring())) return;
  throw new HttpError(503, ({ restoring }) => restoring, { 'retry-after': '60' });
}

let ended: unknown;

/** Throws 503 until a restore has ended. It is asked about once: no restore begins again. */
export async function requireEnded(restore: unknown): Promise<void> {
  if (restore === ended) return;
  await requireRestored();
  ended = restore;
}
