import { basename, resolve } from 'node:path';
import type { ArchiveRecord } from '../../use-cases/backup/backup-format.ts';
import { leftOut } from '../../use-cases/backup/lines.ts';
import {
  beginRestore,
  endRestore,
  isRestoring,
  restoreRecord,
  turnOf,
  turns,
} from '../../use-cases/backup/restore.ts';
import { formatKey } from '../../use-cases/store-format.ts';
import { checkArchive, hashFile, readArchive } from './archive.ts';
import { openStores } from './stores.ts';

type Standing = ReadonlyMap<string, ReadonlySet<string>>;

const atOnce = 10;
/** What the start of an own server, the clock, a first visit and a sign-in write into a new site. */
const ofNewSite = [
  ...leftOut,
  formatKey,
  'publishing/',
  'activity/',
  'logins/',
  'revoked-sessions/',
];
const project = resolve(import.meta.dirname, '../../..');
const file = process.argv[2] && resolve(process.argv[2]);

const { place, stores, close } = await openStores(project);
const shop = stores.get('shop')!;
let hasBegun = false;
try {
  if (!file) throw new Error('Name the file: npm run restore <file>');
  const goesOn = await isRestoring(shop);
  const standing = await listKeys();
  if (!goesOn) requireEmpty(standing);
  const count = await checkArchive(file, [...stores.keys()]);
  const sha256 = await hashFile(file);
  const restoring = await beginRestore(shop, { file: basename(file), sha256 });
  hasBegun = true;
  if (goesOn) console.log('A restore of this file broke off here: it goes on where it was.');
  const isMissing = ({ store, key }: ArchiveRecord) => !standing.get(store)!.has(key);
  const write = (record: ArchiveRecord) =>
    restoreRecord(stores.get(record.store)!, record, restoring);
  await writeInOrder(isMissing, write);
  await endRestore(shop);
  console.log(`${count} records are in ${place} again. Start the shop, or rebuild the site.`);
  console.log(
    'Not in a backup: the password of the administrator, and what variables of the environment hold, like SHOP_SECRET and the keys of ' +
      'Stripe, mail, Instagram and the build hook. Enter them again if this is another shop.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (hasBegun) {
    console.error(
      'The restore broke off. Run the same command again: it goes on where it was. Until then the shop does not start, build or sell.',
    );
  }
  process.exitCode = 1;
}
await close();

/** Returns the keys of each store. */
async function listKeys(): Promise<Standing> {
  const listings = [...stores].map(async ([name, store]) => {
    const { blobs } = await store.list();
    return [name, new Set(blobs.map(({ key }) => key))] as const;
  });
  return new Map(await Promise.all(listings));
}

/** Throws if the shop has records, because a restore would mix two shops. */
function requireEmpty(standing: Standing): void {
  for (const [name, keys] of standing) {
    const records = [...keys].filter((key) => !ofNewSite.some((prefix) => key.startsWith(prefix)));
    if (records.length === 0) continue;
    throw new Error(
      `There is a shop in ${place} already: its store '${name}' has ${records.length} records. ` +
        'Nothing was restored. Restore into an empty site, or set DATA_DIR to a new folder.',
    );
  }
}

/** Writes the records in order. The last ones are small and wait in memory, so that the file is read once. */
async function writeInOrder(
  isMissing: (record: ArchiveRecord) => boolean,
  write: (record: ArchiveRecord) => Promise<void>,
): Promise<void> {
  const waiting: ArchiveRecord[] = [];
  async function* others() {
    for await (const record of readArchive(file!)) {
      if (!isMissing(record)) continue;
      if (turnOf(record) === 'others') yield record;
      else waiting.push(record);
    }
  }
  await writeAll(others(), write);
  for (const turn of turns)
    await writeAll(
      waiting.filter((record) => turnOf(record) === turn),
      write,
    );
}

async function writeAll(
  records: AsyncIterable<ArchiveRecord> | Iterable<ArchiveRecord>,
  write: (record: ArchiveRecord) => Promise<void>,
): Promise<void> {
  let underWay: Promise<unknown>[] = [];
  for await (const record of records) {
    underWay.push(write(record));
    if (underWay.length < atOnce) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);
}
