import * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { readEntry, writeIf, type Entry } from './entries.ts';
import { listVersions, parseAll, readChanged } from './lists.ts';

/** A derived copy of the records under some prefixes, stored under `lists/<name>` (rule 44). */
export type Snapshot = { name: string; prefixes: string[] };

export const snapshotsPrefix = 'lists/';
const tries = 8;
const entriesSchema = z.record(z.string(), z.object({ value: z.unknown(), etag: z.string() }));
const snapshotSchema = z.object({ entries: entriesSchema });

/** A record whose present version the snapshot does not contain. A value is undefined where the record does not exist. */
export type ListedChange = { key: string; value: unknown; before: unknown };
/** Gets the changes before the snapshot is written. `isFirst`: there is no snapshot yet. */
type BeforeWriting = (changes: ListedChange[], isFirst: boolean) => Promise<void>;

type Known = { etag: string; entries: Map<string, Entry> };
const seen = new Map<string, Known>();

/** Reads a snapshot, or the records if it does not exist. Never writes: builds and previews may not. Throws 503. */
export async function readSnapshot<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const kept = await findSnapshot(snapshot);
  if (kept) return parseAll(kept.entries, schema);
  return parseAll(await readChanged(await listAllVersions(snapshot), new Map()), schema);
}

/** Reads the snapshot beside the list of versions, then the records that changed since. Throws 503. */
export async function readCurrent<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const [kept, versions] = await Promise.all([findSnapshot(snapshot), listAllVersions(snapshot)]);
  return parseAll(await readChanged(versions, kept?.entries ?? new Map()), schema);
}

/** Updates a snapshot from the changed records. Throws 503. */
export async function refreshSnapshot(snapshot: Snapshot, before?: BeforeWriting): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    // The version is read first: a later writer has read records at least as new, or loses.
    const kept = await findSnapshot(snapshot);
    const known = kept?.entries ?? new Map<string, Entry>();
    const entries = await readChanged(await listAllVersions(snapshot), known);
    if (kept && haveSameVersions(known, entries)) return;
    await before?.(changesBetween(known, entries), !kept);
    const condition = kept ? { onlyIfMatch: kept.etag } : { onlyIfNew: true as const };
    const record = { entries: Object.fromEntries(entries) };
    if ((await writeIf(keyOf(snapshot), record, condition)).isMine) return;
  }
  throw new UnavailableError('The shop');
}

async function findSnapshot(snapshot: Snapshot): Promise<Known | null> {
  const known = seen.get(snapshot.name);
  const entry = await readEntry(keyOf(snapshot), known?.etag);
  if (!entry) return null;
  if (known && entry.etag === known.etag) return known;
  const { entries } = snapshotSchema.parse(entry.value);
  const found = { etag: entry.etag, entries: new Map(Object.entries(entries)) };
  seen.set(snapshot.name, found);
  return found;
}

async function listAllVersions({ prefixes }: Snapshot): Promise<Map<string, string>> {
  const lists = await Promise.all(prefixes.map(listVersions));
  return new Map(lists.flatMap((list) => [...list]));
}

function changesBetween(before: Known['entries'], now: Known['entries']): ListedChange[] {
  const keys = new Set([...before.keys(), ...now.keys()]);
  return [...keys]
    .filter((key) => before.get(key)?.etag !== now.get(key)?.etag)
    .map((key) => ({ key, value: now.get(key)?.value, before: before.get(key)?.value }));
}

function haveSameVersions(one: Known['entries'], other: Known['entries']): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, { etag }]) => other.get(key)?.etag === etag);
}

function keyOf({ name }: Snapshot): string {
  return snapshotsPrefix + name;
}
