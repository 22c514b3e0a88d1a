import type { Language } from './language.ts';

/** What an artwork is while nobody holds it or has bought it (rules 1 and 98). */
type FreeState = 'available' | 'on-request' | 'not-for-sale';
export type PublicState = FreeState | 'upcoming' | 'reserved' | 'sold';

/** For one visitor: 'yours' is their own hold, 'bought' their own sale; 'gone' is offered on an old page only. */
export type ArtworkState = PublicState | 'yours' | 'bought' | 'gone';

/**
 * Of sale: how many ms it was away when the shop answered, what pages say of it, as `formatHour`, and the moment with the shop's offset.
 * `own`: what the clocks of the device show, once a page has told it; '' for the same.
 */
export type Hour = { inMs: number; says: Record<Language, string>; at: string; own?: string };

/**
 * By artwork id: artworks that are held, sold or wait for their hour; ends of holds; hours that are to come; those changed since the published
 * version: 'gone', 'on-request' or price (rule 52).
 */
export type Availability = {
  artworks: Record<string, Exclude<ArtworkState, 'available' | 'not-for-sale'>>;
  holds: Record<string, string>;
  hours: Record<string, Hour>;
  prices: Record<string, string>;
};

/**
 * Returns whether the artwork's hour is to come: before it visitors see the artwork and cannot buy it (rule 107). The server's clock
 * decides.
 */
export function isUpcoming({ opensAt }: { opensAt: string | null }): boolean {
  return opensAt !== null && Date.parse(opensAt) > Date.now();
}

export type Sellable = { price: string | null; stockQuantity: number; isHidden: boolean };

/** Returns whether an artwork is for sale: price and stock above 0, not hidden (rule 1). */
export function isForSale(artwork: Sellable): boolean {
  return !artwork.isHidden && freeState(artwork) === 'available';
}

/** Returns the state of an artwork that visitors see. In stock without a price, its price is asked (rule 98). */
export function freeState({ price, stockQuantity }: Omit<Sellable, 'isHidden'>): FreeState {
  if (stockQuantity < 1) return 'not-for-sale';
  return Number(price ?? 0) > 0 ? 'available' : 'on-request';
}
