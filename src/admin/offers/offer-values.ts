import type { AdminArtwork } from '#shared/artwork';
import { languageNames, type Language } from '#shared/language';
import { isUnreadable, readAmount, readCents } from '#shared/amount';
import { noCents } from '#shared/cents';
import { centsOf, dollarsOf, formatCents, type Cents } from '#shared/money';
import { offerInput, type OfferInput } from '#shared/offer';
import { formatDay } from '#shared/day';
import type { AdminOrder } from '#shared/order';
import { totalOf } from '#shared/total';
import { bySchema } from '../../form/by-schema.ts';
import type { Form } from '../../form/use-form.ts';
import { dayOf } from '../ui/moment.ts';
import { isSame } from '../../form/values.ts';
import { daysOf, sharesOf, type PartRow } from './part-plan.ts';

/** A work, or without its id a line of text. `price`: dollars as typed. */
export type ItemRow = { artworkId?: string; title: string; price: string };

export type OfferValues = {
  customerName: string;
  customerEmail: string;
  items: readonly ItemRow[];
  /** Empty: a week from today. */
  until: string;
  /** None: all of the money at once. */
  parts: readonly PartRow[];
  words: string;
  language: Language;
};

export type OfferForm = Pick<Form<OfferValues>, 'values' | 'errors' | 'change'>;

const weekMs = 7 * 24 * 60 * 60_000;

export const emptyOffer: OfferValues = {
  customerName: '',
  customerEmail: '',
  items: [],
  until: '',
  parts: [],
  words: '',
  language: 'en',
};

/** Returns the row of a work, with its price. */
export function rowOf({ id, title, price }: Pick<AdminArtwork, 'id' | 'title' | 'price'>): ItemRow {
  return { artworkId: id, title, price: price ?? '' };
}

/** Returns an offer as its form shows it. */
export function valuesOf(order: AdminOrder): OfferValues {
  const { words = '', parts = [] } = order.offer ?? {};
  const days = parts.map(({ until }) => dayOf(until));
  return {
    customerName: order.customerName ?? '',
    customerEmail: order.customerEmail ?? '',
    items: order.items.map(({ id, artworkTitle, price, isLine }) => ({
      ...(!isLine && { artworkId: id }),
      title: artworkTitle,
      price,
    })),
    until: days[0] ?? '',
    parts:
      parts.length > 1
        ? parts.map(({ cents }, place) => ({ amount: dollarsOf(cents), until: days[place]! }))
        : [],
    words,
    language: order.language ?? 'en',
  };
}

/** Returns ' for $120', or nothing while a price cannot be read. */
export function forTotal(items: readonly ItemRow[]): string {
  const cents = items.some(({ price }) => isUnreadable(price)) ? noCents : typedTotal(items);
  return cents > 0 ? ` for ${formatCents(cents).replace(/\.00$/, '')}` : '';
}

function typedTotal(items: readonly ItemRow[]): Cents {
  return totalOf(items.map(({ price }) => ({ price: readAmount(price) })));
}

/** Returns the day until which it is held, like '2026-12-03'. */
export function untilOf({ until }: OfferValues): string {
  return until || dayOf(Date.now() + weekMs);
}

/** Returns the parts with what the form computes: amounts and days. */
export function planOf(values: OfferValues): { cents: Cents; until: string }[] {
  const { parts } = values;
  const amounts = parts.map(({ amount }) =>
    amount.trim() ? (readCents(amount) ?? noCents) : null,
  );
  const days = daysOf(
    untilOf(values),
    parts.map(({ until }) => until),
  );
  return sharesOf(typedTotal(values.items), amounts).map((cents, place) => ({
    cents,
    until: days[place]!,
  }));
}

/** Returns whether an order is what was sent. */
export function isOffered(sent: OfferInput, order: AdminOrder): boolean {
  const { input } = checkOffer(valuesOf(order));
  return input !== null && isSame(inCents(sent), inCents(input));
}

function inCents({ items, ...others }: OfferInput) {
  return {
    ...others,
    items: items.map((item) => ({ ...item, price: centsOf(item.price) })),
  };
}

/** Returns what an offer says of a field, in words. */
export function describeValue(name: keyof OfferValues, values: OfferValues): string {
  const formatPrice = (cents: Cents) => formatCents(cents).replace(/\.00$/, '');
  if (name === 'items')
    return values.items
      .map(({ title, price }) => `${title} ${formatPrice(centsOf(price))}`)
      .join(', ');
  if (name === 'until') return formatDay(untilOf(values));
  if (name === 'language') return languageNames[values.language];
  if (name !== 'parts') return values[name] || 'nothing';
  const plan = planOf(values);
  if (plan.length === 0) return 'all at once';
  return plan.map(({ cents, until }) => `${formatPrice(cents)} by ${formatDay(until)}`).join(', ');
}

const check = bySchema(offerInput);

export function checkOffer(values: OfferValues) {
  return check({
    ...values,
    items: values.items.map(({ artworkId, title, price }) =>
      artworkId ? { artworkId, price } : { title, price },
    ),
    until: untilOf(values),
    parts: planOf(values).map(({ cents, until }, place, { length }) => ({
      cents: place < length - 1 && isUnreadable(values.parts[place]!.amount) ? null : cents,
      until,
    })),
  });
}
