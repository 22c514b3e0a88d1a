import { createHash } from 'node:crypto';
import { hashLength } from '#shared/films/film-parts';
import { answered, readableStore, writableStore } from './blobs/store.ts';

export type Medium = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** The content of a film in parts: their list. */
export const manifestType = 'application/vnd.atelye.film+json';

/** Stores a medium once, under the hash of its content. Returns the hash. Throws 503. */
export async function storeMedium({ bytes, contentType }: Medium): Promise<string> {
  const hash = hashOf(bytes);
  await answered(writableStore('media').set(hash, bytes.buffer, { metadata: { contentType } }));
  return hash;
}

/** Returns null for a film in parts, too. */
export async function findMedium(hash: string): Promise<Medium | null> {
  const medium = await readMedium(hash);
  return medium?.contentType === manifestType ? null : medium;
}

/** Reads a medium, or returns null. With `isStrong` no cache of the store answers, which may be a minute old. Throws 503. */
export async function readMedium(hash: string, isStrong = false): Promise<Medium | null> {
  if (!/^[0-9a-f]{40}$/.test(hash)) return null;
  const store = readableStore('media', isStrong);
  const blob = await answered(store.getWithMetadata(hash, { type: 'arrayBuffer' }));
  if (!blob) return null;
  return { bytes: new Uint8Array(blob.data), contentType: String(blob.metadata['contentType']) };
}

export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, hashLength);
}
