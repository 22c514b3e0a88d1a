import { resolve } from 'node:path';
import type { ArchiveRecord } from '../../use-cases/backup/format.ts';
import { checkArchive, readArchive } from './archive.ts';
import { openStores } from './stores.ts';

const atOnce = 10;
const project = resolve(import.meta.dirname, '../../..');
const file = process.argv[2];

const { place, stores, close } = await openStores(project);
try {
  if (!file) throw new Error('Name the file: npm run restore <file>');
  await requireEmpty();
  const count = await checkArchive(file, [...stores.keys()]);
  let underWay: Promise<unknown>[] = [];
  for await (const record of readArchive(file)) {
    underWay.push(writeRecord(record));
    if (underWay.length < atOnce) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);
  console.log(`${count} records are in ${place} again. Start the shop, or rebuild the site.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await close();

/** A restore into a shop with records would mix two shops. */
async function requireEmpty(): Promise<void> {
  for (const [name, store] of stores) {
    const { blobs } = await store.list();
    if (blobs.length === 0) continue;
    throw new Error(
      `There is a shop in ${place} already: its store '${name}' has ${blobs.length} records. ` +
        'Nothing was restored. Restore into an empty site, or set DATA_DIR to a new folder.',
    );
  }
}

async function writeRecord({ store, key, metadata, body }: ArchiveRecord): Promise<void> {
  const bytes = new Uint8Array(Buffer.from(body, 'base64'));
  const isDescribed = Object.keys(metadata).length > 0;
  await stores.get(store)!.set(key, bytes.buffer, isDescribed ? { metadata } : {});
}
