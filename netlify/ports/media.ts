import { createHash } from 'node:crypto';
import { answered } from './blobs/entries.ts';
import { readableStore, writableStore } from './blobs/store.ts';

export type Medium = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** Stores a medium once, under the hash of its content. Returns the hash. Throws 503. */
export async function storeMedium({ bytes, contentType }: Medium): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  await answered(writableStore('media').set(hash, bytes.buffer, { metadata: { contentType } }));
  return hash;
}

export async function findMedium(hash: string): Promise<Medium | null> {
  if (!/^[0-9a-f]{40}$/.test(hash)) return null;
  const reading = readableStore('media').getWithMetadata(hash, { type: 'arrayBuffer' });
  const found = await answered(reading);
  if (!found) return null;
  return { bytes: new Uint8Array(found.data), contentType: String(found.metadata['contentType']) };
}
