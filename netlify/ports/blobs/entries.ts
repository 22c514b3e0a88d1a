import { UnavailableError } from '../../errors.ts';
import { requireEnded, restoredBy } from './restoring.ts';
import { answered, parseJson, readableStore, writableStore, type StoreName } from './store.ts';

export type Entry = { value: unknown; etag: string };
export type Condition = { onlyIfNew: true } | { onlyIfMatch: string };
export type Written = { entry: Entry | null; isMine: boolean };

/** Reads a record and its version. A value of null means that the version `etag` is unchanged. Throws 503. */
export async function readEntry(
  key: string,
  etag?: string,
  store: StoreName = 'shop',
): Promise<Entry | null> {
  if (!isKey(key)) return null;
  const blob = await answered(readableStore(store).getWithMetadata(key, { type: 'text', etag }));
  if (!blob) return null;
  const restore = blob.metadata[restoredBy];
  if (restore) await requireEnded(restore);
  if (!blob.etag) throw new UnavailableError('store', { cause: `no version of ${key}` });
  return { value: parseJson(blob.data), etag: blob.etag };
}

/**
 * Writes on a condition. A win with a version is believed; otherwise the record's own nonce is read back: a repeated
 * write reports a loss, and a failed write can report a win without a version.
 */
export async function writeIf(
  key: string,
  value: object,
  condition: Condition,
  store: StoreName = 'shop',
): Promise<Written> {
  if (!isKey(key)) throw new Error(`'${key}' cannot be a key`);
  const nonce = crypto.randomUUID();
  const record = { ...value, nonce };
  const { modified, etag } = await answered(writableStore(store).setJSON(key, record, condition));
  if (modified && etag) return { entry: { value: record, etag }, isMine: true };
  const entry = await readEntry(key, undefined, store);
  const isMine = (entry?.value as { nonce?: string } | undefined)?.nonce === nonce;
  return { entry, isMine };
}

/** Returns whether a text is fit for a key: ids come from addresses that people type, and a key becomes part of an address of Blobs. */
function isKey(key: string): boolean {
  return key.split('/').every((part) => /^[\w~.-]+$/.test(part) && !/^\.+$/.test(part));
}
