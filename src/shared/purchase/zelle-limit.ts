/** Many banks send no more to a new recipient in a day. */
const dayLimitCents = 50_000;

/** Null for an amount that Zelle sends in one day. */
export function describeZelleLimit(cents: number): string | null {
  if (cents <= dayLimitCents) return null;
  return 'Banks limit how much Zelle sends in a day. If your bank refuses the whole amount, send it in parts on several days, each with the same memo, that add up to it.';
}
