import { listKeys } from '../../ports/blobs/lists.ts';
import { createUnread } from '../../ports/blobs/records.ts';
import { currentPeriod, isRemembered } from './login-periods.ts';

/** One key for each failed login of any address, up to a limit in each period. */
export const brakePrefix = 'login-brake/';
const mostInPeriod = 100;

const unslowedFailures = 3;
const firstDelayMs = 250;
const longestDelayMs = 1500;

const unbrakedFailures = 20;
const brakeStepMs = 25;
const longestBrakeMs = 2000;

export async function countAllFailures(): Promise<number> {
  return (await listKeys(brakePrefix)).filter(isRemembered).length;
}

/** Failures of the same moment may count as one. */
export async function addToAllFailures(): Promise<void> {
  const folder = `${brakePrefix}${currentPeriod()}/`;
  const taken = new Set(await listKeys(folder));
  const numbers = Array.from({ length: mostInPeriod }, (_, number) => `${folder}${number}`);
  const free = numbers.filter((key) => !taken.has(key));
  const chosen = free[Math.floor(Math.random() * free.length)];
  if (chosen) await createUnread(chosen, {});
}

/** Grows with the address's failures and with all. A right password waits as long and is not refused (rule 56). */
export function loginDelayMs(ownFailures: number, allFailures: number): number {
  const doublings = ownFailures - unslowedFailures;
  const own = doublings < 0 ? 0 : Math.min(firstDelayMs * 2 ** doublings, longestDelayMs);
  const brake = Math.min(Math.max(0, allFailures - unbrakedFailures) * brakeStepMs, longestBrakeMs);
  return Math.max(own, brake);
}
