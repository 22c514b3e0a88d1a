import type * as z from 'zod';
import type { Language } from './language.ts';

/** A number of cents. Schemas and the functions of this file make it: a number of dollars does not pass for it. */
export type Cents = number & z.$brand<'Cents'>;

/** Converts dollars ('150', '150.50' or 150.5) to cents; a missing or unreadable price is 0. */
export function centsOf(dollars: string | number | null | undefined): Cents {
  const amount = Number(dollars ?? 0);
  return (Number.isFinite(amount) ? Math.round(amount * 100) : 0) as Cents;
}

/** Returns '150.00' for 15000 cents. */
export function dollarsOf(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/**
 * Returns '$1,250.50' for 125050 cents, in French '1 250,50 $US', in Kreyòl '$1,250.50 US' ('dola' alone means five gourdes). `Intl` would
 * delay the opening of the cart on a slow phone.
 */
export function formatCents(cents: Cents, language: Language = 'en'): string {
  const sign = cents < 0 ? '-' : '';
  const isFrench = language === 'fr';
  const amount = dollarsOf(Math.abs(cents) as Cents).replace(
    /\B(?=(\d{3})+\.)/g,
    isFrench ? '\u00a0' : ',',
  );
  if (isFrench) return `${sign}${amount.replace('.', ',')}\u00a0$US`;
  return `${sign}$${amount}${language === 'ht' ? '\u00a0US' : ''}`;
}

/** Tells a price as records have it, in dollars ('150.50'). */
export function formatPrice(dollars: string | number | null, language: Language = 'en'): string {
  return formatCents(centsOf(dollars), language);
}
