import { momentIn } from '#shared/hour';
import { centsOf, dollarsOf } from '#shared/money';
import type { DealInput, OfferInput } from '#shared/offer';
import { totalOf } from '#shared/total';
import { HttpError } from '../../errors.ts';
import { findArtwork } from '../artworks/artworks.ts';
import { requireTransferInfo } from '../checkout/transfer-info.ts';
import { newItem } from '../orders/record/new-order.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { readSettings } from '../settings.ts';

type Deal = Pick<
  OrderRecord,
  'customerName' | 'customerEmail' | 'items' | 'totalAmount' | 'timeZone' | 'language'
>;
export type Terms = Deal & {
  offer: NonNullable<OrderRecord['offer']>;
  recipient: OrderRecord['recipient'];
};

/**
 * Returns the person, the artworks and the prices of an offer, or of a sale elsewhere, whose price may be unknown. Throws 404 for an
 * unknown artwork.
 */
export async function readDeal(input: DealInput): Promise<Deal> {
  const { customerName, customerEmail, language } = input;
  const [items, settings] = await Promise.all([readItems(input), readSettings()]);
  return {
    customerName: customerName || null,
    customerEmail: customerEmail || null,
    items,
    totalAmount: items.every(({ price }) => price) ? dollarsOf(totalOf(items)) : '',
    timeZone: settings.timeZone || undefined,
    language: language === 'en' ? undefined : language,
  };
}

/**
 * Returns the terms of an offer in cents and moments, and how its buyer transfers money, in their language. Throws 400 for a day that is
 * over, 404 for an unknown artwork.
 */
export async function readTerms(input: OfferInput): Promise<Terms> {
  const [deal, recipient] = await Promise.all([
    readDeal(input),
    requireTransferInfo(input.language).catch(nullIfNotFound),
  ]);
  const { timeZone } = deal;
  const parts =
    input.parts.length > 0 ? input.parts : [{ cents: totalOf(deal.items), until: input.until! }];
  const offer = {
    words: input.words,
    parts: parts.map(({ cents, until }) => ({
      cents,
      until: endOf(until, timeZone ?? 'UTC'),
    })),
  };
  if (Date.parse(deadlineOf({ offer })) <= Date.now())
    throw new HttpError(400, 'The day of an offer must be in the future');
  return { ...deal, offer, recipient };
}

/** Returns null for a 404, because transfers may be switched off, and throws every other error. */
function nullIfNotFound(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}

/** Returns when the first part is due (ISO 8601). */
export function deadlineOf({ offer }: Pick<Terms, 'offer'>): string {
  return offer.parts[0]!.until;
}

function endOf(until: string, timeZone: string): string {
  return until.includes('T')
    ? new Date(until).toISOString()
    : momentIn(`${until}T23:59:59`, timeZone);
}

function readItems({ items, language }: DealInput): Promise<OrderRecord['items']> {
  return Promise.all(
    items.map(async ({ artworkId, title = '', price }, index) => {
      const cents = price === null ? null : centsOf(price);
      if (!artworkId)
        return {
          ...newItem({ id: `line-${index + 1}`, title, cents }, null),
          isLine: true,
        };
      const artwork = await findArtwork(artworkId);
      if (!artwork) throw new HttpError(404, 'There is no such artwork any more. Reload the page.');
      return newItem({ ...artwork, cents }, artwork, language);
    }),
  );
}
