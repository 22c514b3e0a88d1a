import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from '../http/errors.ts';
import { listKeys } from '../ports/blobs-lists.ts';
import { createJson, removeKey } from '../ports/blobs.ts';
import { hashAddress } from './address.ts';

const mostFailures = 10;
const unslowedFailures = 3;
const firstDelayMs = 250;
const longestDelayMs = 1500;
const periodMs = 5 * 60_000;
const periodsRemembered = 3;
const turnPausesMs = [100, 200, 400, 800];
const prefix = 'login-failures/';

/** A login being tried: one of the few slots of its address, taken before the password is compared. */
export type Attempt = { key: string };

type Slots = { taken: string[]; failures: number };

/**
 * Takes a slot for a login, so that guesses sent all at once count too; after three failures it answers later each time.
 * Throws 429 when failures hold every slot of the address (issue 2, section 5; rulings 34).
 */
export async function beginAttempt(ip: string): Promise<Attempt> {
  const folder = `${prefix}${hashAddress(ip)}/`;
  for (const pause of turnPausesMs) {
    const slots = await readSlots(folder);
    if (slots.failures >= mostFailures) throw refusal(slots);
    const attempt = await takeSlot(folder, slots);
    if (attempt) return slowDown(attempt, slots.failures);
    await sleep(pause);
  }
  throw refusal(await readSlots(folder));
}

/** Keeps the slot of a login that failed until its time is over. */
export async function recordFailure({ key }: Attempt): Promise<void> {
  await createJson(`${key}/failed`, {});
}

/** Gives back the slot of a login that succeeded: only failures count. */
export async function forgetAttempt({ key }: Attempt): Promise<void> {
  await removeKey(key);
}

/** Forgets failures that no longer count. */
export async function removeExpiredFailures(): Promise<void> {
  const keys = await listKeys(prefix);
  await Promise.all(keys.filter((key) => !isRemembered(key)).map(removeKey));
}

async function readSlots(folder: string): Promise<Slots> {
  const keys = (await listKeys(folder)).filter(isRemembered);
  const failed = keys.filter((key) => key.endsWith('/failed'));
  return { taken: keys.filter((key) => !key.endsWith('/failed')), failures: failed.length };
}

async function takeSlot(folder: string, { taken }: Slots): Promise<Attempt | null> {
  const period = currentPeriod();
  const earlier = taken.filter((key) => periodOf(key) < period);
  const numbers = Array.from({ length: Math.max(0, mostFailures - earlier.length) }, (_, n) => n);
  const keys = numbers.map((number) => `${folder}${period}/${number}`);
  for (const key of rotated(keys.filter((one) => !taken.includes(one)))) {
    if (await createJson(key, {})) return { key };
  }
  return null;
}

/** Logins of the same moment begin with different slots, so that they seldom meet. */
function rotated(keys: string[]): string[] {
  const start = Math.floor(Math.random() * keys.length);
  return [...keys.slice(start), ...keys.slice(0, start)];
}

async function slowDown(attempt: Attempt, failures: number): Promise<Attempt> {
  if (failures < unslowedFailures) return attempt;
  const delay = firstDelayMs * 2 ** (failures - unslowedFailures);
  return sleep(Math.min(delay, longestDelayMs), attempt);
}

function refusal({ taken }: Slots): HttpError {
  const oldest = Math.min(currentPeriod(), ...taken.map(periodOf));
  const seconds = Math.ceil(((oldest + periodsRemembered) * periodMs - Date.now()) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many failed attempts. Please try again in ${wait}.`;
  return new HttpError(429, message, { 'retry-after': String(seconds) });
}

function isRemembered(key: string): boolean {
  return periodOf(key) > currentPeriod() - periodsRemembered;
}

function periodOf(key: string): number {
  return Number(key.split('/')[2]);
}

function currentPeriod(): number {
  return Math.floor(Date.now() / periodMs);
}
