import { createHash } from 'node:crypto';
import * as z from 'zod';
import { artworkSchema, type ArtworkInput } from '#shared/artwork';
import { UnavailableError } from '../http/errors.ts';
import { createOrReadJson, readJson, removeKey } from '../ports/blobs.ts';

const newWorkSchema = artworkSchema.omit({ id: true, slug: true });
/** A work that hangs nowhere yet. */
export type NewWork = z.infer<typeof newWorkSchema>;

/**
 * What a form becomes, under `creations/<its key>`: created once, before the work, so that the key alone decides which of
 * two calls makes it, and whoever comes after a crash can finish it.
 */
const claimSchema = z.object({ sent: z.string(), work: newWorkSchema });

/** The work that a form's key stands for; `isAsSent` false when the key came with other words the first time. */
export type CreationClaim = { work: NewWork; isAsSent: boolean };

/** Claims a form's key for the work that `prepare` gives, unless a call was here before. Throws what `prepare` throws, 503. */
export async function claimCreation(
  key: string,
  input: ArtworkInput,
  prepare: () => Promise<NewWork>,
): Promise<CreationClaim> {
  const sent = hash(JSON.stringify(input));
  const claim =
    (await readJson(keyOf(key), claimSchema)) ??
    (await createOrReadJson(keyOf(key), { sent, work: await prepare() }, claimSchema));
  if (!claim) throw new UnavailableError('The shop');
  return { work: claim.work, isAsSent: claim.sent === sent };
}

/** Gives a form's key back, whose work could not hang anywhere: with another title it can. */
export async function releaseCreation(key: string): Promise<void> {
  await removeKey(keyOf(key));
}

/** Whoever calls names the key: only its hash can stand in an address of the store. */
function keyOf(key: string): string {
  return `creations/${hash(key)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
