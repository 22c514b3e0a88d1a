import { hasBeen } from '../since.ts';
import type { ChangeKind, Pace } from './publishing.ts';

const minuteMs = 60_000;
const tickMs = 10 * minuteMs;
const shortestLimitMs = 60 * minuteMs;
/** 72 hours, but for the time until a look at the clock finds the sale. */
const saleLimitMs = 72 * 60 * minuteMs - tickMs;

export type WaitingChange = { kind: ChangeKind; at: number };

/**
 * Returns when to publish, in ms since 1970, or null (rule 50). A change of the future is due. A pause is rounded up to the next run, the limits down, so that they hold.
 * `firstEditAt`: the first edit that waits, if its record changed again.
 */
export function publicationTime(
  changes: readonly WaitingChange[],
  pace: Pace,
  firstEditAt: number | null = null,
): number | null {
  const waiting = changes.map(({ kind, at }) => ({ kind, at: hasBeen(at) ? at : 0 }));
  if (pace === -1 || waiting.length === 0) return null;
  const times = waiting.map(({ at }) => at);
  if (pace === 0) return Math.min(...times);
  const edits = waiting.filter(({ kind }) => kind !== 'sales').map(({ at }) => at);
  if (edits.length === 0) return lastTickBefore(Math.min(...times) + saleLimitMs);
  const quiet = nextTick(Math.max(...edits) + pace * minuteMs);
  const limit = lastTickBefore(
    Math.min(firstEditAt ?? Infinity, ...edits) + Math.max(shortestLimitMs, pace * minuteMs),
  );
  return Math.min(quiet, limit, lastTickBefore(Math.min(...times) + saleLimitMs));
}

export function nextTick(time: number): number {
  return Math.ceil(time / tickMs) * tickMs;
}

function lastTickBefore(time: number): number {
  return Math.floor(time / tickMs) * tickMs;
}
