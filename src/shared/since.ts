/** Clocks of two functions may differ by less. */
const skewMs = 60_000;

/**
 * Returns whether a stored moment, in ms since 1970, is over. One in the future was stored before the clock was set back, and counts as
 * none: else all that waits for it would wait for days.
 */
export function hasBeen(at: number): boolean {
  return at <= Date.now() + skewMs;
}

/** Returns whether a stored moment was less than so many ms ago. */
export function isWithin(lastMs: number, at: number | string): boolean {
  const time = typeof at === 'number' ? at : Date.parse(at);
  return hasBeen(time) && Date.now() - time < lastMs;
}

/** Returns whether a time that ends at a stored moment goes on. `longestMs`: how long it was when it began, at most. */
export function goesOn(until: number | string, longestMs: number): boolean {
  const leftMs = (typeof until === 'number' ? until : Date.parse(until)) - Date.now();
  return leftMs > 0 && leftMs <= longestMs;
}
