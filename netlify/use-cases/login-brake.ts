import { listKeys } from '../ports/blobs-lists.ts';
import { createUnread } from '../ports/blobs.ts';
import { currentPeriod, isRemembered } from './login-periods.ts';

/** Failed logins of all addresses, as keys: a key for each, and no more than this in a period. */
export const brakePrefix = 'login-brake/';
const mostInPeriod = 100;

const unslowedFailures = 3;
const firstDelayMs = 250;
const longestDelayMs = 1500;

const unbrakedFailures = 20;
const brakeStepMs = 25;
const longestBrakeMs = 2000;

/** How many logins failed in the last minutes, wherever they came from. Stops counting at a few hundred. */
export async function countAllFailures(): Promise<number> {
  return (await listKeys(brakePrefix)).filter(isRemembered).length;
}

/** Counts a failed login among those of all addresses. Failures of the same moment may be counted as one. */
export async function addToAllFailures(): Promise<void> {
  const folder = `${brakePrefix}${currentPeriod()}/`;
  const taken = new Set(await listKeys(folder));
  const numbers = Array.from({ length: mostInPeriod }, (_, number) => `${folder}${number}`);
  const free = numbers.filter((key) => !taken.has(key));
  const chosen = free[Math.floor(Math.random() * free.length)];
  if (chosen) await createUnread(chosen, {});
}

/**
 * How long a login waits before its password is compared: longer after each failure of its own address, and longer the
 * more logins fail everywhere. A right password waits as long as a wrong one and is never refused for failures elsewhere.
 */
export function loginDelayMs(ownFailures: number, allFailures: number): number {
  const doublings = ownFailures - unslowedFailures;
  const own = doublings < 0 ? 0 : Math.min(firstDelayMs * 2 ** doublings, longestDelayMs);
  const brake = Math.min(Math.max(0, allFailures - unbrakedFailures) * brakeStepMs, longestBrakeMs);
  return Math.max(own, brake);
}
