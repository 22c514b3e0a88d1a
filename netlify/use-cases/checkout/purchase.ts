import type { Artwork, PaymentMethod } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { centsOf, formatCents, totalOf } from '#shared/money';
import { mostArtworks, tooManyArtworks } from '#shared/order-size';
import type { CardPaymentInput } from '#shared/payment';
import { HttpError } from '../../errors.ts';
import { requireVisibleArtwork } from '../artworks/artworks.ts';

/** `address`: as the platform sees it. */
export type Caller = { buyer: string; address: string };

export type Purchase = { artworks: Artwork[]; cents: number };

/** Throws 404 for unknown artworks, 409 for what cannot be bought at this price (rule 2). */
export async function findPurchase(
  input: CardPaymentInput,
  method: PaymentMethod,
): Promise<Purchase> {
  const artworks = await Promise.all(wantedArtworkIds(input).map(requireVisibleArtwork));
  artworks.forEach((artwork) => requireForSale(artwork, method));
  return { artworks, cents: requirePrice(artworks, input.amount) };
}

/** Throws 400 for a list that contradicts itself, 409 for too many artworks (rule 13). */
export function wantedArtworkIds({ artworkId, artworkIds }: CardPaymentInput): string[] {
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
