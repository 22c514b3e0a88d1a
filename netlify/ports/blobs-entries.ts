import { UnavailableError } from '../http/errors.ts';
import { readableStore, writableStore } from './blobs-store.ts';

/** A record as stored, with its version. */
export type Entry = { value: unknown; etag: string };
export type Condition = { onlyIfNew: true } | { onlyIfMatch: string };
export type Written = { entry: Entry | null; isMine: boolean };

/** A record and its version; a value of null says that the version `etag` still stands. Throws 503. */
export async function readEntry(key: string, etag?: string): Promise<Entry | null> {
  if (!isKey(key)) return null;
  const found = await answered(readableStore('shop').getWithMetadata(key, { type: 'json', etag }));
  if (!found) return null;
  if (!found.etag) throw new UnavailableError('The store', { cause: `no version of ${key}` });
  return { value: found.data, etag: found.etag };
}

/**
 * Writes on a condition. A win with a version is believed. Everything else is decided by reading the record's own nonce back: a write
 * whose answer was lost is refused when it is repeated, and a failed one can say that it changed something, without a version.
 */
export async function writeIf(key: string, value: object, condition: Condition): Promise<Written> {
  if (!isKey(key)) throw new Error(`'${key}' cannot be a key`);
  const nonce = crypto.randomUUID();
  const record = { ...value, nonce };
  const { modified, etag } = await answered(writableStore('shop').setJSON(key, record, condition));
  if (modified && etag) return { entry: { value: record, etag }, isMine: true };
  const entry = await readEntry(key);
  const isMine = (entry?.value as { nonce?: string } | undefined)?.nonce === nonce;
  return { entry, isMine };
}

/** Ids come from addresses that anyone may type; a key goes into Blobs' own address. */
function isKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w~.-]+$/.test(part) && !/^\.+$/.test(part));
}

/** The answer of Blobs. Throws 503 when there is none. */
export async function answered<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new UnavailableError('The store', { cause });
  }
}
