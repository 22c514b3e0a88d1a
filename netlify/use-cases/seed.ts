import * as z from 'zod';
import { sampleArtworks } from '#shared/samples/artworks';
import { readJson, writeJson } from '../ports/blobs/records.ts';
import { refreshAllSnapshots } from './publishing/snapshots.ts';
import { variableStripeMode } from '../env.ts';
import { writeSamples } from './samples/samples.ts';
import { requireStoreFormat, writeStoreFormat } from './store-format.ts';

const seededKey = 'seeded';
const seededSchema = z.object({ at: z.string() });

/** Writes the samples into a new shop, once. Returns whether it did. Throws if the store has another format. */
export async function seedShop(artworks = sampleArtworks, folder?: string): Promise<boolean> {
  await requireStoreFormat(folder);
  if (await readJson(seededKey, seededSchema)) return false;
  // The mark is written last: a crashed seed is repeated, and existing records are left alone.
  await Promise.all([writeStoreFormat(), writeSamples(artworks, variableStripeMode())]);
  await refreshAllSnapshots();
  await writeJson(seededKey, { at: new Date().toISOString() });
  return true;
}
