import { getStore, type Store } from '@netlify/blobs';
import { createHash } from 'node:crypto';
import { storeName } from '../env.ts';
import { answered } from './blobs-entries.ts';
import { fetchMedia } from './blobs-fetch.ts';

export type Medium = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** Pictures and videos by the hash of their content; what is there never changes. */
function media(): Store {
  return getStore({ name: storeName('media'), fetch: fetchMedia });
}

/** Stores a medium once; answers the hash it is found by. Throws 503 when Blobs does not answer. */
export async function storeMedium({ bytes, contentType }: Medium): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40);
  await answered(media().set(hash, bytes.buffer, { metadata: { contentType } }));
  return hash;
}

/** A stored medium, or null. */
export async function findMedium(hash: string): Promise<Medium | null> {
  if (!/^[0-9a-f]{40}$/.test(hash)) return null;
  const found = await answered(media().getWithMetadata(hash, { type: 'arrayBuffer' }));
  if (!found) return null;
  return { bytes: new Uint8Array(found.data), contentType: String(found.metadata['contentType']) };
}
