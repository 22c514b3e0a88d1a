/** Written into the page at build; empty if it is unset (rule 38). */
export function shippingNote(): string {
  return document.body.dataset['shippingNote'] ?? '';
}

/** By the same way. */
export function termsNote(): string {
  return document.body.dataset['termsNote'] ?? '';
}

/** The name of the shop, if the seller has none. */
export function sellerName(): string {
  return document.body.dataset['seller'] ?? '';
}

/** Lines below the sum of a checkout. */
export function checkoutNotes(): string[] {
  const { holidayNote = '' } = document.body.dataset;
  return [shippingNote(), termsNote(), holidayNote].filter(Boolean);
}

export function shippingCountries(): string[] {
  return document.body.dataset['shippingCountries']?.split(/[\s,]+/).filter(Boolean) ?? [];
}
