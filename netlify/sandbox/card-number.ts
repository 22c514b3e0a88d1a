const brands: [brand: string, pattern: RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(011|4[4-9]|5)/],
];

/** Returns the card's brand in Stripe's words, or 'unknown' for too few digits. */
export function brandOf(digits: string): string {
  return brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown';
}

/** Returns how many digits a card of this brand has. */
export function lengthOf(brand: string): number {
  return brand === 'amex' ? 15 : 16;
}

/** Returns whether the check digit is right (Luhn). */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
