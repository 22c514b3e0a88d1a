import { goesOn } from '#shared/since';
export const mostFailures = 10;
/** More failures delay no login longer. */
export const mostSlowing = 100;

const periodMs = 5 * 60_000;
const periodsCounted = 3;

const unslowedFailures = 3;
const firstDelayMs = 250;
const longestDelayMs = 1500;

const unslowedByAll = 20;
const stepByAllMs = 25;
const longestByAllMs = (mostSlowing - unslowedByAll) * stepByAllMs;

/** Returns until when a failure of this moment counts, in ms since 1970: in its period of five minutes and the next two. */
export function countsUntil(): number {
  return (Math.floor(Date.now() / periodMs) + periodsCounted) * periodMs;
}

export function isCounted(until: number): boolean {
  return goesOn(until, periodsCounted * periodMs);
}

/** Grows with the address's failures and with all. A right password waits as long and is not refused (rule 56). */
export function loginDelayMs(ownFailures: number, allFailures: number): number {
  const doublings = ownFailures - unslowedFailures;
  const own = doublings < 0 ? 0 : Math.min(firstDelayMs * 2 ** doublings, longestDelayMs);
  const byAll = Math.min(Math.max(0, allFailures - unslowedByAll) * stepByAllMs, longestByAllMs);
  return Math.max(own, byAll);
}
