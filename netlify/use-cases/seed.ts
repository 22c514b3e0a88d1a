import { sampleInspirations, sampleProcess } from '#shared/sample-journal';
import { sampleArtworks, sampleContentPages } from '#shared/samples';
import type { Artwork } from '#shared/artwork';
import { hasTestStripeKeys } from '../env.ts';
import { createJson, readJson, writeJson } from '../ports/blobs.ts';
import * as z from 'zod';
import { refreshAllLists } from './lists.ts';

const seededKey = 'seeded';
const seededSchema = z.object({ at: z.string() });

/** Gives a new shop its samples, once; afterwards they are ordinary records. Answers whether it did. */
export async function seedShop(artworks = sampleArtworks): Promise<boolean> {
  if (await readJson(seededKey, seededSchema)) return false;
  // The mark comes last: a seed that dies half-way is done again, and what is there already is left alone.
  await Promise.all([
    ...artworks.map((artwork) => createJson(`artworks/${artwork.id}`, artwork)),
    ...sampleContentPages.map((page) => createJson(`content/${page.id}`, page)),
    ...sampleProcess.map((item) => createJson(`process/${item.id}`, item)),
    ...sampleInspirations.map((item) => createJson(`inspirations/${item.id}`, item)),
  ]);
  await refreshAllLists();
  await writeJson(seededKey, { at: new Date().toISOString() });
  return true;
}

/** The sample artworks as a new site stores them: hidden unless it has a Stripe test key, as real money could buy them. */
export function newSampleArtworks(): Artwork[] {
  const isHidden = !hasTestStripeKeys();
  return sampleArtworks.map((artwork) => ({ ...artwork, isHidden }));
}
