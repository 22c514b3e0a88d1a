import { createHash } from 'node:crypto';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../../netlify/ports/blobs/records.ts';
import { refreshAllSnapshots } from '../../../netlify/use-cases/publishing/snapshots.ts';

const writesAtOnce = 50;

/** Returns artworks like the samples, each with its own name, hour and picture. Every third one is not for sale. */
export function manyWorks(count: number): Artwork[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = sampleArtworks[index % sampleArtworks.length]!;
    const id = `work-${index}`;
    return {
      ...sample,
      id,
      slug: id,
      title: `${sample.title} ${index}`,
      imageUrl: `/media/${createHash('sha256').update(id).digest('hex')}`,
      price: index % 3 ? sample.price : null,
      isFeatured: false,
      createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
    };
  });
}

/** Writes artworks into the store that this process's environment names. */
export async function storeWorks(works: Artwork[]): Promise<void> {
  for (let start = 0; start < works.length; start += writesAtOnce) {
    const batch = works.slice(start, start + writesAtOnce);
    await Promise.all(batch.map((work) => writeJson(`artworks/${work.id}`, work)));
  }
  await refreshAllSnapshots();
}
