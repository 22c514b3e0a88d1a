import type Stripe from 'stripe';
import type { Artwork } from '#shared/artwork';
import { languageOf } from '#shared/language';
import { mostArtworks } from '#shared/order-size';
import { centsOf } from '#shared/money';
import { env, type StripeMode } from '../../env.ts';
import { isOrderNumber, type Reader } from './records.ts';

const currency = 'usd';
const longestTitle = 200;

/** What a payment intent says of its purchase. `cents`: the price when the form was opened. */
export type Bought = Reader & {
  orderId: string;
  buyer: string;
  items: { id: string; cents: number; title: string }[];
};

type Described = Reader & { orderId: string; buyer: string; artworks: Artwork[] };

/** `item1` to `item5`: `<artwork>:<cents>:<title>`. Stripe takes 500 characters a value. */
export function toMetadata({
  orderId,
  buyer,
  timeZone,
  language = 'en',
  artworks,
}: Described): Record<string, string> {
  const items = artworks.map(({ id, price, title }, index) => [
    `item${index + 1}`,
    `${id}:${centsOf(price)}:${title.slice(0, longestTitle)}`,
  ]);
  const shop = env().SITE_URL;
  return {
    orderId,
    buyer,
    shop,
    ...(timeZone && { timeZone }),
    ...(language !== 'en' && { language }),
    ...Object.fromEntries(items),
  };
}

/** Null for a payment that this shop did not open: another shop's, one of the test keys, or one whose items are not its amount. */
export function readBought(intent: Stripe.PaymentIntent, mode: StripeMode): Bought | null {
  const { orderId = '', buyer = '', shop, timeZone, language: named } = intent.metadata;
  const language = named ? languageOf(named) : undefined;
  const isOurs = shop === env().SITE_URL && isOrderNumber(orderId) && intent.currency === currency;
  if (!intent.livemode && mode === 'live') return null;
  const items = Array.from({ length: mostArtworks }, (_, index) =>
    readItem(intent.metadata[`item${index + 1}`]),
  ).filter((item) => item !== null);
  const sum = items.reduce((total, { cents }) => total + cents, 0);
  return isOurs && items.length > 0 && sum === intent.amount
    ? { orderId, buyer, timeZone, language, items }
    : null;
}

function readItem(text = '') {
  const [, id, cents, title] = /^([^:]+):(\d+):(.*)$/s.exec(text) ?? [];
  return id ? { id, cents: Number(cents), title: title ?? '' } : null;
}
