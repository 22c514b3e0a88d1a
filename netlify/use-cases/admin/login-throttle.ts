import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { HttpError } from '../../errors.ts';
import { listKeys } from '../../ports/blobs/lists.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { hashAddress } from '../../keyed-hash.ts';
import { brakePrefix, countAllFailures, loginDelayMs } from './login-brake.ts';
import { currentPeriod, isRemembered, periodMs, periodsRemembered } from './login-periods.ts';

const prefix = 'login-failures/';
const mostFailures = 10;
/** Two digits of the hash: a stranger with many addresses writes 256 records at most. */
const bucketDigits = 2;
const mostAddressesInBucket = 128;
const removalsAtOnce = 40;

const bucketSchema = z.object({ attempts: z.record(z.string(), z.array(z.string())) });
type Bucket = z.infer<typeof bucketSchema>;

export type Attempt = { key: string; address: string; id: string };

/** Counts before the password is compared, so that parallel guesses count too. Throws 429 after ten failures. */
export async function beginAttempt(ip: string): Promise<Attempt> {
  const address = hashAddress(ip);
  const period = currentPeriod();
  const attempt = { key: keyOf(period, address), address, id: randomBytes(6).toString('hex') };
  const [before, allFailures] = await Promise.all([
    readOtherPeriods(period, address),
    countAllFailures(),
  ]);
  const own = await addAttempt(attempt, before.count);
  requireFewFailures(own + before.count, before.oldest ?? period);
  // Where periods meet, parallel attempts are added to two records: each looks at the other after it was added.
  const after = await readOtherPeriods(period, address);
  requireFewFailures(own + after.count, after.oldest ?? period);
  return sleep(loginDelayMs(own + after.count, allFailures), attempt);
}

export async function forgetAttempt({ key, address, id }: Attempt): Promise<void> {
  await updateJson(key, bucketSchema, ({ attempts: { [address]: own = [], ...others } }) => {
    if (!own.includes(id)) return null;
    const rest = own.filter((one) => one !== id);
    return { attempts: rest.length > 0 ? { ...others, [address]: rest } : others };
  });
}

export async function removeExpiredFailures(): Promise<void> {
  const keys = [...(await listKeys(prefix)), ...(await listKeys(brakePrefix))];
  const expired = keys.filter((key) => !isRemembered(key));
  for (let start = 0; start < expired.length; start += removalsAtOnce) {
    await Promise.all(expired.slice(start, start + removalsAtOnce).map(removeKey));
  }
}

/** Counts the failures of an address in the earlier periods and the next one, which may have begun. */
async function readOtherPeriods(
  now: number,
  address: string,
): Promise<{ count: number; oldest: number | undefined }> {
  const earlier = Array.from({ length: periodsRemembered - 1 }, (_, n) => now - n - 1).reverse();
  const counts = await Promise.all(
    [...earlier, now + 1].map(async (period) => {
      const bucket = await readJson(keyOf(period, address), bucketSchema);
      return { period, count: bucket?.attempts[address]?.length ?? 0 };
    }),
  );
  const counted = counts.filter(({ count }) => count > 0);
  return {
    count: counted.reduce((total, { count }) => total + count, 0),
    oldest: counted[0]?.period,
  };
}

/** Adds an attempt unless the address has none left beside `others`; returns the number of earlier ones in its period. */
async function addAttempt({ key, address, id }: Attempt, others: number): Promise<number> {
  let earlier = 0;
  await upsertJson(key, bucketSchema, (bucket) => {
    const attempts = bucket?.attempts ?? {};
    const own = attempts[address] ?? [];
    if (own.includes(id)) return null;
    earlier = own.length;
    if (earlier + others >= mostFailures) return null;
    return { attempts: { ...makeRoom(attempts, address), [address]: [...own, id] } };
  });
  return earlier;
}

/** A full bucket drops the address with the fewest failures. */
function makeRoom(attempts: Bucket['attempts'], address: string): Bucket['attempts'] {
  const entries = Object.entries(attempts);
  if (address in attempts || entries.length < mostAddressesInBucket) return attempts;
  const fewest = Math.min(...entries.map(([, ids]) => ids.length));
  const forgotten = entries.findIndex(([, ids]) => ids.length === fewest);
  return Object.fromEntries(entries.filter((_, index) => index !== forgotten));
}

/** Throws 429 with the time at which the oldest failures no longer count. */
function requireFewFailures(failures: number, oldestPeriod: number): void {
  if (failures < mostFailures) return;
  const seconds = Math.ceil(((oldestPeriod + periodsRemembered) * periodMs - Date.now()) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many failed attempts. Please try again in ${wait}.`;
  throw new HttpError(429, message, { 'retry-after': String(seconds) });
}

function keyOf(period: number, address: string): string {
  return `${prefix}${period}/${address.slice(0, bucketDigits)}`;
}
