/** What can be done with an artwork, as every visitor sees it. */
export type PublicState = 'available' | 'reserved' | 'sold' | 'not-for-sale';

/** The same for one visitor: 'yours' is their own hold, 'gone' an artwork that a page still offers and the shop no longer. */
export type PieceState = PublicState | 'yours' | 'gone';

/**
 * Answer of GET /api/availability, by artwork id: pieces that are held or sold, and what was changed since the pages that
 * visitors see were built, as 'gone' or with its present price in dollars.
 */
export type Availability = {
  pieces: Record<string, Extract<PieceState, 'yours' | 'reserved' | 'sold' | 'gone'>>;
  prices: Record<string, string>;
};

export type Sellable = { price: string | null; stockQuantity: number; isHidden: boolean };

/** A piece is for sale with a price above 0, stock above 0, and not hidden (rulings 1). */
export function isForSale({ price, stockQuantity, isHidden }: Sellable): boolean {
  return Number(price ?? 0) > 0 && stockQuantity > 0 && !isHidden;
}
