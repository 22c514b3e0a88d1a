import type { Artwork, PaymentMethod } from '#shared/artwork';
import { freeState, isForSale, isUpcoming } from '#shared/availability';
import { formatWeekday } from '#shared/format';
import { formatHour } from '#shared/hour';
import { centsOf, formatCents, type Cents } from '#shared/money';
import { totalOf } from '#shared/total';
import { titleIn } from '#shared/translations';
import { mostArtworks } from '#shared/order-size';
import type { CardPaymentInput, CheckInput, OwnSale } from '#shared/payment';
import { HttpError } from '../../errors.ts';
import { requireVisibleArtwork } from '../artworks/artworks.ts';
import { ownSaleOf } from '../orders/buyer/own-sale.ts';
import { requireSelling } from '../selling.ts';
import { readSettings } from '../settings.ts';
import { isSold, readLiveTakes, type Take } from '../takes/takes.ts';

type Wish = {
  /** What the browser has sent. */
  sent: CheckInput;
  method: PaymentMethod;
  buyer: string;
  timeZone?: string | undefined;
};

export type Purchase = { artworks: Artwork[]; cents: Cents };

/**
 * Reads artworks and takes side by side. Throws 404 for unknown artworks, 409 for what is sold, held by another buyer, not sold yet
 * (rule 107), or cannot be bought at this price (rule 2), 503 while nothing is sold.
 */
export async function findFreePurchase(wish: Wish): Promise<Purchase> {
  const { sent, method } = wish;
  const ids = wantedArtworkIds(sent);
  const [artworks, takes] = await Promise.all([
    Promise.all(ids.map(requireVisibleArtwork)),
    Promise.all(ids.map(readLiveTakes)),
    requireSelling(),
  ]);
  for (const [index, artwork] of artworks.entries()) {
    await requireFree(artwork, takes[index]!, wish);
    requireForSale(artwork, method);
    if (isUpcoming(artwork)) throw await notYetError(artwork);
  }
  return { artworks, cents: requirePrice(artworks, sent.cents) };
}

/** Reads the body of a payment call. Throws 400 for a list that contradicts itself. */
export function sentIn({
  artworkId,
  artworkIds = [artworkId],
  amount,
}: CardPaymentInput): CheckInput {
  if (artworkIds[0] === artworkId) return { artworkIds, cents: centsOf(amount) };
  throw new HttpError(400, 'artworkId must be the first of artworkIds');
}

/** Throws 400 for an artwork that stands twice in the list, 409 for too many artworks. */
function wantedArtworkIds({ artworkIds: ids }: CheckInput): string[] {
  if (new Set(ids).size < ids.length) {
    throw new HttpError(400, ({ oncePerArtwork }) => oncePerArtwork);
  }
  if (ids.length > mostArtworks) throw new HttpError(409, ({ tooManyArtworks }) => tooManyArtworks);
  return ids;
}

/** Throws 409 if no unit is free. A buyer's own transfer hold gives way, and they are told of their own sale (rule 79). */
async function requireFree(
  artwork: Artwork,
  live: Take[],
  { buyer, timeZone }: Wish,
): Promise<void> {
  const others = live.filter((take) => isSold(take) || take.buyer !== buyer);
  if (others.length === 0 || others.length < artwork.stockQuantity) return;
  const [end] = others.flatMap(({ until }) => until ?? []).sort();
  const own = !end && others.find((take) => take.buyer === buyer);
  const ownSale = own && (await ownSaleError(artwork, own));
  if (ownSale) throw ownSale;
  throw new HttpError(409, ({ held, justSold, language }) => {
    const title = titleIn(language, artwork);
    return end ? held(title, formatWeekday(end, timeZone, language)) : justSold(title);
  });
}

function requireForSale(artwork: Artwork, method: PaymentMethod): void {
  if (!isForSale(artwork)) {
    const cause = freeState(artwork) === 'on-request' ? 'priceOnRequest' : 'notForSale';
    throw new HttpError(409, (words) => words[cause](titleIn(words.language, artwork)));
  }
  if (artwork.acceptedPaymentMethods.includes(method)) return;
  throw new HttpError(409, (words) => words.notThisWay(titleIn(words.language, artwork)));
}

/** Names the hour in the shop's time zone. */
async function notYetError(artwork: Artwork): Promise<HttpError> {
  const { timeZone } = await readSettings();
  return new HttpError(409, ({ notYet, language }) =>
    notYet(titleIn(language, artwork), formatHour(artwork.opensAt!, timeZone, language)),
  );
}

function requirePrice(artworks: Artwork[], sent: Cents): Cents {
  const cents = totalOf(artworks);
  if (cents === sent) return cents;
  throw new HttpError(409, ({ newPrice, language }) => newPrice(formatCents(cents, language)));
}

/** Says to the buyer of an artwork that it is theirs, with the way to their order. Null without an order. */
async function ownSaleError(artwork: Artwork, sale: Take): Promise<HttpError | null> {
  const order = await ownSaleOf(sale);
  if (!order) return null;
  const details: OwnSale = { bought: order };
  return new HttpError(
    409,
    ({ bought, language }) => bought(titleIn(language, artwork)),
    {},
    details,
  );
}
