import type { Artwork } from '#shared/artwork';
import type { Language } from '#shared/language';
import { dollarsOf, type Cents } from '#shared/money';
import { totalOf } from '#shared/total';
import { newSecret } from '../../../same-secret.ts';
import type { OrderRecord } from './records.ts';

type Item = OrderRecord['items'][number];
type Given = Pick<OrderRecord, 'id' | 'createdAt' | 'method' | 'buyer' | 'items'>;

/** Returns a pending order without mails. Its deadline is over until something is held for it. */
export function newOrder(fields: Given & Partial<OrderRecord>): OrderRecord {
  return {
    status: 'pending',
    customerName: null,
    customerEmail: null,
    shippingAddress: null,
    totalAmount: dollarsOf(totalOf(fields.items)),
    trackingNumber: null,
    customerNotes: null,
    deadline: fields.createdAt,
    money: [],
    mails: [],
    awaitsConfirmation: false,
    awaitsPainter: false,
    confirmedAt: null,
    recipient: null,
    round: 0,
    accessKey: newSecret(),
    confirmKey: '',
    instructionsRepeated: 0,
    ...fields,
  };
}

/**
 * Returns what mails and certificates need later. `cents` is null if nobody knows them, `artwork` if it was deleted before its order was
 * written.
 */
export function newItem(
  { id, title, cents }: { id: string; title: string; cents: Cents | null },
  artwork: Artwork | null,
  language: Language = 'en',
): Item {
  const translated = language !== 'en' && artwork?.translations?.[language];
  return {
    id,
    artworkTitle: title,
    ...(translated && {
      translatedTitle: translated.title,
      translatedTechnique: translated.technique,
    }),
    imageUrl: artwork?.imageUrl ?? '',
    imageWidth: artwork?.imageWidth ?? 0,
    imageHeight: artwork?.imageHeight ?? 0,
    year: artwork?.year ?? null,
    technique: artwork?.technique ?? '',
    dimensions: artwork?.dimensions ?? '',
    quantity: 1,
    price: cents === null ? '' : dollarsOf(cents),
  };
}
