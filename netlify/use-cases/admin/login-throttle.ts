import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { mapConcurrently } from '../../concurrency.ts';
import { HttpError } from '../../errors.ts';
import { hashAddress } from '../../keyed-hash.ts';
import type { Entry } from '../../ports/blobs/entries.ts';
import { listJson } from '../../ports/blobs/lists.ts';
import { updateJson } from '../../ports/blobs/records.ts';
import { upsertEntry, upsertJson } from '../../ports/blobs/upsert.ts';
import { countsUntil, isCounted, mostFailures } from './login-limits.ts';

const prefix = 'logins/by-address/';
/** 256 records: in one for all addresses, a right login would lose each write to the guesses of other instances. */
const bucketDigits = 2;
const mostInBucket = 1000;
const changesAtOnce = 40;

/** The attempts of some addresses, oldest first: '<counts until>-<hash of the address>-<random>'. */
const bucketSchema = z.object({ attempts: z.array(z.string()) }).catch({ attempts: [] });
export const loginAttempts = { prefix, schema: bucketSchema };
type Bucket = z.infer<typeof bucketSchema>;

/** `written`: the record with the attempt, so that one call takes it back. `earlier`: failures of the address before it. */
export type Attempt = { key: string; id: string; earlier: number; written: Entry | undefined };

/** Counts before the password is compared, so that parallel guesses count too. Throws 429 after ten failures. */
export async function beginAttempt(ip: string): Promise<Attempt> {
  const address = hashAddress(ip);
  const key = prefix + address.slice(0, bucketDigits);
  const id = `${countsUntil()}-${address}-${randomBytes(6).toString('hex')}`;
  let earlier = 0;
  const stored = await upsertEntry(key, bucketSchema, (bucket) => {
    const attempts = bucket?.attempts ?? [];
    if (attempts.includes(id)) return null;
    const counted = attempts.filter(endsLater);
    const own = counted.filter((attempt) => attempt.includes(address));
    requireFewFailures(own);
    earlier = own.length;
    return { attempts: [...counted, id].slice(-mostInBucket) };
  });
  return { key, id, earlier, written: stored?.entry };
}

/** Takes an attempt back: a right password does not count. */
export async function forgetAttempt({ key, id, written }: Attempt): Promise<void> {
  await upsertJson(
    key,
    bucketSchema,
    (bucket) => keep(bucket, (attempt) => attempt !== id),
    written,
  );
}

/** Leaves an empty record: Blobs has no conditional delete, so an attempt of the same moment could be lost. */
export async function removeExpiredFailures(): Promise<void> {
  const buckets = await listJson(prefix, bucketSchema);
  const expired = [...buckets].filter(([, bucket]) => keep(bucket, endsLater));
  await mapConcurrently(expired, changesAtOnce, ([key]) =>
    updateJson(key, bucketSchema, (bucket) => keep(bucket, endsLater)),
  );
}

/** Returns null if all attempts are kept. */
function keep(bucket: Bucket | null, isKept: (attempt: string) => boolean): Bucket | null {
  const attempts = bucket?.attempts ?? [];
  return attempts.every(isKept) ? null : { attempts: attempts.filter(isKept) };
}

/** Throws 429 with the time at which the oldest failures no longer count. */
function requireFewFailures(own: string[]): void {
  if (own.length < mostFailures) return;
  const seconds = Math.ceil((Math.min(...own.map(endOf)) - Date.now()) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many failed attempts. Please try again in ${wait}.`;
  throw new HttpError(429, message, { 'retry-after': String(seconds) });
}

function endsLater(attempt: string): boolean {
  return isCounted(endOf(attempt));
}

function endOf(attempt: string): number {
  return Number.parseInt(attempt, 10);
}
