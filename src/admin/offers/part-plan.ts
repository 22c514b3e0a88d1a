import { asCents, noCents, subtractCents } from '#shared/cents';
import { type Cents } from '#shared/money';

/** A row of the form. An empty amount is an equal share of what is left; an empty day is as many months after the first as its place. */
export type PartRow = { amount: string; until: string };

const dollar = 100;

/**
 * Returns the amounts of all parts. Equal shares are whole dollars where each is at least one; the last part is what is left. `typed`: null
 * for an empty one.
 */
export function sharesOf(total: Cents, typed: readonly (Cents | null)[]): Cents[] {
  const before = typed.slice(0, -1);
  const left = subtractCents(total, ...before.map((cents) => cents ?? noCents));
  const share = left / (before.filter((cents) => cents === null).length + 1);
  const unit = share < dollar ? 1 : dollar;
  const shares = before.map((cents) => cents ?? asCents(Math.floor(share / unit) * unit));
  return typed.length > 0 ? [...shares, subtractCents(total, ...shares)] : [];
}

/** Returns the day of each part. `first`: that of the first one, like '2026-12-03'. */
export function daysOf(first: string, typed: readonly string[]): string[] {
  return typed.map((day, place) => (place === 0 ? first : day || monthsAfter(first, place)));
}

/** Returns the day some months later, or the last of its month: one month after '2027-01-31' is '2027-02-28'. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return then.toISOString().slice(0, 10);
}
