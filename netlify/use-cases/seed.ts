import { sampleArtworks } from '#shared/samples/artworks';
import { hasRecord, writeJson } from '../ports/blobs/records.ts';
import { refreshAllSnapshots } from './publishing/snapshots.ts';
import { variableStripeMode } from '../env.ts';
import { writeSamples } from './samples/samples.ts';
import { requireStoreFormat, seededKey, writeStoreFormat } from './store-format.ts';

/** Writes the samples into a new shop, once. Returns whether it did. Throws if the store has another format. */
export async function seedShop(artworks = sampleArtworks, folder?: string): Promise<boolean> {
  await requireStoreFormat(folder);
  if (await hasRecord(seededKey)) return false;
  // The mark is written last: a crashed seed is repeated, and existing records are left alone.
  await Promise.all([writeStoreFormat(), writeSamples(artworks, variableStripeMode())]);
  await refreshAllSnapshots();
  await writeJson(seededKey, { at: new Date().toISOString() });
  return true;
}
