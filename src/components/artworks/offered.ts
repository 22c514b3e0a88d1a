import { centsOf } from '#shared/money';
import type { CatalogueArtwork } from '../../collections/catalogue.ts';

/** Returns the price in cents; 0 for an artwork that was sold or is not for sale. */
export function offeredCents({ price, state }: Pick<CatalogueArtwork, 'price' | 'state'>): number {
  return state === 'sold' || state === 'not-for-sale' ? 0 : centsOf(price);
}
