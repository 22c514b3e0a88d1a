import { randomUUID } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import { accountKey, accountPrefix, newAccountRecord } from '../../account.ts';
import {
  findRestoring,
  restoredBy,
  restoringKey,
  type Restoring,
} from '../../ports/blobs/restoring.ts';
import { formatKey } from '../store-format.ts';
import type { ArchiveRecord } from './backup-format.ts';

type Backup = Pick<Restoring, 'file' | 'sha256'>;
type Metadata = Record<string, unknown>;

/** Nothing is sold without its artwork, so artworks come behind all else but the format (rule 83). */
export const turns = ['others', 'artworks', 'format'] as const;

export function turnOf({ store, key }: ArchiveRecord): (typeof turns)[number] {
  if (store !== 'shop') return 'others';
  if (key === formatKey) return 'format';
  return key.startsWith('artworks/') ? 'artworks' : 'others';
}

export async function isRestoring(shop: Store): Promise<boolean> {
  return (await findRestoring(shop)) !== null;
}

/** Begins a restore, or goes on with the one that broke off. Throws a text for people if that was of another file. */
export async function beginRestore(shop: Store, backup: Backup): Promise<Restoring> {
  await writeNew(shop, restoringKey, JSON.stringify({ id: randomUUID(), ...backup }));
  const restoring = await findRestoring(shop);
  if (restoring?.sha256 === backup.sha256) return restoring;
  const file = restoring?.file ?? 'another backup';
  throw new Error(
    `A restore of ${file} is not complete here: name that file. Nothing was restored.`,
  );
}

/** Leaves a record that stands as it is: the shop may have changed it since. */
export async function restoreRecord(
  store: Store,
  record: ArchiveRecord,
  { id }: Restoring,
): Promise<void> {
  const { key, metadata, body } = record;
  if (key.startsWith(accountPrefix)) return;
  const described = turnOf(record) === 'artworks' ? { ...metadata, [restoredBy]: id } : metadata;
  await writeNew(store, key, new Uint8Array(Buffer.from(body, 'base64')).buffer, described);
}

export async function endRestore(shop: Store): Promise<void> {
  await writeNew(shop, accountKey, JSON.stringify(newAccountRecord()));
  await shop.delete(restoringKey);
}

/** Stores a record unless it exists. Throws for a write without a version: the client reports each refusal but 412 as a write. */
async function writeNew(
  store: Store,
  key: string,
  body: string | ArrayBuffer,
  metadata: Metadata = {},
): Promise<void> {
  const isDescribed = Object.keys(metadata).length > 0;
  const options = { onlyIfNew: true as const, ...(isDescribed && { metadata }) };
  const { modified, etag } = await store.set(key, body, options);
  if (modified && !etag) throw new Error(`The store did not take ${key}.`);
}
