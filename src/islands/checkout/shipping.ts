import { overlayElement } from '../../ui/overlay.ts';

/** SHIPPING_NOTE, written into the page at build (rule 38). */
export function shippingNote(): string {
  return overlayElement().dataset['shippingNote'] ?? '';
}

/** TERMS_NOTE, by the same way. */
export function termsNote(): string {
  return overlayElement().dataset['termsNote'] ?? '';
}

export function shippingCountries(): string[] {
  return (
    overlayElement()
      .dataset['shippingCountries']?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  );
}
