import { UnavailableError } from '../../errors.ts';
import { readEntry, writeIf, type Entry, type Written } from './entries.ts';
import { requireReadable, type Meant } from './readable.ts';
import { answered, writableStore } from './store.ts';
import { upsertJson } from './upsert.ts';

/** Records that this instance created: their first change needs no read. */
const created = new Map<string, Entry>();
const mostCreated = 100;

/** Throws 503, and an error for a needed record that cannot be read (rule 84). */
export async function readJson<Value>(key: string, schema: Meant<Value>): Promise<Value | null> {
  const entry = await readEntry(key);
  return entry && requireReadable(key, entry.value, schema);
}

/** Returns whether there is a record whose key says all. Throws 503. */
export async function hasRecord(key: string): Promise<boolean> {
  return (await readEntry(key)) !== null;
}

/** Creates a record; returns false if another one exists. Throws 503. */
export async function createJson(key: string, value: object): Promise<boolean> {
  return (await createEntry(key, value)).isMine;
}

async function createEntry(key: string, value: object): Promise<Written> {
  const written = await writeIf(key, value, { onlyIfNew: true });
  // A store that fails, as on a full disk, answers a conditional write without a version: nothing was in the way.
  if (!written.entry) throw new UnavailableError('store', { cause: `${key} was not written` });
  if (created.size >= mostCreated) created.clear();
  if (written.isMine && written.entry) created.set(key, written.entry);
  return written;
}

/** Creates a record; returns the stored one, which may be an older one. Throws 503. */
export async function createOrReadJson<Value extends object>(
  key: string,
  value: Value,
  schema: Meant<Value | null>,
): Promise<Value | null> {
  const { entry } = await createEntry(key, value);
  return entry && requireReadable(key, entry.value, schema);
}

export async function writeJson(key: string, value: object): Promise<void> {
  await answered(writableStore('shop').setJSON(key, value));
}

/**
 * Changes a record with concurrent writers, on the version that was read. `change` returns null to leave it. Returns the stored record,
 * or null if there is none. Throws 503.
 */
export function updateJson<Value extends object>(
  key: string,
  schema: Meant<Value | null>,
  change: (value: Value) => Value | null,
): Promise<Value | null> {
  const mine = created.get(key);
  created.delete(key);
  return upsertJson(key, schema, (value) => value && change(value), mine);
}

export async function removeKey(key: string): Promise<void> {
  await answered(writableStore('shop').delete(key));
}
