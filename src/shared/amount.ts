import { centsOf, type Cents } from './money.ts';

export const amountMessage = 'Please write an amount like 1600 or 1600.50';

/** Digits alone or in groups of three with one sign between them, and one or two digits behind another sign, or these alone. Below a billion. */
const figure = String.raw`((?=[.,])|0|[1-9]\d{0,8}|[1-9]\d{0,2}(?:([.,'’ \u00a0\u2009\u202f])\d{3})(?:\2\d{3})?)(?:([.,])(\d\d?))?`;
const pattern = new RegExp(
  String.raw`^(?:(?:us ?)?\$|usd)?\s*${figure}\s*(?:\$(?: ?us)?|us ?\$|usd?)?$`,
  'i',
);

/**
 * Returns an amount of dollars as the shop stores it ('20.50'), of an amount as a person writes it ('$20.50', '20,50', '.50'). '1,600' and
 * '1.600' are 1600: three digits are a group. Returns null for what is no amount, or may be two.
 */
export function readAmount(typed: string): string | null {
  const [, whole, group, point, cents] = pattern.exec(typed.trim()) ?? [];
  if (whole === undefined || (point && point === group)) return null;
  const digits = whole.replace(/\D/g, '') || '0';
  return cents ? `${digits}.${cents.padEnd(2, '0')}` : digits;
}

/** Returns true for a text that is no amount. */
export function isUnreadable(typed: string): boolean {
  return typed.trim() !== '' && readAmount(typed) === null;
}

/** Returns null for what is no amount. */
export function readCents(typed: string): Cents | null {
  const amount = readAmount(typed);
  return amount === null ? null : centsOf(amount);
}
