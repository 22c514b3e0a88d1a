import { statfsSync } from 'node:fs';
import type { StatementSync } from 'node:sqlite';
import { inTransaction, openSqlite } from '../../node/sqlite.ts';

export type Blob = { body: Uint8Array; metadata: string | null; etag: string };
export type Place = { store: string; key: string };
export type Condition = { match: string | null; noneMatch: string | null };
export type Listing = { prefix: string; after: string; byDirectory: string | null };
export type Page = {
  blobs: { key: string; etag: string }[];
  directories: string[];
  next_cursor?: string;
};
type Entry = { key: string; version: number };
type Row = { body: Uint8Array; metadata: string | null; version: number };

const pageSize = 1000;
/** In bytes: a small write still fits into the log of a full disk, where an order does not. */
const leastFree = 1_000_000;
/** Sorts before every other character. */
const firstCharacter = '\0';
/** Sorts after every other character. */
const lastCharacter = '\u{10FFFF}';

const schema = `
  CREATE TABLE IF NOT EXISTS blobs (
    store TEXT NOT NULL, key TEXT NOT NULL, version INTEGER NOT NULL, metadata TEXT, body BLOB NOT NULL,
    UNIQUE (store, key)
  );
  CREATE TABLE IF NOT EXISTS changes (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL);
  INSERT OR IGNORE INTO changes VALUES (1, 0);
`;

const queries = {
  read: 'SELECT body, metadata, version FROM blobs WHERE store = ? AND key = ?',
  write: `INSERT INTO blobs (store, key, version, metadata, body) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET version = excluded.version, metadata = excluded.metadata, body = excluded.body`,
  remove: 'DELETE FROM blobs WHERE store = ? AND key = ?',
  removeAll: 'DELETE FROM blobs WHERE store = ?',
  next: 'SELECT key, version FROM blobs WHERE store = ? AND key >= ? AND key < ? ORDER BY key LIMIT ?',
  count: 'SELECT count FROM changes',
  touch: 'UPDATE changes SET count = count',
  countUp: 'UPDATE changes SET count = count + 1 RETURNING count',
};

export type BlobsStore = ReturnType<typeof openBlobsStore>;

/**
 * Opens the Blobs of one DATA_DIR, or of none in memory. Each call is one transaction; an ETag is the number of the change that wrote it,
 * never a hash of the content.
 */
export function openBlobsStore(dataDir: string | null, { isDurable = false } = {}) {
  const { database, run } = openDatabase(dataDir, isDurable);
  const transact = <Result>(work: () => Result) => inTransaction(database, work);
  const change = () => (run.countUp.get() as { count: number }).count;
  const get = ({ store, key }: Place): Blob | null => {
    const row = run.read.get(store, key) as Row | undefined;
    return row ? { ...row, etag: etagOf(row.version) } : null;
  };
  return {
    get,
    /** Returns the new ETag, or null if the condition is false. */
    put: (place: Place, blob: Omit<Blob, 'etag'>, condition: Condition): string | null =>
      transact(() => {
        if (!holds(condition, get(place)?.etag)) return null;
        const version = change();
        run.write.run(place.store, place.key, version, blob.metadata, blob.body);
        return etagOf(version);
      }),
    delete: ({ store, key }: Place): void =>
      transact(() => {
        if (run.remove.run(store, key).changes) change();
      }),
    deleteAll: (store: string): number =>
      transact(() => {
        change();
        return Number(run.removeAll.run(store).changes);
      }),
    list: (store: string, listing: Listing): Page => {
      const end = listing.prefix + lastCharacter;
      // One lower bound, so that the index leads to the first entry and not to the first key of the store.
      const next = (after: string, most: number) => {
        const start = after < listing.prefix ? listing.prefix : after + firstCharacter;
        return run.next.all(store, start, end, most) as Entry[];
      };
      return listing.byDirectory ? collectFolders(listing, next) : collectKeys(listing, next);
    },
    /** Throws if the store cannot be written: the disk is full, or may only be read. */
    requireWritable: (): void => {
      transact(() => void run.touch.run());
      if (dataDir) requireRoom(dataDir);
    },
    /** Counts changes: shows whether a built page may be out of date. */
    countChanges: (): number => (run.count.get() as { count: number }).count,
    close: () => database.close(),
  };
}

function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastFree) throw new Error(`The disk of ${folder} is full.`);
}

function openDatabase(dataDir: string | null, isDurable: boolean) {
  const database = openSqlite(dataDir, 'blobs.sqlite', isDurable);
  database.exec(schema);
  const run = Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, database.prepare(query)]),
  ) as Record<keyof typeof queries, StatementSync>;
  return { database, run };
}

/** Reads up to so many entries after a key. */
type Next = (after: string, most: number) => Entry[];

function collectKeys({ after }: Listing, next: Next): Page {
  const rows = next(after, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const blobs = shown.map(({ key, version }) => ({ key, etag: etagOf(version) }));
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { blobs, directories: [], ...(last && { next_cursor: last.key }) };
}

/** Steps from folder to folder, whatever they contain. */
function collectFolders({ prefix, after }: Listing, next: Next): Page {
  const page: Page = { blobs: [], directories: [] };
  for (let last = after; ;) {
    const [row] = next(last, 1);
    if (!row) return page;
    if (page.blobs.length + page.directories.length === pageSize) {
      return { ...page, next_cursor: last };
    }
    const slash = row.key.indexOf('/', prefix.length);
    if (slash < 0) page.blobs.push({ key: row.key, etag: etagOf(row.version) });
    else page.directories.push(row.key.slice(0, slash));
    last = slash < 0 ? row.key : row.key.slice(0, slash + 1) + lastCharacter;
  }
}

function holds({ match, noneMatch }: Condition, etag: string | undefined): boolean {
  if (match !== null) return etag !== undefined && (match === '*' || match === etag);
  if (noneMatch !== null) return etag === undefined || (noneMatch !== '*' && noneMatch !== etag);
  return true;
}

function etagOf(version: number): string {
  return `"${version}"`;
}
