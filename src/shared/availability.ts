/** What can be done with a piece (rulings 1). 'yours' is a hold of the visitor who asks. */
export type PieceState = 'available' | 'yours' | 'reserved' | 'sold' | 'not-for-sale';

/** Answer of GET /api/availability: only pieces that are held or sold, by artwork id. */
export type Availability = {
  pieces: Record<string, Extract<PieceState, 'yours' | 'reserved' | 'sold'>>;
};

export type Sellable = { price: string | null; stockQuantity: number; isHidden: boolean };

/** A piece is for sale with a price above 0, stock above 0, and not hidden (rulings 1). */
export function isForSale({ price, stockQuantity, isHidden }: Sellable): boolean {
  return Number(price ?? 0) > 0 && stockQuantity > 0 && !isHidden;
}
