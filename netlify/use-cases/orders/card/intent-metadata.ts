import type Stripe from 'stripe';
import type { Artwork } from '#shared/artwork';
import { languageOf } from '#shared/language';
import { receivedCents } from '#shared/ledger';
import { mostArtworks } from '#shared/order-size';
import { addCents, asCents } from '#shared/cents';
import { centsOf, type Cents } from '#shared/money';
import { env, type StripeMode } from '../../../env.ts';
import { isOrderNumber, type OrderRecord, type Reader } from '../record/records.ts';

const currency = 'usd';
const longestTitle = 200;

/** What a payment intent says of its purchase. `cents`: the price when the form was opened. */
export type Bought = Reader & {
  orderId: string;
  buyer: string;
  items: { id: string; cents: Cents; title: string }[];
  /** A part of an offer, whose order stands there already, with its time and round. `came`: what had come when the form was opened. */
  part?: { createdAt: string; round: number; came: Cents };
};

type Described = Reader & { orderId: string; buyer: string; artworks: Artwork[] };

/** Writes the artworks as `item1` to `item5`: `<artwork>:<cents>:<title>`. Stripe takes 500 characters a value. */
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

/** Returns the metadata for a part of an offer. */
export function toPartMetadata(order: OrderRecord, cents: Cents): Record<string, string> {
  const { id: orderId, createdAt, round, buyer, language = 'en' } = order;
  return {
    orderId,
    buyer,
    shop: env().SITE_URL,
    createdAt,
    language,
    round: String(round),
    came: String(receivedCents(order)),
    part: String(cents),
  };
}

/**
 * Returns what was bought, or null for a payment that this shop did not open: another shop's, one of the test keys, or one whose items do
 * not add up to its amount.
 */
export function readBought(
  intent: Pick<Stripe.PaymentIntent, 'metadata' | 'currency' | 'livemode' | 'amount'>,
  mode: StripeMode,
): Bought | null {
  const { orderId = '', buyer = '', shop, timeZone, language: named, part } = intent.metadata;
  const language = named ? languageOf(named) : undefined;
  const isOurs = isOfThisShop(shop) && isOrderNumber(orderId) && intent.currency === currency;
  if (!intent.livemode && mode === 'live') return null;
  const items = Array.from({ length: mostArtworks }, (_, index) =>
    readItem(intent.metadata[`item${index + 1}`]),
  ).filter((item) => item !== null);
  const sum = part ? Number(part) : addCents(...items.map(({ cents }) => cents));
  if (!isOurs || (!part && items.length === 0) || sum !== intent.amount) return null;
  const { createdAt = '', round, came } = intent.metadata;
  const bought = { orderId, buyer, timeZone, language, items };
  if (!part) return bought;
  return { ...bought, part: { createdAt, round: Number(round), came: asCents(Number(came)) } };
}

function readItem(text = '') {
  const [, id, cents, title] = /^([^:]+):(\d+):(.*)$/s.exec(text) ?? [];
  return id ? { id, cents: asCents(Number(cents)), title: title ?? '' } : null;
}

/** Returns whether the host is this shop's. A payment may have been opened while its address began with http, or ended with a slash. */
function isOfThisShop(shop = ''): boolean {
  return URL.parse(shop)?.host === new URL(env().SITE_URL).host;
}
