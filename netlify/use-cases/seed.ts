import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import type { Artwork } from '#shared/artwork';
import { hasTestStripeKeys } from '../env.ts';
import { createJson, readJson, writeJson } from '../ports/blobs/records.ts';
import * as z from 'zod';
import { refreshAllSnapshots } from './publishing/snapshots.ts';
import { requireStoreFormat, writeStoreFormat } from './store-format.ts';

const seededKey = 'seeded';
const seededSchema = z.object({ at: z.string() });

/** Writes the samples into a new shop, once. Returns whether it did. Throws if the store has another format. */
export async function seedShop(artworks = sampleArtworks, folder?: string): Promise<boolean> {
  await requireStoreFormat(folder);
  if (await readJson(seededKey, seededSchema)) return false;
  // The mark is written last: a crashed seed is repeated, and existing records are left alone.
  await Promise.all([
    writeStoreFormat(),
    ...artworks.map((artwork) => createJson(`artworks/${artwork.id}`, artwork)),
    ...sampleContentPages.map((page) => createJson(`content/${page.id}`, page)),
    ...sampleProcess.map((item) => createJson(`process/${item.id}`, item)),
    ...sampleInspirations.map((item) => createJson(`inspirations/${item.id}`, item)),
  ]);
  await refreshAllSnapshots();
  await writeJson(seededKey, { at: new Date().toISOString() });
  return true;
}

/** Hides the samples unless there is a Stripe test key: visitors could buy them with real money. */
export function newSampleArtworks(): Artwork[] {
  const isHidden = !hasTestStripeKeys();
  return sampleArtworks.map((artwork) => ({ ...artwork, isHidden }));
}
