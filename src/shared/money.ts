import type { Language } from './language.ts';

/** Stripe takes no card payment below 50 cents (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastCardCents = 50;

/** Converts dollars ('150', '150.50' or 150.5) to cents; a missing or unreadable price is 0. */
export function centsOf(dollars: string | number | null | undefined): number {
  const amount = Number(dollars ?? 0);
  return Number.isFinite(amount) ? Math.round(amount * 100) : 0;
}

/** Returns '150.00' for 15000 cents. */
export function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/**
 * Returns '$1,250.50' for 125050 cents, in French '1 250,50 $US', in Kreyòl '$1,250.50 US' ('dola' alone means five gourdes). `Intl` would
 * delay the opening of the cart on a slow phone.
 */
export function formatCents(cents: number, language: Language = 'en'): string {
  const sign = cents < 0 ? '-' : '';
  const isFrench = language === 'fr';
  const amount = dollarsOf(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, isFrench ? '\u00a0' : ',');
  if (isFrench) return `${sign}${amount.replace('.', ',')}\u00a0$US`;
  return `${sign}$${amount}${language === 'ht' ? '\u00a0US' : ''}`;
}
