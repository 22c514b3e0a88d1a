import type { Artwork, PaymentMethod } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { centsOf, formatCents, totalOf } from '#shared/money';
import { mostArtworks, tooManyArtworks } from '#shared/order-size';
import type { CardPaymentInput } from '#shared/payment';
import { HttpError } from '../http/errors.ts';
import { requireVisibleArtwork } from './artworks.ts';

/** What a buyer wants, checked against the store: the server knows the price (design, section 1). */
export type Purchase = { artworks: Artwork[]; cents: number };

/** Throws 400 for a list that contradicts itself, 404 for unknown works, 409 for what can't be bought at this price. */
export async function findPurchase(
  input: CardPaymentInput,
  method: PaymentMethod,
): Promise<Purchase> {
  const artworks = await Promise.all(wantedIds(input).map(requireVisibleArtwork));
  artworks.forEach((artwork) => requireForSale(artwork, method));
  return { artworks, cents: requirePrice(artworks, input.amount) };
}

/** The artworks that a purchase names, before anything is read. Throws 400 for a list that contradicts itself, 409 for too many. */
export function wantedIds({ artworkId, artworkIds }: CardPaymentInput): string[] {
  const ids = artworkIds ?? [artworkId];
  if (ids[0] !== artworkId) throw new HttpError(400, 'artworkId must be the first of artworkIds');
  if (new Set(ids).size < ids.length) {
    throw new HttpError(400, 'Each artwork can be bought once only');
  }
  if (ids.length > mostArtworks) throw new HttpError(409, tooManyArtworks);
  return ids;
}

function requireForSale(artwork: Artwork, method: PaymentMethod): void {
  if (!isForSale(artwork)) throw new HttpError(409, `'${artwork.title}' is not for sale`);
  if (artwork.acceptedPaymentMethods.includes(method)) return;
  throw new HttpError(409, `'${artwork.title}' can't be paid this way`);
}

function requirePrice(artworks: Artwork[], amount: number): number {
  const cents = totalOf(artworks);
  if (cents === centsOf(amount)) return cents;
  throw new HttpError(
    409,
    `The price has changed: it is ${formatCents(cents)} now. Please look again before you pay.`,
  );
}
