import * as z from 'zod';
import { goneAnswers, syncResultSchema } from '#shared/instagram';
import { isWithin } from '#shared/since';
import { orMissing } from '../../ports/blobs/readable.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
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

const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The token with which it was read. */
  origin: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * Asks what becomes of posts that are gone at once (rule 47). `posts`: the keys of their records. `account`: another one than before, to
 * which the token leads.
 */
const goneSchema = z.object({
  since: z.string(),
  account: accountSchema.nullable(),
  posts: z.array(z.string()),
  answer: z.enum(goneAnswers).nullable(),
});
export type GonePosts = z.infer<typeof goneSchema>;

const writtenSchema = z.object({
  /** The first look at the clock; the first scheduled sync comes one period later. */
  since: z.string(),
  /** A run that works, waits, or did not reach its end. */
  run: runSchema.nullable().default(null),
  last: syncResultSchema.nullable().default(null),
  trouble: troubleSchema.nullable().default(null),
  calledAt: z.string().nullable().default(null),
  /** The last run that read all posts. */
  full: fullReadSchema.nullable().default(null),
  /** Whose posts came into the shop. */
  account: accountSchema.nullable().default(null),
  gone: goneSchema.nullable().default(null),
});
export type SyncRecord = z.infer<typeof writtenSchema>;
const syncSchema = orMissing(writtenSchema);
export const syncRecords = { prefix: key, schema: syncSchema };

export function readSync(): Promise<SyncRecord | null> {
  return readJson(key, syncSchema);
}

/** Stores what `change` returns, unless that is null. Returns the stored record. */
export async function changeSync(
  change: (sync: SyncRecord) => SyncRecord | null,
): Promise<SyncRecord> {
  const first = writtenSchema.parse({ since: new Date().toISOString() });
  const changed = await upsertJson(key, syncSchema, (stored) =>
    stored ? change(stored) : (change(first) ?? first),
  );
  return changed ?? first;
}

/** Returns whether a function works on the run or is about to. */
export function isRunAlive(run: SyncRun | null): run is SyncRun {
  return run !== null && run.beatAt !== null && isWithin(silentMs, run.beatAt);
}

/**
 * Begins a run. After one that did not reach its end all posts are read, because those behind the first page may be missing, and so are
 * they after an answer about posts that are gone.
 */
export function withNewRun(sync: SyncRecord, isAll = false): SyncRecord {
  const beatAt = new Date().toISOString();
  const result = newResult(sync.run?.result);
  const isFull = isAll || sync.run !== null || isAnswered(sync);
  return { ...sync, run: { holder: null, beatAt, isFull, total: null, result } };
}

export function isAnswered({ gone }: SyncRecord): boolean {
  return gone !== null && gone.answer !== null;
}
