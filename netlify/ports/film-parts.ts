import * as z from 'zod';
import { partsText } from '#shared/films/film-parts';
import { mapConcurrently } from '../concurrency.ts';
import { answered, readableStore, writableStore } from './blobs/store.ts';
import { hashOf, manifestType, readMedium } from './media.ts';

const partsAtOnce = 5;

/** Stored under the film's id; sizes in bytes and pixels. */
const manifestSchema = z.object({
  contentType: z.string(),
  size: z.number(),
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
  /** What no visitor gets; a film of before has none yet. */
  blanks: z
    .array(z.object({ start: z.number(), end: z.number(), named: z.number().optional() }))
    .optional(),
  parts: z.array(z.object({ hash: z.string(), size: z.number() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Returns a film's id, which is the same for the same film in the same parts. */
export function filmIdOf(parts: readonly string[]): string {
  return hashOf(partsText(parts));
}

/**
 * Stores a part of a film and returns its hash. Each film has parts of its own, so that those of an abandoned film can be removed. Throws
 * 503.
 */
export async function storePart(film: string, bytes: Uint8Array): Promise<string> {
  const hash = hashOf(bytes);
  // A copy: the part may lie in a larger buffer.
  const { buffer } = new Uint8Array(bytes);
  await answered(writableStore('media').set(partKey(film, hash), buffer));
  return hash;
}

/** Returns the parts in their order, null for one that is not stored. `isStrong`: also those of a moment ago. Throws 503. */
export function readParts(film: string, hashes: readonly string[], isStrong = false) {
  const store = readableStore('media', isStrong);
  return mapConcurrently(hashes, partsAtOnce, async (hash) => {
    const key = partKey(film, hash);
    const blob = await answered(store.getWithMetadata(key, { type: 'arrayBuffer' }));
    return blob && new Uint8Array(blob.data);
  });
}

/** Throws 503. */
export async function removeParts(film: string): Promise<void> {
  const store = writableStore('media');
  const { blobs } = await answered(store.list({ prefix: `${film}/` }));
  await mapConcurrently(blobs, partsAtOnce, ({ key }) => answered(store.delete(key)));
}

/** Stores a film's manifest. The same film has the same one, so writing it twice changes nothing. Throws 503. */
export async function writeManifest(film: string, manifest: Manifest): Promise<void> {
  const metadata = { contentType: manifestType };
  const content = JSON.stringify(manifest);
  await answered(writableStore('media').set(film, content, { metadata }));
}

export async function findManifest(film: string): Promise<Manifest | null> {
  const medium = await readMedium(film, true);
  return medium?.contentType === manifestType ? readManifest(medium.bytes) : null;
}

export function readManifest(bytes: Uint8Array): Manifest {
  return manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

function partKey(film: string, hash: string): string {
  return `${film}/${hash}`;
}
