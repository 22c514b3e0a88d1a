import * as z from 'zod';
import { syncResultSchema } from '#shared/instagram';
import { createJson, readJson, updateJson } from '../../ports/blobs/records.ts';
import type { PostImport } from './post-import.ts';

const key = 'instagram/sync';

/** Longer than a slice and its last downloads; a run without a sign for this time has crashed. */
const silentMs = 90_000;
const mostNotes = 20;

/** A sync run; another function can continue it after each page. */
const runSchema = z.object({
  startedAt: z.string(),
  /** The id of the working function; null while the run waits for one. */
  holder: z.string().nullable().default(null),
  beatAt: z.string(),
  isStopped: z.boolean().default(false),
  isFull: z.boolean(),
  saleTag: z.string(),
  hasNews: z.boolean(),
  cursor: z.string().nullable().default(null),
  /** The key of the oldest post seen: records between it and the oldest of the next page have lost their post. */
  boundary: z.string().nullable().default(null),
  newest: z.string().nullable().default(null),
  count: z.number().nullable().default(null),
  isCounted: z.boolean().default(false),
  done: z.number().default(0),
  total: z.number().nullable(),
  slices: z.number().default(0),
  longestSliceMs: z.number().default(0),
  result: syncResultSchema,
});
export type SyncRun = z.infer<typeof runSchema>;

const troubleSchema = z.object({
  problem: z.string(),
  since: z.string(),
  at: z.string(),
  failures: z.number(),
  retryAt: z.string().nullable(),
  /** The failed token: a newly configured one is tried at once. */
  origin: z.string(),
});
export type StoredTrouble = z.infer<typeof troubleSchema>;

const syncSchema = z.object({
  /** The first look at the clock; the first scheduled sync comes one period later. */
  since: z.string(),
  run: runSchema.nullable().default(null),
  last: syncResultSchema.nullable().default(null),
  trouble: troubleSchema.nullable().default(null),
  calledAt: z.string().nullable().default(null),
  slices: z.object({ count: z.number(), longestMs: z.number() }).nullable().default(null),
  /** The result of the last run over all posts. */
  feed: z
    .object({
      fullAt: z.string(),
      size: z.number(),
      count: z.number().nullable(),
      newest: z.string().nullable(),
      saleTag: z.string(),
    })
    .nullable()
    .default(null),
});
export type SyncRecord = z.infer<typeof syncSchema>;

export function readSync(): Promise<SyncRecord | null> {
  return readJson(key, syncSchema);
}

/** `change` returns null to leave the record. Returns the stored one. */
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
  return run !== null && !run.isStopped && Date.now() - Date.parse(run.beatAt) < silentMs;
}

export function newRun(begin: Pick<SyncRun, 'saleTag' | 'isFull' | 'total' | 'hasNews'>): SyncRun {
  const now = new Date().toISOString();
  const counts = { seen: 0, taken: 0, added: 0, changed: 0, hidden: 0 };
  const result = { startedAt: now, finishedAt: now, ...counts, skipped: {}, notes: [] };
  return runSchema.parse({ ...begin, startedAt: now, beatAt: now, result });
}

/** Counts changes at once, and posts when their page is whole, because an interrupted page is repeated. */
export function addImports(run: SyncRun, imports: PostImport[], isWholePage = false): SyncRun {
  const { result } = run;
  const countOf = (change: PostImport['change']) =>
    imports.filter((one) => one.change === change).length;
  const notes = imports.map(({ note }) => note).filter((note) => note !== null);
  const posts = isWholePage ? imports : [];
  const skipped = { ...result.skipped };
  for (const { reason } of posts) if (reason) skipped[reason] = (skipped[reason] ?? 0) + 1;
  const seen = result.seen + posts.length;
  return {
    ...run,
    done: isWholePage ? seen : run.done,
    hasNews: run.hasNews || imports.some(({ change }) => change !== 'none'),
    result: {
      ...result,
      seen,
      taken: result.taken + posts.filter(({ reason }) => reason === null).length,
      skipped,
      added: result.added + countOf('added'),
      changed: result.changed + countOf('changed'),
      hidden: result.hidden + countOf('hidden'),
      notes: [...result.notes, ...notes].slice(0, mostNotes),
    },
  };
}

/** Resets what was seen and keeps what was changed. */
export function withoutSeen({ result }: SyncRun): SyncRun['result'] {
  return { ...result, seen: 0, taken: 0, skipped: {} };
}
