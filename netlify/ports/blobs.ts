import type * as z from 'zod';
import { UnavailableError } from '../http/errors.ts';
import { answered, readEntry, writeIf, type Entry } from './blobs-entries.ts';
import { writableStore } from './blobs-store.ts';

const updateTries = 8;

/** Records that this instance has just created: a change of one begins with what was written, not with a read. */
const created = new Map<string, Entry>();
const mostCreated = 100;

/** The record under a key, or null. Throws 503 when Blobs does not answer. */
export async function readJson<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const entry = await readEntry(key);
  return entry ? schema.parse(entry.value) : null;
}

/** Writes a record that must not exist yet; false when another one does. */
export async function createJson(key: string, value: object): Promise<boolean> {
  const { entry, isMine } = await writeIf(key, value, { onlyIfNew: true });
  if (created.size >= mostCreated) created.clear();
  if (isMine && entry) created.set(key, entry);
  return isMine;
}

/**
 * Writes a record that must not exist yet, in one request; false when one may stand there, to be read then. It believes the
 * answer, so it is for limits, where a wrong one costs nothing.
 */
export async function createUnread(key: string, value: object): Promise<boolean> {
  const writing = writableStore('shop').setJSON(key, value, { onlyIfNew: true });
  const { modified, etag } = await answered(writing);
  // A write that failed says that it has changed something, too, but without a version (facts, section 0).
  return modified && Boolean(etag);
}

/** Writes a record that must not exist yet; answers the one that stands there then, this or an older one. */
export async function createOrReadJson<Value extends object>(
  key: string,
  value: Value,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  return (await writeOrReadJson(key, value, schema, null))?.value ?? null;
}

/** A record with the version under which it stands. */
export type Versioned<Value> = { value: Value; etag: string };

/** The record under a key with its version, or null. Throws 503 when Blobs does not answer. */
export async function readVersioned<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<Versioned<Value> | null> {
  return parseEntry(await readEntry(key), schema);
}

/**
 * Writes a record on the version that was read, or as a new one when `etag` is null; answers the one that stands there then, this
 * or another.
 */
export async function writeOrReadJson<Value extends object>(
  key: string,
  value: Value,
  schema: z.ZodType<Value>,
  etag: string | null,
): Promise<Versioned<Value> | null> {
  const condition = etag === null ? { onlyIfNew: true as const } : { onlyIfMatch: etag };
  return parseEntry((await writeIf(key, value, condition)).entry, schema);
}

function parseEntry<Value>(entry: Entry | null, schema: z.ZodType<Value>): Versioned<Value> | null {
  return entry && { value: schema.parse(entry.value), etag: entry.etag };
}

/** Writes a record unconditionally. */
export async function writeJson(key: string, value: object): Promise<void> {
  await answered(writableStore('shop').setJSON(key, value));
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
    const mine = created.get(key);
    created.delete(key);
    const entry = mine ?? (await readEntry(key));
    if (!entry) return null;
    const value = schema.parse(entry.value);
    const changed = change(value);
    // Only the record as it stands now can say that there is nothing to change.
    if (!changed && mine) continue;
    if (!changed) return value;
    if ((await writeIf(key, changed, { onlyIfMatch: entry.etag })).isMine) return changed;
  }
  throw new UnavailableError('The shop');
}

/** Removes a record; no error when there is none. */
export async function removeKey(key: string): Promise<void> {
  await answered(writableStore('shop').delete(key));
}
