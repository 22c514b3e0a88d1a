import type { PaymentMethod } from '#shared/artwork';
import type { CardPaymentInput } from '#shared/payment';
import { HttpError } from '../../errors.ts';
import { findPurchase, wantedArtworkIds, type Purchase } from '../checkout/purchase.ts';
import { isLive, readTakes, type Take } from './takes.ts';

type Wish = { input: CardPaymentInput; method: PaymentMethod; buyer: string };

const endings: Record<PaymentMethod, string> = { card: ' Your card was not charged.', zelle: '' };

/** Reads artworks and takes side by side. Throws 404, 409 for what is sold, held by another buyer, or has another price. */
export async function findFreePurchase({ input, method, buyer }: Wish): Promise<Purchase> {
  const ids = wantedArtworkIds(input);
  const [purchase, takes] = await Promise.all([
    findPurchase(input, method),
    Promise.all(ids.map(readTakes)),
  ]);
  for (const [index, { title, stockQuantity }] of purchase.artworks.entries()) {
    const others = takes[index]!.filter((take) => isLive(take) && !isOwnHold(take, buyer));
    if (others.length >= stockQuantity) {
      throw new HttpError(409, `'${title}' ${describe(others)}.${endings[method]}`);
    }
  }
  return purchase;
}

function isOwnHold(take: Take, buyer: string): boolean {
  return take.until !== null && take.buyer === buyer;
}

function describe(takes: Take[]): string {
  const [end] = takes.flatMap(({ until }) => until ?? []).sort();
  return end ? `is reserved for another buyer until ${formatEnd(end)}` : 'has just been sold';
}

function formatEnd(moment: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));
}
