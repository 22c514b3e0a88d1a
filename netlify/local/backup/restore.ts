import { resolve } from 'node:path';
import { accountKey, accountPrefix, newAccountRecord } from '../../account.ts';
import type { ArchiveRecord } from '../../use-cases/backup/format.ts';
import { checkArchive, readArchive } from './archive.ts';
import { openStores } from './stores.ts';

const atOnce = 10;
/** What a first visit and a sign-in write. */
const ofSignIn = [accountPrefix, 'activity/', 'logins/', 'revoked-sessions/'];
const project = resolve(import.meta.dirname, '../../..');
const file = process.argv[2];

const { place, stores, close } = await openStores(project);
try {
  if (!file) throw new Error('Name the file: npm run restore <file>');
  const hasAccount = await requireEmpty();
  const count = await checkArchive(file, [...stores.keys()]);
  let underWay: Promise<unknown>[] = [];
  for await (const record of readArchive(file)) {
    underWay.push(writeRecord(record));
    if (underWay.length < atOnce) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);
  if (!hasAccount) await stores.get('shop')!.setJSON(accountKey, newAccountRecord());
  console.log(`${count} records are in ${place} again. Start the shop, or rebuild the site.`);
  console.log(
    'Not in a backup: the password of the administrator, and what variables of the environment hold, like SHOP_SECRET and the keys of ' +
      'Stripe, mail, Instagram and the build hook. Enter them again if this is another shop.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
await close();

/** A restore into a shop with records would mix two shops. Returns whether the store has an account, which stays. */
async function requireEmpty(): Promise<boolean> {
  let hasAccount = false;
  for (const [name, store] of stores) {
    const { blobs: all } = await store.list();
    const blobs = all.filter(({ key }) => !ofSignIn.some((prefix) => key.startsWith(prefix)));
    hasAccount ||= all.some(({ key }) => key === accountKey);
    if (blobs.length === 0) continue;
    throw new Error(
      `There is a shop in ${place} already: its store '${name}' has ${blobs.length} records. ` +
        'Nothing was restored. Restore into an empty site, or set DATA_DIR to a new folder.',
    );
  }
  return hasAccount;
}

async function writeRecord({ store, key, metadata, body }: ArchiveRecord): Promise<void> {
  if (key.startsWith(accountPrefix)) return;
  const bytes = new Uint8Array(Buffer.from(body, 'base64'));
  const isDescribed = Object.keys(metadata).length > 0;
  await stores.get(store)!.set(key, bytes.buffer, isDescribed ? { metadata } : {});
}
