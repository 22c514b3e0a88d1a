import { createHash } from 'node:crypto';
import * as z from 'zod';
import { artworkSchema } from '#shared/artwork';
import { UnavailableError } from '../http/errors.ts';
import { createOrReadJson, readJson, removeKey } from '../ports/blobs.ts';

const newWorkSchema = artworkSchema.omit({ id: true, slug: true });
/** A work that hangs nowhere yet. */
export type NewWork = z.infer<typeof newWorkSchema>;

/**
 * What a form becomes, under `creations/<its key>`: created once, before the work, so that the key alone decides which of
 * two calls makes it, and whoever comes after a crash can finish it.
 */
const claimSchema = z.object({ work: newWorkSchema });

/**
 * Claims a form's key for the work that `prepare` gives, and answers what it stands for: that, or the work of a call that
 * was here before. Throws what `prepare` throws, 503.
 */
export async function claimCreation(
  key: string,
  prepare: () => Promise<NewWork>,
): Promise<NewWork> {
  const claim =
    (await readJson(keyOf(key), claimSchema)) ??
    (await createOrReadJson(keyOf(key), { work: await prepare() }, claimSchema));
  if (!claim) throw new UnavailableError('The shop');
  return claim.work;
}

/** Gives a form's key back, whose work could not hang anywhere: with another title it can. */
export async function releaseCreation(key: string): Promise<void> {
  await removeKey(keyOf(key));
}

/** Whoever calls names the key: only its hash can stand in an address of the store. */
function keyOf(key: string): string {
  return `creations/${createHash('sha256').update(key).digest('hex')}`;
}
