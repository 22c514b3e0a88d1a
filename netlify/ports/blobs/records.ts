import type * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { answered, readEntry, writeIf, type Entry, type Written } from './entries.ts';
import { writableStore } from './store.ts';

const updateTries = 8;

/** Records that this instance created: their first change needs no read. */
const created = new Map<string, Entry>();
const mostCreated = 100;

export async function readJson<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  const entry = await readEntry(key);
  return entry ? schema.parse(entry.value) : null;
}

/** Creates a record; returns false if another one exists. */
export async function createJson(key: string, value: object): Promise<boolean> {
  return (await createEntry(key, value)).isMine;
}

async function createEntry(key: string, value: object): Promise<Written> {
  const written = await writeIf(key, value, { onlyIfNew: true });
  if (created.size >= mostCreated) created.clear();
  if (written.isMine && written.entry) created.set(key, written.entry);
  return written;
}

/** Creates a record with one request and no read-back; for limits, where a wrong answer costs nothing. */
export async function createUnread(key: string, value: object): Promise<boolean> {
  const writing = writableStore('shop').setJSON(key, value, { onlyIfNew: true });
  const { modified, etag } = await answered(writing);
  // A failed write reports `modified: true` with an empty etag.
  return modified && Boolean(etag);
}

/** Creates a record; returns the stored one, which may be an older one. */
export async function createOrReadJson<Value extends object>(
  key: string,
  value: Value,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  return parseEntry((await createEntry(key, value)).entry, schema)?.value ?? null;
}

export type Versioned<Value> = { value: Value; etag: string };

export async function readVersioned<Value>(
  key: string,
  schema: z.ZodType<Value>,
): Promise<Versioned<Value> | null> {
  return parseEntry(await readEntry(key), schema);
}

/** Writes on the version that was read, or creates if `etag` is null. Returns the stored record. */
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

export async function writeJson(key: string, value: object): Promise<void> {
  await answered(writableStore('shop').setJSON(key, value));
}

/**
 * Changes a record with concurrent writers: read, change, write on the version read. `change` returns null to leave
 * it. `before` runs before a changed record is written. Returns the stored record, or null if there is none.
 */
export async function updateJson<Value extends object>(
  key: string,
  schema: z.ZodType<Value>,
  change: (value: Value) => Value | null,
  before?: () => Promise<void>,
): Promise<Value | null> {
  for (let attempt = 1; attempt <= updateTries; attempt++) {
    const mine = created.get(key);
    created.delete(key);
    const entry = mine ?? (await readEntry(key));
    if (!entry) return null;
    const value = schema.parse(entry.value);
    const changed = change(value);
    // Only a fresh read can show that there is nothing to change.
    if (!changed && mine) continue;
    if (!changed) return value;
    await before?.();
    if ((await writeIf(key, changed, { onlyIfMatch: entry.etag })).isMine) return changed;
  }
  throw new UnavailableError('The shop');
}

export async function removeKey(key: string): Promise<void> {
  await answered(writableStore('shop').delete(key));
}
