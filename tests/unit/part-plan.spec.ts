import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { toOrder } from '../../netlify/use-cases/orders/record/records.ts';
import { checkOffer, emptyOffer, valuesOf } from '../../src/admin/offers/offer-values.ts';
import { daysOf, monthsAfter, sharesOf } from '../../src/admin/offers/part-plan.ts';

test('parts without an amount share what is left, in whole dollars from $1 on, and the last one is the rest', () => {
  for (const [total, typed, shares] of [
    [10_000, [null, null, null], [3300, 3300, 3400]],
    [310_001, [null, null, null], [103_300, 103_300, 103_401]],
    [12_000, [6000, null, null], [6000, 3000, 3000]],
    [12_050, [null, 1025, null], [5500, 1025, 5525]],
    [12_000, [6000, 1000, 9], [6000, 1000, 5000]],
    [300, [null, null, null], [100, 100, 100]],
    [299, [null, null, null], [99, 99, 101]],
    [12_000, [13_000, null], [13_000, -1000]],
    [0, [null, null], [0, 0]],
    [7, [null], [7]],
    [0, [], []],
  ] as const) {
    const inCents = typed.map((cents) => (cents === null ? null : asCents(cents)));
    expect(sharesOf(asCents(total), inCents)).toEqual(shares);
  }
});

test('parts follow each other by months, on the last day of a shorter one', () => {
  expect(daysOf('2026-12-31', ['', '', '2027-03-05'])).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-03-05',
  ]);
  expect(monthsAfter('2026-12-31', 2)).toBe('2027-02-28');
  expect(monthsAfter('2027-01-30', 12)).toBe('2028-01-30');
});

test('the form of a change says what the offer says, and is sent as it is', () => {
  const days = ['2099-01-05', '2099-03-01'];
  const parts = days.map((day, place) => ({
    cents: asCents(place === 0 ? 4000 : 11_000),
    until: `${day}T23:59:59.000Z`,
  }));
  const offer = { words: 'Framed in oak.', parts };
  const order = transferOrder('K7M-4QX', new Date(parts[0]!.until));
  const values = valuesOf(toOrder({ ...order, method: 'offer', offer, language: 'fr' }, 'live'));
  expect(checkOffer(values)).toMatchObject({
    input: {
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      items: order.items.map(({ id, price }) => ({ artworkId: id, price })),
      until: days[0],
      parts: [
        { cents: 4000, until: days[0] },
        { cents: 11_000, until: days[1] },
      ],
      words: 'Framed in oak.',
      language: 'fr',
    },
  });
  const once = { ...offer, parts: [{ cents: asCents(15_000), until: parts[0]!.until }] };
  expect(valuesOf(toOrder({ ...order, method: 'offer', offer: once }, 'live')).parts).toEqual([]);
  const noPrice = 'Please give a price';
  const unpriced = { ...emptyOffer, items: [{ title: 'A frame', price: '' }] };
  expect(checkOffer(unpriced).errors).toEqual({ items: noPrice, 'items.0.price': noPrice });
});
