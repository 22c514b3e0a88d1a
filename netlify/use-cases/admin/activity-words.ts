import { isDeepStrictEqual } from 'node:util';
import { negated } from '#shared/cents';
import { formatPrice, formatCents } from '#shared/money';
import type { Artwork, ArtworkInput } from '#shared/artwork';
import { entryOf, refundsOf } from '#shared/ledger';
import type { RefundInput, StoredOrder } from '#shared/order';
import { changedTranslations, translatedNames } from '#shared/translations';

type Mentioned = 'description' | 'imageUrl' | 'imageAlt' | 'images' | 'isFeatured' | 'translations';
type LoggedField = Exclude<keyof ArtworkInput, Mentioned>;

/** The log shows old and new values of these fields; of others only that they changed. */
const loggedFields: Record<LoggedField, [name: string, show: (artwork: Artwork) => string]> = {
  title: ['Title', ({ title }) => title],
  price: ['Price', ({ price }) => (price ? formatPrice(price) : 'none')],
  year: ['Year', ({ year }) => String(year)],
  stockQuantity: ['Stock', ({ stockQuantity }) => String(stockQuantity)],
  category: ['Category', ({ category }) => category],
  technique: ['Technique', ({ technique }) => technique || 'none'],
  dimensions: ['Dimensions', ({ dimensions }) => dimensions || 'none'],
  framed: ['Framed', ({ framed }) => framed || 'not said'],
  signed: ['Signed', ({ signed }) => signed || 'not said'],
  readyToHang: ['Ready to hang', ({ readyToHang }) => readyToHang || 'not said'],
  certificate: ['Certificate', ({ certificate }) => certificate || 'not said'],
  opensAt: ['Hour of sale', ({ opensAt }) => opensAt?.replace('T', ' ') ?? 'none'],
  weight: ['Weight', ({ weight }) => (weight ? `${weight} kg` : 'not said')],
};
const mentioned: Record<string, (artwork: Artwork) => unknown> = {
  Description: ({ description }) => description,
  Picture: ({ imageUrl }) => imageUrl,
  'Alt text': ({ imageAlt }) => imageAlt,
  'Further photographs': ({ images }) => images.slice(1),
  'Place on the home page': ({ isFeatured }) => isFeatured,
};

/** Returns a sentence for each changed field, such as 'Price of Choublak: $450.00 → $500.00'. */
export function describeEdit(before: Artwork, after: Artwork): string[] {
  const values = Object.entries(loggedFields)
    .filter(([field]) => before[field as keyof Artwork] !== after[field as keyof Artwork])
    .map(([, [name, show]]) => `${name} of ${before.title}: ${show(before)} → ${show(after)}`);
  const words = Object.entries(mentioned)
    .filter(([, read]) => !isDeepStrictEqual(read(before), read(after)))
    .map(([name]) => `${name} of ${before.title} changed`);
  const translated = changedTranslations(before.translations, after.translations).map(
    ({ language, field }) => `${translatedNames[language]} ${field} of ${before.title} changed`,
  );
  return [...values, ...words, ...translated];
}

export function describeStatus(before: StoredOrder, after: StoredOrder): string {
  const refunds = refundsOf(after)
    .filter(({ id }) => !entryOf(before, id))
    .map(({ cents, state }) => `, refund of ${formatCents(negated(cents))} ${state}`);
  return `Order ${after.id}: ${before.status} → ${after.status}${refunds.join('')}`;
}

/** Returns a sentence such as 'Order K7M-4QX: $50.00 given back (damaged), Choublak came back'. */
export function describeRefund(
  { id, items }: StoredOrder,
  { cents, reason, returned }: RefundInput,
) {
  const back = items.filter((item) => returned.includes(item.id));
  const words = back.map(({ artworkTitle }) => `, ${artworkTitle} came back`);
  return `Order ${id}: ${formatCents(cents)} given back (${reason})${words.join('')}`;
}
