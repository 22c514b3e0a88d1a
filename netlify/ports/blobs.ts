import { getStore, type Store } from '@netlify/blobs';
import type * as z from 'zod';
import { storeName } from '../env.ts';
import { UnavailableError } from '../http/errors.ts';
import { fetchBlobs } from './blobs-fetch.ts';

const updateTries = 8;
const readsAtOnce = 40;

type Entry = { value: unknown; etag: string };
type Condition = { onlyIfNew: true } | { onlyIfMatch: string };

/** What was last read under each key, with its version: lists read again only what has changed since. */
const seen = new Map<string, Entry>();

/** The shop's records. Opened per call (netlify/blobs#175), always strong; previews have a store of their own. */
function records(): Store {
  return getStore({ name: storeName('shop'), consistency: 'strong', fetch: fetchBlobs });
}

/** The record under a key, or null. Throws 503 when Blobs does not answer. */
export async function readJson<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const entry = await readEntry(key);
  return entry ? schema.parse(entry.value) : null;
}

/**
 * Writes a record that must not exist yet; false when another one does. A win is believed only after the record's own
 * nonce was read back, because failed and repeated writes can report either (facts, section 0).
 */
export async function createJson(key: string, value: object): Promise<boolean> {
  return (await writeIf(key, value, { onlyIfNew: true })).isMine;
}

/** Writes a record that must not exist yet; answers the one that stands there then, this or an older one. */
export async function createOrReadJson<Value extends object>(
  key: string,
  value: Value,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const { entry } = await writeIf(key, value, { onlyIfNew: true });
  return entry ? schema.parse(entry.value) : null;
}

/** Writes a record unconditionally. */
export async function writeJson(key: string, value: object): Promise<void> {
  await answered(records().setJSON(key, value));
}

/**
 * Changes a record that several may write at once: reads, changes, writes on the version read. `change` returns the
 * new record, or null to leave it as it is. Answers the record as it stands then; null when there is none.
 */
export async function updateJson<Value extends object>(
  key: string,
  schema: z.ZodType<Value>,
  change: (value: Value) => Value | null,
): Promise<Value | null> {
  for (let attempt = 1; attempt <= updateTries; attempt++) {
    const entry = await readEntry(key);
    if (!entry) return null;
    const value = schema.parse(entry.value);
    const changed = change(value);
    if (!changed) return value;
    if ((await writeIf(key, changed, { onlyIfMatch: entry.etag })).isMine) return changed;
  }
  throw new UnavailableError('The shop');
}

/** Removes a record; no error when there is none. */
export async function removeKey(key: string): Promise<void> {
  await answered(records().delete(key));
}

/** All keys with a prefix, sorted. */
export async function listKeys(prefix: string): Promise<string[]> {
  const { blobs } = await answered(records().list({ prefix }));
  return blobs.map((blob) => blob.key).sort();
}

/** All records with a prefix, by key. A cold instance reads each one once, a warm one only those that changed. */
export async function listJson<Value>(
  prefix: string,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const { blobs } = await answered(records().list({ prefix }));
  const found = new Map<string, Value>();
  const waiting = [...blobs].sort((one, other) => (one.key < other.key ? -1 : 1));
  for (let start = 0; start < waiting.length; start += readsAtOnce) {
    const batch = waiting.slice(start, start + readsAtOnce);
    const entries = await Promise.all(batch.map(({ key, etag }) => readListed(key, etag)));
    entries.forEach((entry, index) => {
      if (entry) found.set(batch[index]!.key, schema.parse(entry.value));
    });
  }
  return found;
}

async function readListed(key: string, etag: string): Promise<Entry | null> {
  const known = seen.get(key);
  if (known?.etag === etag) return known;
  const entry = await readEntry(key);
  if (entry) seen.set(key, entry);
  return entry;
}

async function readEntry(key: string): Promise<Entry | null> {
  if (!isKey(key)) return null;
  const found = await answered(records().getWithMetadata(key, { type: 'json' }));
  if (!found) return null;
  if (!found.etag) throw new UnavailableError('The store', { cause: `no version of ${key}` });
  return { value: found.data, etag: found.etag };
}

type Written = { entry: Entry | null; isMine: boolean };

async function writeIf(key: string, value: object, condition: Condition): Promise<Written> {
  if (!isKey(key)) throw new Error(`'${key}' cannot be a key`);
  const nonce = crypto.randomUUID();
  await answered(records().setJSON(key, { ...value, nonce }, condition));
  const entry = await readEntry(key);
  const isMine = (entry?.value as { nonce?: string } | undefined)?.nonce === nonce;
  return { entry, isMine };
}

/** Ids come from addresses that anyone may type; a key goes into Blobs' own address. */
function isKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w~.-]+$/.test(part) && !/^\.+$/.test(part));
}

async function answered<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new UnavailableError('The store', { cause });
  }
}
