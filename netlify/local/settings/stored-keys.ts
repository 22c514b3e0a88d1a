import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyName } from '#shared/admin/keys';
import { openBlobsStore } from '../../server/platform/blobs-store.ts';

/** Returns the names of the keys in the store of a DATA_DIR: their services have no stand-in, because a saved key counts (rule 68). */
export function listStoredKeys(dataDir: string): KeyName[] {
  if (!existsSync(join(dataDir, 'blobs.sqlite'))) return [];
  const store = openBlobsStore(dataDir);
  const record = store.get({ store: 'site:keys', key: 'pasted' });
  store.close();
  const { sealed = {} } = record
    ? (JSON.parse(Buffer.from(record.body).toString()) as { sealed?: Record<string, string> })
    : {};
  return (Object.keys(sealed) as KeyName[]).filter((name) => sealed[name]);
}
