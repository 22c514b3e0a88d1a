import * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { readEntry, writeIf, type Entry } from './entries.ts';
import { listVersions, parseAll, readChanged } from './lists.ts';
import { readable } from './readable.ts';

/**
 * A derived copy of the records under some prefixes, stored under `lists/<name>` (rule 44). `shown`: the part of a
 * record whose change pages show; default: every new version. It gets undefined where there is no record.
 */
export type Snapshot = { name: string; prefixes: string[]; shown?: (value: unknown) => string };

export const snapshotsPrefix = 'lists/';
const tries = 8;
const snapshotSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ value: z.unknown(), etag: z.string(), changedAt: z.number().default(0) }),
  ),
  removed: z.record(z.string(), z.number()).default({}),
});

type Stored = z.infer<typeof snapshotSchema>;

/** `changedAt`: the refresh that found this change, in ms since 1970; each refresh has a later time than the one before. */
type Row = Entry & { changedAt: number };
type Rows = ReadonlyMap<string, Row>;
/** `removed`: the same time for records that are gone. `rows` null: the snapshot cannot be read and counts as absent. */
type Known = { etag: string; rows: Rows | null; removed: Record<string, number> };
const seen = new Map<string, Known>();

/** Reads a snapshot, or the records if it does not exist. Never writes: builds and previews may not. Throws 503. */
export async function readSnapshot<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  return (await readWithTimes(snapshot, schema)).values;
}

/** Reads a snapshot, and the time of each record's last change, also of those that were removed. Throws 503. */
export async function readWithTimes<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<{ values: Map<string, Value>; times: Map<string, number> }> {
  const stored = await findSnapshot(snapshot);
  const entries = stored?.rows ?? (await readChanged(await listAllVersions(snapshot), new Map()));
  return { values: parseAll(entries, schema), times: timesOf(stored) };
}

export async function readChangeTimes(snapshot: Snapshot): Promise<Map<string, number>> {
  return timesOf(await findSnapshot(snapshot));
}

/** Reads the snapshot beside the list of versions, then the records that changed since. Throws 503. */
export async function readCurrent<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const [stored, versions] = await Promise.all([findSnapshot(snapshot), listAllVersions(snapshot)]);
  return parseAll(await readChanged(versions, stored?.rows ?? new Map()), schema);
}

/** Updates a snapshot from the changed records; returns what `readChangeTimes` returns then. Throws 503. */
export async function refreshSnapshot(snapshot: Snapshot): Promise<Map<string, number>> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    // The version is read first: a later writer has read records at least as new, or loses.
    const stored = await findSnapshot(snapshot);
    const entries = await readChanged(await listAllVersions(snapshot), stored?.rows ?? new Map());
    if (stored?.rows && haveSameVersions(stored.rows, entries)) return timesOf(stored);
    const condition = stored ? { onlyIfMatch: stored.etag } : { onlyIfNew: true as const };
    const next = nextOf(snapshot, stored, entries);
    if ((await writeIf(keyOf(snapshot), next, condition)).isMine) return timesIn(next);
  }
  throw new UnavailableError('shop');
}

function nextOf(
  { shown }: Snapshot,
  stored: Known | null,
  entries: ReadonlyMap<string, Entry>,
): Stored {
  const before = stored?.rows ?? new Map<string, Row>();
  const now = Math.max(Date.now(), newestOf(timesOf(stored)) + 1);
  const lookOf = (entry?: Entry) => (shown ? shown(entry?.value) : entry?.etag);
  const isSame = (key: string) => lookOf(before.get(key)) === lookOf(entries.get(key));
  const timed = [...entries].map(([key, { value, etag }]) => {
    const changedAt = isSame(key) ? (before.get(key)?.changedAt ?? 0) : now;
    return [key, { value, etag, changedAt }] as const;
  });
  const gone = [...before.keys()].filter((key) => !entries.has(key) && !isSame(key));
  const removed = { ...stored?.removed, ...Object.fromEntries(gone.map((key) => [key, now])) };
  for (const key of entries.keys()) delete removed[key];
  return { entries: Object.fromEntries(timed), removed };
}

async function findSnapshot(snapshot: Snapshot): Promise<Known | null> {
  const seenSnapshot = seen.get(snapshot.name);
  const entry = await readEntry(keyOf(snapshot), seenSnapshot?.etag);
  if (!entry) return null;
  if (seenSnapshot && entry.etag === seenSnapshot.etag) return seenSnapshot;
  const read = readable(keyOf(snapshot), entry.value, snapshotSchema);
  if (!read) return { etag: entry.etag, rows: null, removed: {} };
  const { entries, removed } = read.value;
  const fresh = { etag: entry.etag, rows: new Map(Object.entries(entries)), removed };
  seen.set(snapshot.name, fresh);
  return fresh;
}

async function listAllVersions({ prefixes }: Snapshot): Promise<Map<string, string>> {
  const lists = await Promise.all(prefixes.map(listVersions));
  return new Map(lists.flatMap((list) => [...list]));
}

function timesOf(stored: Known | null): Map<string, number> {
  return timesIn({
    entries: Object.fromEntries(stored?.rows ?? []),
    removed: stored?.removed ?? {},
  });
}

function timesIn({ entries, removed }: Stored): Map<string, number> {
  const rows = Object.entries(entries).map(([key, { changedAt }]) => [key, changedAt] as const);
  return new Map([...rows, ...Object.entries(removed)]);
}

/** Returns 0 if there is none. */
export function newestOf(times: ReadonlyMap<string, number>): number {
  return [...times.values()].reduce((newest, time) => Math.max(newest, time), 0);
}

function haveSameVersions(rows: Rows, entries: ReadonlyMap<string, Entry>): boolean {
  if (rows.size !== entries.size) return false;
  return [...rows].every(([key, { etag }]) => entries.get(key)?.etag === etag);
}

function keyOf({ name }: Snapshot): string {
  return snapshotsPrefix + name;
}
