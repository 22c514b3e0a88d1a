import process from 'node:process';
import type { DiaryEntry } from '#shared/journal';
import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { blobsContext } from '../../../netlify/server/platform/blobs-server.ts';
import { refreshSnapshot } from '../../../netlify/ports/blobs/snapshots.ts';
import { writeJson } from '../../../netlify/ports/blobs/records.ts';
import { snapshots } from '../../../netlify/use-cases/publishing/snapshots.ts';
import { access, startBlobs } from '../../fixtures/blobs/platform-blobs.ts';
import { startShop } from '../../fixtures/platform.ts';
import { countLists, findWasteful } from './latency.ts';
import { manyWorks, storeWorks } from '../builds/many-works.ts';
import type { Extent, Section } from '../section.ts';

const writesAtOnce = 50;
const manyEntries = { quick: 1000, full: 5000 };

const entry: Omit<DiaryEntry, 'id'> = {
  title: 'A day at the studio',
  content: 'The red came out warmer than I wanted, and I let it.',
  imageUrl: null,
  imageAlt: '',
  imageWidth: null,
  imageHeight: null,
  publishedAt: '2026-01-01T12:00:00.000Z',
};

/** Measures every public list with thousands of entries. */
export async function measureLongLists({ isQuick }: Extent): Promise<Section> {
  const count = manyEntries[isQuick ? 'quick' : 'full'];
  const shop = await startShop({ prepare: (dataDir) => fill(dataDir, count) });
  try {
    await shop.waitForBuild();
    const rows = await countLists(shop);
    const title = `Public lists with ${count} entries: requests to Blobs`;
    return { title, rows, broken: findWasteful(rows) };
  } finally {
    await shop.close();
  }
}

async function fill(dataDir: string, count: number): Promise<void> {
  const blobs = await startBlobs(dataDir);
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(blobs.port, access);
  const further = Array.from({ length: count }, (_, index) => `entry-${index}`);
  await storeAll(
    further.flatMap((id) => [
      [`diary/${id}`, { ...entry, id }],
      [`process/${id}`, { ...sampleProcess[0]!, id }],
      [`inspirations/${id}`, { ...sampleInspirations[0]!, id }],
    ]),
  );
  // One list after the other: a busy machine would not answer all at once in time.
  for (const list of Object.values(snapshots)) await refreshSnapshot(list);
  await storeWorks(manyWorks(count));
  await blobs.close();
}

async function storeAll(records: [string, object][]): Promise<void> {
  for (let start = 0; start < records.length; start += writesAtOnce) {
    const batch = records.slice(start, start + writesAtOnce);
    await Promise.all(batch.map(([key, value]) => writeJson(key, value)));
  }
}
