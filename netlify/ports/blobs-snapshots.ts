import * as z from 'zod';
import { UnavailableError } from '../http/errors.ts';
import { readEntry, writeIf, type Entry } from './blobs-entries.ts';
import { listChanged, parseAll } from './blobs-lists.ts';

/** The records under some prefixes, kept together under `lists/<name>`; they stay the truth themselves (rulings 29). */
export type Snapshot = { name: string; prefixes: string[] };

const tries = 8;
const entriesSchema = z.record(z.string(), z.object({ value: z.unknown(), etag: z.string() }));
const snapshotSchema = z.object({ entries: entriesSchema });

type Known = { etag: string; entries: Map<string, Entry> };
const seen = new Map<string, Known>();

/** All records of a list by key, in one read however many they are. Throws 503. */
export async function readSnapshot<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const { entries } = (await findSnapshot(snapshot)) ?? (await refreshSnapshot(snapshot));
  return parseAll(entries, schema);
}

/** All records of a list by key as they are at this moment: the kept ones, and those that changed since. Throws 503. */
export async function readCurrent<Value>(
  snapshot: Snapshot,
  schema: z.ZodType<Value>,
): Promise<Map<string, Value>> {
  const kept = await findSnapshot(snapshot);
  return parseAll(await readRecords(snapshot, kept?.entries ?? new Map()), schema);
}

/** Brings a list up to date with its records; only changed ones are read. Throws 503. */
export async function refreshSnapshot(snapshot: Snapshot): Promise<{ entries: Known['entries'] }> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    // The list's version comes first: whoever writes it after this has seen records at least as new, or loses.
    const kept = await findSnapshot(snapshot);
    const entries = await readRecords(snapshot, kept?.entries ?? new Map());
    if (kept && haveSameVersions(kept.entries, entries)) return { entries };
    const condition = kept ? { onlyIfMatch: kept.etag } : { onlyIfNew: true as const };
    const { isMine } = await writeIf(
      keyOf(snapshot),
      { entries: Object.fromEntries(entries) },
      condition,
    );
    if (isMine) return { entries };
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

function haveSameVersions(one: Known['entries'], other: Known['entries']): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([key, { etag }]) => other.get(key)?.etag === etag);
}

function keyOf({ name }: Snapshot): string {
  return `lists/${name}`;
}
