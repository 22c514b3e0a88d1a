import type { ChangeKind, Pace } from './publishing.ts';

const minuteMs = 60_000;
/** The schedule looks at the clock at the full ten minutes. */
const tickMs = 10 * minuteMs;
const shortestLimitMs = 60 * minuteMs;
const saleLimitMs = 72 * 60 * minuteMs;

/** A change that nobody has asked to publish yet; `at` in ms since 1970. */
export type WaitingChange = { kind: ChangeKind; at: number };

/**
 * When the shop publishes these changes by itself, in ms since 1970; null when it does not. A pause of N minutes is rounded
 * up to the next full ten minutes; the limits, max(60, N) minutes after the first edit and 72 hours after the first sale,
 * are rounded down, so that they hold.
 */
export function publicationTime(waiting: readonly WaitingChange[], pace: Pace): number | null {
  if (pace === -1 || waiting.length === 0) return null;
  const times = waiting.map(({ at }) => at);
  if (pace === 0) return Math.min(...times);
  const edits = waiting.filter(({ kind }) => kind !== 'sales').map(({ at }) => at);
  if (edits.length === 0) return lastTickBefore(Math.min(...times) + saleLimitMs);
  const quiet = nextTick(Math.max(...edits) + pace * minuteMs);
  const limit = lastTickBefore(Math.min(...edits) + Math.max(shortestLimitMs, pace * minuteMs));
  return Math.min(quiet, limit, lastTickBefore(Math.min(...times) + saleLimitMs));
}

/** The first full ten minutes at or after a time. */
export function nextTick(time: number): number {
  return Math.ceil(time / tickMs) * tickMs;
}

function lastTickBefore(time: number): number {
  return Math.floor(time / tickMs) * tickMs;
}
