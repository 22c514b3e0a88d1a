import { noCents } from '#shared/cents';
import { centsOf, type Cents } from '#shared/money';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';

/** Returns the price; 0 for an artwork that was sold or is not for sale. */
export function offeredCents({ price, state }: Pick<CatalogueArtwork, 'price' | 'state'>): Cents {
  return state === 'sold' || state === 'not-for-sale' ? noCents : centsOf(price);
}
