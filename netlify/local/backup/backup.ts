import { resolve } from 'node:path';
import type { Store } from '@netlify/blobs';
import { writeArchive, type ArchiveRecord } from './archive.ts';
import { openStores } from './stores.ts';

const atOnce = 10;
/** Derived from the orders; reconciliation writes them again in a restored shop. */
const derived = 'order-lists/';
const project = resolve(import.meta.dirname, '../../..');
const today = new Date().toISOString().slice(0, 10);
const file = process.argv[2] ?? `atelye-${today}.jsonl.gz`;

const { place, stores, close } = await openStores(project);
try {
  const count = await writeArchive(file, recordsOf(stores));
  console.log(`${count} records of ${place} are in ${file}. Keep it safe: it names your buyers.`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
await close();

/** Records before media: a medium to which a read artwork points is never removed. */
async function* recordsOf(all: ReadonlyMap<string, Store>): AsyncGenerator<ArchiveRecord> {
  for (const [name, store] of all) {
    const blobs = (await store.list()).blobs.filter(({ key }) => !key.startsWith(derived));
    for (let start = 0; start < blobs.length; start += atOnce) {
      const batch = blobs.slice(start, start + atOnce);
      const records = await Promise.all(batch.map(({ key }) => readRecord(name, store, key)));
      yield* records.filter((record) => record !== null);
    }
  }
}

/** Null if it was removed since the list was read. */
async function readRecord(name: string, store: Store, key: string): Promise<ArchiveRecord | null> {
  const found = await store.getWithMetadata(key, { type: 'arrayBuffer' });
  if (!found) return null;
  const body = Buffer.from(found.data).toString('base64');
  return { store: name, key, metadata: found.metadata, body };
}
