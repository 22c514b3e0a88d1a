import type * as z from 'zod';
import { mapConcurrently } from '../../concurrency.ts';
import { readEntry, type Entry } from './entries.ts';
import { readable, type Kind } from './readable.ts';
import { answered, readableStore } from './store.ts';

const readsAtOnce = 40;

/** The last value read under each key; lists read again only what changed. */
const seen = new Map<string, Entry>();

export async function listKeys(prefix: string): Promise<string[]> {
  return [...(await listVersions(prefix)).keys()];
}

/** Returns the folders directly under a prefix, sorted, with the prefix and without the final slash. */
export async function listFolders(prefix: string): Promise<string[]> {
  const { directories } = await answered(readableStore('shop').list({ prefix, directories: true }));
  return [...directories].sort();
}

/** Reads all records with a prefix, by key. A warm instance reads only those that changed. */
export async function listJson<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  return parseAll(await readChanged(await listVersions(prefix), new Map()), schema);
}

/** Reads all records of a kind, so that each is logged that cannot be read (rule 84). Throws 503. */
export async function checkAll({ prefix, schema }: Kind): Promise<void> {
  const entries = await readChanged(await listKind(prefix), new Map());
  for (const [key, { value }] of entries) readable(key, value, schema);
}

/** Returns the versions of all records of a kind. */
async function listKind(prefix: string): Promise<Map<string, string>> {
  const versions = await listVersions(prefix);
  const isOne = !prefix.endsWith('/');
  return isOne ? new Map([...versions].filter(([key]) => key === prefix)) : versions;
}

export async function listChosen<Value>(
  prefix: string,
  choose: (keys: string[]) => string[],
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const versions = await listVersions(prefix);
  const chosen = choose([...versions.keys()]).map((key) => [key, versions.get(key)!] as const);
  return parseAll(await readChanged(new Map(chosen), new Map()), schema);
}

/** Reads the records of these versions, except those whose version in `earlierEntries` is unchanged. */
export async function readChanged(
  versions: ReadonlyMap<string, string>,
  earlierEntries: ReadonlyMap<string, Entry>,
): Promise<Map<string, Entry>> {
  const entries = await mapConcurrently([...versions], readsAtOnce, async ([key, etag]) => {
    const before = earlierEntries.get(key);
    return [key, before?.etag === etag ? before : await readListed(key, etag)] as const;
  });
  return new Map(entries.flatMap(([key, entry]) => (entry ? [[key, entry]] : [])));
}

export async function listVersions(prefix: string): Promise<Map<string, string>> {
  const { blobs } = await answered(readableStore('shop').list({ prefix }));
  const sorted = [...blobs].sort((first, second) => (first.key < second.key ? -1 : 1));
  return new Map(sorted.map(({ key, etag }) => [key, etag]));
}

/** Leaves out what cannot be read (rule 84). */
export function parseAll<Value>(
  entries: ReadonlyMap<string, Entry>,
  schema: z.ZodType<Value>,
): Map<string, Value> {
  const rows = [...entries].map(([key, { value }]) => [key, readable(key, value, schema)] as const);
  return new Map(rows.flatMap(([key, read]) => (read ? [[key, read.value]] : [])));
}

async function readListed(key: string, etag: string): Promise<Entry | null> {
  const seenEntry = seen.get(key);
  if (seenEntry?.etag === etag) return seenEntry;
  const entry = await readEntry(key);
  if (entry) seen.set(key, entry);
  return entry;
}
