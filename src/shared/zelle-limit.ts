/** Many banks send no more to a new recipient in a day. */
const dayLimitCents = 50_000;

/** Returns whether Zelle may need several days for this amount. */
export function isAboveZelleLimit(cents: number): boolean {
  return cents > dayLimitCents;
}
