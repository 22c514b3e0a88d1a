/** Failed logins are kept in periods of five minutes, the number of which is the first folder of their keys. */
export const periodMs = 5 * 60_000;
/** A failure counts in its own period and in the two after it. */
export const periodsRemembered = 3;

/** The number of the period that is now. */
export function currentPeriod(): number {
  return Math.floor(Date.now() / periodMs);
}

/** Tells whether what a key stands for still counts. Keys of another form do not. */
export function isRemembered(key: string): boolean {
  const period = /^[^/]+\/(\d{1,12})\//.exec(key)?.[1];
  return period !== undefined && Number(period) > currentPeriod() - periodsRemembered;
}
