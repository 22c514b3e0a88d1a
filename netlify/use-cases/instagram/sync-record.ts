import * as z from 'zod';
import { syncResultSchema } from '#shared/instagram';
import { isWithin } from '#shared/since';
import { createJson, readJson, updateJson } from '../../ports/blobs/records.ts';
import { newResult } from './sync-result.ts';

const key = 'instagram/sync';

/** Longer than the downloads of a few posts; a run without a sign for this time has crashed. */
const silentMs = 90_000;

const runSchema = z.object({
  /** The id of the working function; null while the run waits for one. */
  holder: z.string().nullable(),
  /** The last sign of life; null: the run stopped before its end. */
  beatAt: z.string().nullable(),
  isFull: z.boolean(),
  total: z.number().nullable(),
  result: syncResultSchema,
});
export type SyncRun = z.infer<typeof runSchema>;

const troubleSchema = z.object({
  problem: z.string(),
  since: z.string(),
  failures: z.number(),
  retryAt: z.string().nullable(),
  /** The failed token: a newly configured one is tried at once. */
  origin: z.string(),
});
export type StoredTrouble = z.infer<typeof troubleSchema>;

/** `mark`: a hash of the first page, the number of posts and the hashtag. */
const fullReadSchema = z.object({ at: z.string(), size: z.number(), mark: z.string() });
export type FullRead = z.infer<typeof fullReadSchema>;

const syncSchema = z.object({
  /** The first look at the clock; the first scheduled sync comes one period later. */
  since: z.string(),
  /** A run that works, waits, or did not reach its end. */
  run: runSchema.nullable().default(null),
  last: syncResultSchema.nullable().default(null),
  trouble: troubleSchema.nullable().default(null),
  calledAt: z.string().nullable().default(null),
  /** The last run that read all posts. */
  full: fullReadSchema.nullable().default(null),
});
export type SyncRecord = z.infer<typeof syncSchema>;

export function readSync(): Promise<SyncRecord | null> {
  return readJson(key, syncSchema);
}

/** Stores what `change` returns, unless that is null. Returns the stored record. */
export async function changeSync(
  change: (sync: SyncRecord) => SyncRecord | null,
): Promise<SyncRecord> {
  const changed = await updateJson(key, syncSchema, change);
  if (changed) return changed;
  await createJson(key, syncSchema.parse({ since: new Date().toISOString() }));
  return changeSync(change);
}

/** Returns whether a function works on the run or is about to. */
export function isRunAlive(run: SyncRun | null): run is SyncRun {
  return run !== null && run.beatAt !== null && isWithin(silentMs, run.beatAt);
}

/** Begins a run. After one that did not reach its end all posts are read, because those behind the first page may be missing. */
export function withNewRun(sync: SyncRecord, isAll = false): SyncRecord {
  const beatAt = new Date().toISOString();
  const result = newResult(sync.run?.result);
  const isFull = isAll || sync.run !== null;
  return { ...sync, run: { holder: null, beatAt, isFull, total: null, result } };
}
