/** Cents of a price in dollars ('150', '150.50' or 150.5); a missing or unreadable price counts as 0 (spec, section 3). */
export function centsOf(dollars: string | number | null | undefined): number {
  const amount = Number(dollars ?? 0);
  return Number.isFinite(amount) ? Math.round(amount * 100) : 0;
}

/** The sum of their prices in cents; a missing price counts as 0. */
export function totalOf(artworks: readonly { price: string | number | null }[]): number {
  return artworks.reduce((total, { price }) => total + centsOf(price), 0);
}

/** Dollars as text with two decimals, without a sign: 15000 cents are '150.00'. */
export function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** An amount of Stripe's in the unit of its currency: 50 cents are '0.50', 15000 yen '15000'. */
export function formatAmount(minorUnits: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (minorUnits / 10 ** digits).toFixed(digits);
}

/** An amount with its currency, as people read it: '$0.50', '15000 JPY'. */
export function nameAmount({ amount, currency }: { amount: string; currency: string }): string {
  return currency === 'usd' ? formatCents(centsOf(amount)) : `${amount} ${currency.toUpperCase()}`;
}

/**
 * Dollars as people read them: 125050 cents are '$1,250.50' (spec, section 9). Not by `Intl`, whose first formatter would
 * hold up a slow telephone in the turn that opens the cart.
 */
export function formatCents(cents: number): string {
  const amount = dollarsOf(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${amount}`;
}
