export type PublicState = 'available' | 'reserved' | 'sold' | 'not-for-sale';

/** For one visitor: 'yours' is their own hold, 'bought' their own sale; 'gone' is offered on an old page only. */
export type ArtworkState = PublicState | 'yours' | 'bought' | 'gone';

/** By artwork id: held and sold artworks; ends of holds; those changed since the published version: 'gone' or price (rule 52). */
export type Availability = {
  artworks: Record<string, Exclude<ArtworkState, 'available' | 'not-for-sale'>>;
  holds: Record<string, string>;
  prices: Record<string, string>;
};

export type Sellable = { price: string | null; stockQuantity: number; isHidden: boolean };

/** For sale: price and stock above 0, not hidden (rule 1). */
export function isForSale({ price, stockQuantity, isHidden }: Sellable): boolean {
  return Number(price ?? 0) > 0 && stockQuantity > 0 && !isHidden;
}
