import * as z from 'zod';
import { isWithin } from '#shared/since';
import { HttpError } from '../../errors.ts';
import { listJson } from '../../ports/blobs/lists.ts';
import { removeKey, updateJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { findManifest, removeParts } from '../../ports/film-parts.ts';

const prefix = 'film-uploads/';
const hourMs = 3_600_000;
const abandonedMs = 24 * hourMs;

/** A film whose parts arrive: the time of the newest one, within an hour, in ms since 1970. */
const uploadSchema = z
  .object({ at: z.number(), isRemoved: z.boolean().default(false) })
  // As abandoned: the next part makes it new.
  .catch({ at: 0, isRemoved: false });
export const filmUploads = { prefix, schema: uploadSchema };
type Upload = z.infer<typeof uploadSchema>;

/** Notes that a part is about to be written, or the parts of a film to be read: none is removed within 23 hours. Throws 503. */
export async function keepParts(film: string): Promise<void> {
  const now = Date.now();
  const stored = await upsertJson(prefix + film, uploadSchema, (upload) => {
    const isNoted = upload && (upload.isRemoved || isWithin(hourMs, upload.at));
    return isNoted ? null : { at: now, isRemoved: false };
  });
  if (!stored?.isRemoved) return;
  throw new HttpError(503, 'The shop tidies up. Please try again in ten minutes.', {
    'retry-after': '600',
  });
}

/** Removes the note of an upload, after the film's manifest is written, which keeps the parts. Throws 503. */
export function endUpload(film: string): Promise<void> {
  return removeKey(prefix + film);
}

/** Removes the parts of films that were not finished within a day. After a crash the next run goes on. Throws 503. */
export async function removeAbandonedParts(): Promise<void> {
  const isAbandoned = ({ at, isRemoved }: Upload) => isRemoved || at < Date.now() - abandonedMs;
  for (const [key, upload] of await listJson(prefix, uploadSchema)) {
    if (!isAbandoned(upload)) continue;
    const film = key.slice(prefix.length);
    // From this write on no part arrives and no manifest is written.
    const marked = await updateJson(key, uploadSchema, (stored) =>
      isAbandoned(stored) ? { ...stored, isRemoved: true } : null,
    );
    if (!marked?.isRemoved) continue;
    if (!(await findManifest(film))) await removeParts(film);
    await endUpload(film);
  }
}
