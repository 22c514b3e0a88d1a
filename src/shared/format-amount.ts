import type { Language } from './language.ts';
import { formatPrice } from './money.ts';

/** Tells an amount of an order; nobody may have said that of a sale elsewhere. */
export function formatAmount(
  dollars: string,
  unknown = 'Unknown',
  language: Language = 'en',
): string {
  return dollars ? formatPrice(dollars, language) : unknown;
}
