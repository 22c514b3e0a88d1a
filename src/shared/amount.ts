import { centsOf, formatCents } from './money.ts';

/** Formats an amount in its currency's smallest unit: 50 cents are '0.50', 15000 yen '15000'. */
export function formatAmount(minorUnits: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (minorUnits / 10 ** digits).toFixed(digits);
}

/** '$0.50', '15000 JPY'. */
export function nameAmount({ amount, currency }: { amount: string; currency: string }): string {
  return currency === 'usd' ? formatCents(centsOf(amount)) : `${amount} ${currency.toUpperCase()}`;
}
