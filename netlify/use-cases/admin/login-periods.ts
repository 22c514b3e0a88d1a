/** The number of the five-minute period is the first folder of a key. */
export const periodMs = 5 * 60_000;
/** A failure counts in its own period and the next two. */
export const periodsRemembered = 3;

export function currentPeriod(): number {
  return Math.floor(Date.now() / periodMs);
}

/** Returns false for keys of another form too. */
export function isRemembered(key: string): boolean {
  const period = /^[^/]+\/(\d{1,12})\//.exec(key)?.[1];
  return period !== undefined && Number(period) > currentPeriod() - periodsRemembered;
}
