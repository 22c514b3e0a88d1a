import { createHash } from 'node:crypto';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples';
import { writeJson } from '../../netlify/ports/blobs.ts';
import { refreshAllLists } from '../../netlify/use-cases/lists.ts';

const writesAtOnce = 50;

/** Works like the samples, each with a name, a day and a picture's address of its own; every third one is not for sale. */
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

/** Writes works into the store that this process's environment names. */
export async function storeWorks(works: Artwork[]): Promise<void> {
  for (let start = 0; start < works.length; start += writesAtOnce) {
    const batch = works.slice(start, start + writesAtOnce);
    await Promise.all(batch.map((work) => writeJson(`artworks/${work.id}`, work)));
  }
  await refreshAllLists();
}
