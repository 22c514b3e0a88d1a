import type { Artwork } from '#shared/artwork';
import { freeState, isUpcoming, type PublicState } from '#shared/availability';
import { isSold, type Take } from './takes.ts';

/** Returns what live takes make of an artwork for one buyer, or null if a unit is free. */
export function takenState(
  { stockQuantity }: Pick<Artwork, 'stockQuantity'>,
  live: readonly Take[],
  buyer: string | null,
): 'sold' | 'bought' | 'reserved' | 'yours' | null {
  const sold = live.filter(isSold);
  if (sold.length > 0 && sold.length >= stockQuantity) {
    return buyer && sold.some((take) => take.buyer === buyer) ? 'bought' : 'sold';
  }
  if (buyer && live.some((take) => take.buyer === buyer && !isSold(take))) return 'yours';
  return live.length > 0 && live.length >= stockQuantity ? 'reserved' : null;
}

const forStrangers = {
  sold: 'sold',
  bought: 'sold',
  reserved: 'reserved',
  yours: 'reserved',
} as const;

export function publicStateOf(artwork: Artwork, live: readonly Take[]): PublicState {
  const state = takenState(artwork, live, null);
  if (state) return forStrangers[state];
  return artwork.isHidden ? 'not-for-sale' : untakenState(artwork);
}

/** Returns the state of an artwork that visitors see, while nobody holds it or has bought it (rules 98 and 107). */
export function untakenState(artwork: Artwork) {
  const free = freeState(artwork);
  return free === 'available' && isUpcoming(artwork) ? 'upcoming' : free;
}

/** Returns the first end of the holds, of all buyers or of one; undefined without a hold. */
export function holdEnd(live: readonly Take[], buyer: string | null): string | undefined {
  const theirs = live.filter((take) => !buyer || take.buyer === buyer);
  return theirs.flatMap(({ until }) => until ?? []).toSorted()[0];
}

/** Returns the order that holds a unit of the artwork and until when, else one that bought it. */
export function findHolder(live: readonly Take[]): {
  orderId: string | null;
  heldUntil: string | null;
} {
  const holder = live.find((take) => !isSold(take)) ?? live[0];
  return { orderId: holder?.orderId ?? null, heldUntil: holder?.until ?? null };
}
