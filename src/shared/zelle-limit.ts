import type { Cents } from './money.ts';

/** Many banks send no more to a new recipient in a day. */
const dayLimitCents = 50_000;

/** Returns whether Zelle may need several days for this amount. */
export function isAboveZelleLimit(cents: Cents): boolean {
  return cents > dayLimitCents;
}
