import * as z from 'zod';
import { UnavailableError } from '../http/errors.ts';
import { readEntry, writeIf, type Entry } from './blobs-entries.ts';
import { listChanged, parseAll } from './blobs-lists.ts';

/** The records under some prefixes, kept together under `lists/<name>`; they stay the truth themselves (rulings 29). */
export type Snapshot = { name: string; prefixes: string[] };

const tries = 8;
const entriesSchema = z.record(z.string(), z.object({ value: z.unknown(), etag: z.string() }));
const snapshotSchema = z.object({ entries: entriesSchema });

/** A record that a list did not know in its present version; `value` is undefined when it is gone. */
export type ListedChange = { key: string; value: unknown; isNew: boolean };
type BeforeWriting = (changes: ListedChange[]) => Promise<void>;

type Known = { etag: string; entries: Map<string, Entry> };
const seen = new Map<string, Known>();

/**
 * All records of a list by key, in one read once the list was written, and as they are before. Reading never writes: builds and
 * previews may not. Throws 503.
 */
export async function readSnapshot<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const kept = await findSnapshot(snapshot);
  return parseAll(kept?.entries ?? (await readRecords(snapshot, new Map())), schema);
}

/** All records of a list by key as they are at this moment: the kept ones, and those that changed since. Throws 503. */
export async function readCurrent<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const kept = await findSnapshot(snapshot);
  return parseAll(await readRecords(snapshot, kept?.entries ?? new Map()), schema);
}

/**
 * Brings a list up to date with its records; only changed ones are read. `before` learns what has changed since the list
 * was last written, before it is written again. Throws 503.
 */
export async function refreshSnapshot(snapshot: Snapshot, before?: BeforeWriting): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    // The list's version comes first: whoever writes it after this has seen records at least as new, or loses.
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

async function readRecords({ prefixes }: Snapshot, known: Known['entries']) {
  const parts = await Promise.all(prefixes.map((prefix) => listChanged(prefix, known)));
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
