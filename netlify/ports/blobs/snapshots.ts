import * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { readEntry, writeIf, type Entry } from './entries.ts';
import { listChanged, parseAll } from './lists.ts';

/** A derived copy of the records under some prefixes, stored under `lists/<name>` (rule 44). */
export type Snapshot = {
  name: string;
  prefixes: string[];
  /** Which of the sorted keys under a prefix belong to the list; all when it is left out. */
  choose?: (keys: string[]) => string[];
};

const tries = 8;
const entriesSchema = z.record(z.string(), z.object({ value: z.unknown(), etag: z.string() }));
const snapshotSchema = z.object({ entries: entriesSchema });

/** A record whose present version the snapshot does not contain; `value` is undefined if it was deleted. */
export type ListedChange = { key: string; value: unknown; isNew: boolean };
type BeforeWriting = (changes: ListedChange[]) => Promise<void>;

type Known = { etag: string; entries: Map<string, Entry> };
const seen = new Map<string, Known>();

/** Reads a snapshot, or the records if it does not exist. Never writes: builds and previews may not. Throws 503. */
export async function readSnapshot<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const kept = await findSnapshot(snapshot);
  return parseAll(kept?.entries ?? (await readRecords(snapshot, new Map())), schema);
}

/** Reads the snapshot and the records that changed since. Throws 503. */
export async function readCurrent<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const kept = await findSnapshot(snapshot);
  return parseAll(await readRecords(snapshot, kept?.entries ?? new Map()), schema);
}

/** Updates a snapshot from the changed records. Calls `before` with the changes, then writes. Throws 503. */
export async function refreshSnapshot(snapshot: Snapshot, before?: BeforeWriting): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    // The version is read first: a later writer has read records at least as new, or loses.
    const kept = await findSnapshot(snapshot);
    const entries = await readRecords(snapshot, kept?.entries ?? new Map());
    if (kept && haveSameVersions(kept.entries, entries)) return;
    if (kept) await before?.(changesBetween(kept.entries, entries));
    const condition = kept ? { onlyIfMatch: kept.etag } : { onlyIfNew: true as const };
    const { isMine } = await writeIf(
      keyOf(snapshot),
      { entries: Object.fromEntries(entries) },
      condition,
    );
    if (isMine) return;
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

async function readRecords({ prefixes, choose }: Snapshot, known: Known['entries']) {
  const parts = await Promise.all(prefixes.map((prefix) => listChanged(prefix, known, choose)));
  return new Map(parts.flatMap((part) => [...part]));
}

function changesBetween(before: Known['entries'], now: Known['entries']): ListedChange[] {
  const keys = new Set([...before.keys(), ...now.keys()]);
  return [...keys]
    .filter((key) => before.get(key)?.etag !== now.get(key)?.etag)
    .map((key) => ({ key, value: now.get(key)?.value, isNew: !before.has(key) }));
}

function haveSameVersions(one: Known['entries'], other: Known['entries']): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, { etag }]) => other.get(key)?.etag === etag);
}

function keyOf({ name }: Snapshot): string {
  return `lists/${name}`;
}
