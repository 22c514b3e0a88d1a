import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { moneyView } from '#shared/ledger';
import type { Order } from '#shared/order';
import { nextDeed } from '#shared/next-deed';
import { mailOrder } from '../fixtures/buyers/mail-order.ts';
import { aCardPayment, aDispute, aPayment } from '../fixtures/buyers/money.ts';

const now = '2020-01-01T10:00:00.000Z';
const paid = ofMoney({ status: 'processing', money: [aPayment({ at: now, cents: 87_500 })] });
const address = {
  name: 'Marie Joseph',
  address: '12 Rue Capois',
  city: 'Jacmel',
  country: 'HT',
  postalCode: '',
};
const packed: Order = { ...paid, shippingAddress: address };
const transfer = ofMoney({ deadline: '2999-01-01T00:00:00.000Z' });
const dayOf = (moment: string) => moment.slice(0, 10);
const said = aPayment({ id: 'said', at: now, state: 'said' });

test('each state of an order has one deed, or none', () => {
  const deedOf = (order: Order) => nextDeed(order, dayOf, '2026-11-25').deed;
  expect(deedOf(transfer)).toBe('money');
  expect(deedOf({ ...transfer, awaitsPainter: true })).toBe('confirm');
  expect(deedOf({ ...transfer, deadline: now })).toBeNull();
  expect(deedOf(ofMoney({ deadline: '2020-01-01', money: [said] }))).toBe('money');
  expect(deedOf(ofMoney({ method: 'card', money: [] }))).toBeNull();
  expect(deedOf({ ...paid, shippingAddress: null })).toBe('address');
  expect(deedOf({ ...paid, shippingAddress: null, customerEmail: null })).toBeNull();
  expect(deedOf(packed)).toBe('send');
  expect(deedOf({ ...packed, status: 'shipped' })).toBe('arrived');
  expect(deedOf({ ...packed, status: 'delivered' })).toBeNull();
  expect(deedOf({ ...packed, status: 'cancelled' })).toBeNull();
  expect(deedOf({ ...paid, shippingAddress: null, method: 'elsewhere' })).toBeNull();
  expect(deedOf({ ...packed, money: [...packed.money, aDispute('open')] })).toBeNull();
  const lost = ofMoney({
    ...packed,
    method: 'card',
    money: [aCardPayment({ cents: 87_500 }), aDispute('lost', { cents: -87_500 })],
  });
  expect(nextDeed(lost, dayOf).words).toBe('None of its money is left.');
  const items = paid.items.map((item) => ({ ...item, returnedAt: now }));
  expect(deedOf({ ...packed, items })).toBeNull();
});

test('an offer says what it waits for and until when; its money is written down by hand, too', () => {
  const parts = [
    { cents: asCents(50_000), until: '2998-01-01T12:00:00.000Z' },
    { cents: asCents(37_500), until: '2020-01-01T12:00:00.000Z' },
  ];
  const offer = {
    method: 'offer',
    deadline: parts[0]!.until,
    offer: { words: '', parts },
  } as const;
  const told = (order: Partial<Order>) => nextDeed(ofMoney({ ...offer, ...order }), dayOf);
  expect(told({})).toEqual({
    words: 'Waits for $500.00 by January 1, 2998.',
    deed: 'money',
    waits: true,
  });
  const money = [aPayment({ at: now, cents: 50_000 })];
  expect(told({ money })).toEqual({
    words: 'Late: $375.00, due by January 1, 2020.',
    deed: 'money',
    isUrgent: true,
  });
  expect(told({ deadline: now }).deed).toBeNull();
  expect(told({ money: [aPayment({ state: 'claimed' })] }).deed).toBeNull();
  expect(told({ status: 'cancelled' }).deed).toBeNull();
});

test('the address is asked for once a day', () => {
  const asked: Order = {
    ...paid,
    shippingAddress: null,
    mails: [{ kind: 'address-request', round: 0, about: '2026-11-25', state: 'sent', at: now }],
  };
  expect(nextDeed(asked, dayOf, '2026-11-25').deed).toBeNull();
  expect(nextDeed(asked, dayOf, '2026-11-26').deed).toBe('address');
});

/** Returns an order of a transfer as the screen gets it. */
function ofMoney(parts: Partial<Order>): Order {
  const { offer: _offer, ...transferred } = mailOrder(1);
  const order = { ...transferred, money: [], mails: [], ...parts };
  return { ...order, ...moneyView(order) };
}
