import type { Language } from './language.ts';
import { centsOf, formatCents } from './money.ts';

/** Tells an amount of an order; nobody may have said that of a sale elsewhere. */
export function formatAmount(
  dollars: string,
  unknown = 'Unknown',
  language: Language = 'en',
): string {
  return dollars ? formatCents(centsOf(dollars), language) : unknown;
}
