import * as z from 'zod';
import { readJson, removeKey, writeJson } from '../ports/blobs.ts';
import { requestRebuild } from '../ports/rebuild.ts';

const wantedKey = 'publishing/wanted';
const wantedSchema = z.object({ reason: z.string() });

/** Something that visitors see has changed: asks for a rebuild; a call that fails is remembered and repeated. */
export async function publishChanges(reason: string): Promise<void> {
  if (await requestRebuild()) return;
  await writeJson(wantedKey, { reason });
}

/** Asks again for a rebuild that could not be asked for. */
export async function repeatPublishing(): Promise<void> {
  const wanted = await readJson(wantedKey, wantedSchema);
  if (wanted && (await requestRebuild())) await removeKey(wantedKey);
}
