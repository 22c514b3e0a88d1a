import { overlayElement } from '../../ui/overlay.ts';

/** Cost and reach of shipping in words, written into the page at build (rulings 11). */
export function shippingNote(): string {
  return overlayElement().dataset['shippingNote'] ?? '';
}

/** The country codes that the painter ships to; empty for all. */
export function shippingCountries(): string[] {
  return (
    overlayElement()
      .dataset['shippingCountries']?.split(/[\s,]+/)
      .filter(Boolean) ?? []
  );
}
