import * as z from 'zod';
import { syncResultSchema } from '#shared/instagram';
import { createJson, readJson, updateJson } from '../../ports/blobs.ts';

const key = 'instagram/sync';

/** A run that gave no sign for this long has died; longer than a slice and its last downloads. */
const silentMs = 90_000;

/** One walk through the feed. It can be left after every page, and taken up from there by another function. */
const runSchema = z.object({
  startedAt: z.string(),
  /** Names the function that works on it; null while it waits for one. */
  holder: z.string().nullable(),
  beatAt: z.string(),
  isStopped: z.boolean(),
  /** All posts, or only the first page. */
  isFull: z.boolean(),
  saleTag: z.string(),
  /** Something was written that visitors do not see yet. */
  hasNews: z.boolean(),
  cursor: z.string().nullable(),
  /** The key of the oldest post seen so far: records between it and the next page's oldest have lost their post. */
  boundary: z.string().nullable(),
  newest: z.string().nullable(),
  count: z.number().nullable(),
  isCounted: z.boolean(),
  /** Posts done, of how many where that is known. */
  done: z.number(),
  total: z.number().nullable(),
  slices: z.number(),
  longestSliceMs: z.number(),
  result: syncResultSchema,
});
export type Run = z.infer<typeof runSchema>;

const troubleSchema = z.object({
  problem: z.string(),
  since: z.string(),
  at: z.string(),
  failures: z.number(),
  retryAt: z.string().nullable(),
  /** Names the token that failed: another one may be tried at once. */
  origin: z.string(),
});
export type Trouble = z.infer<typeof troubleSchema>;

const syncSchema = z.object({
  /** When the shop first looked at the clock: its first sync by itself comes one period later. */
  since: z.string(),
  run: runSchema.nullable(),
  last: syncResultSchema.nullable(),
  trouble: troubleSchema.nullable(),
  calledAt: z.string().nullable(),
  /** How the last walk was cut up. */
  slices: z.object({ count: z.number(), longestMs: z.number() }).nullable(),
  /** What the last walk through all posts found. */
  feed: z
    .object({
      fullAt: z.string(),
      size: z.number(),
      count: z.number().nullable(),
      newest: z.string().nullable(),
      saleTag: z.string(),
    })
    .nullable(),
});
export type Sync = z.infer<typeof syncSchema>;

/** Where the sync stands; null before the first look. */
export function readSync(): Promise<Sync | null> {
  return readJson(key, syncSchema);
}

/** Changes where the sync stands; `change` answers null to leave it. Answers it as it stands then. */
export async function changeSync(change: (sync: Sync) => Sync | null): Promise<Sync> {
  const changed = await updateJson(key, syncSchema, change);
  if (changed) return changed;
  const blank = { run: null, last: null, trouble: null, calledAt: null, slices: null, feed: null };
  await createJson(key, { since: new Date().toISOString(), ...blank });
  return changeSync(change);
}

/** Whether a function works on the run, or is about to. */
export function isAlive(run: Run | null): run is Run {
  return run !== null && !run.isStopped && Date.now() - Date.parse(run.beatAt) < silentMs;
}

/** A walk that begins now. */
export function newRun(saleTag: string, isFull: boolean): Run {
  const now = new Date().toISOString();
  return {
    startedAt: now,
    holder: null,
    beatAt: now,
    isStopped: false,
    isFull,
    saleTag,
    hasNews: false,
    cursor: null,
    boundary: null,
    newest: null,
    count: null,
    isCounted: false,
    done: 0,
    total: null,
    slices: 0,
    longestSliceMs: 0,
    result: {
      startedAt: now,
      finishedAt: now,
      seen: 0,
      taken: 0,
      added: 0,
      changed: 0,
      hidden: 0,
      skipped: {},
      notes: [],
    },
  };
}
