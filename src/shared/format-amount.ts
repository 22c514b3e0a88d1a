import type { Language } from './language.ts';
import { centsOf, formatCents } from './money.ts';

/** Tells a price as records have it, in dollars ('150.50'). */
export function formatPrice(dollars: string | number | null, language: Language = 'en'): string {
  return formatCents(centsOf(dollars), language);
}

/** Tells an amount of an order; nobody may have said that of a sale elsewhere. */
export function formatAmount(
  dollars: string,
  unknown = 'Unknown',
  language: Language = 'en',
): string {
  return dollars ? formatPrice(dollars, language) : unknown;
}
