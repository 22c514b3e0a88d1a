import { answered, type ReadableStore } from './store.ts';

export type RawRecord = { metadata: Record<string, unknown>; bytes: Uint8Array };

/** Returns the keys of a store, sorted. Throws 503. */
export async function listRawKeys(store: ReadableStore): Promise<string[]> {
  const { blobs } = await answered(store.list());
  return blobs.map(({ key }) => key).sort();
}

/** Returns a record as it is stored, or null. Throws 503. */
export async function readRaw(store: ReadableStore, key: string): Promise<RawRecord | null> {
  const blob = await answered(store.getWithMetadata(key, { type: 'arrayBuffer' }));
  return blob && { metadata: blob.metadata, bytes: new Uint8Array(blob.data) };
}
