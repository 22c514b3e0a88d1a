import { overlayElement } from '../../ui/overlay.ts';

/** Written into the page at build; empty if it is unset (rule 38). */
export function shippingNote(): string {
  return overlayElement().dataset['shippingNote'] ?? '';
}

/** By the same way. */
export function termsNote(): string {
  return overlayElement().dataset['termsNote'] ?? '';
}

/** The name of the shop, if the seller has none. */
export function sellerName(): string {
  return overlayElement().dataset['seller'] ?? '';
}

/** Lines below the sum of a checkout. */
export function checkoutNotes(): string[] {
  const { holidayNote = '' } = overlayElement().dataset;
  return [shippingNote(), termsNote(), holidayNote].filter(Boolean);
}

export function shippingCountries(): string[] {
  return (
    overlayElement()
      .dataset['shippingCountries']?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  );
}
