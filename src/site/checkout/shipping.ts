import type { Note } from '#shared/delivery-note';

/** Returns the note that is written into the page at build, or null if it is unset (rule 38). */
export function shippingNote(): Note | null {
  return readNote('shippingNote');
}

export function termsNote(): Note | null {
  return readNote('termsNote');
}

/** Returns the painter's own words about when a parcel leaves, or null (rule 104). */
export function pageDeliveryNote(): Note | null {
  return readNote('deliveryNote');
}

/** Returns the name of the seller, or of the shop if the seller has none. */
export function sellerName(): string {
  return document.body.dataset.seller ?? '';
}

/** Returns the lines below the sum of a checkout. */
export function checkoutNotes(): Note[] {
  return [shippingNote(), readNote('saleTerms'), termsNote(), pageDeliveryNote()].flatMap(
    (note) => note ?? [],
  );
}

export function hasTerms(): boolean {
  return 'hasTerms' in document.body.dataset;
}

export function shippingCountries(): string[] {
  return document.body.dataset.shippingCountries?.split(/[\s,]+/).filter(Boolean) ?? [];
}

function readNote(name: 'deliveryNote' | 'saleTerms' | 'shippingNote' | 'termsNote'): Note | null {
  const { [name]: text, [`${name}Lang`]: lang } = document.body.dataset;
  return text ? { text, lang: lang as Note['lang'] } : null;
}
