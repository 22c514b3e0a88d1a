import { test } from 'node:test';
import { expect } from '@playwright/test';
import { addressLines } from '#shared/address';
import { isFound } from '#shared/find';
import { isFoundOrder } from '#shared/find-order';
import type { OrderPart, StoredOrder } from '#shared/order';
import { aCardPayment, aDispute, aPayment, aRefund } from '../fixtures/buyers/money.ts';
import type Stripe from 'stripe';
import { paymentCustomerOf } from '../../netlify/use-cases/orders/card/card-order.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const hour = 3_600_000;

test('Each word is found as a part of a text, without case, accents and signs (rule 62)', () => {
  const texts = ['K7M-4QX', 'Élodie Åkesson', null, 'L’eau de Solèy & Cœur', 2024, 'elo@a.example'];
  const words = ['elodie', 'AKES', 'k7m4q', 'K7M-4QX', 'soley elodie', '2024', '2024,', ' '];
  const signs = ["l'eau", 'l eau', '(Élodie)', 'Élodie-Åkesson', 'Solèy & C', 'soley and coeur'];
  const letters = ['E\u0301lodie', 'coeur', 'cœur', 'elo@a.example', '‘elo@a’', 'k7m.'];
  for (const find of [...words, ...signs, ...letters])
    expect(isFound(find, texts), find).toBe(true);
  for (const find of ['elodia', 'soley marie', '2025', 'null', 'elo@example', 'Élodie-Marie'])
    expect(isFound(find, texts), find).toBe(false);
});

test('An order is found by its number among other words, and by the names and titles (rule 62)', () => {
  const order: StoredOrder = {
    ...transferOrder('V33-ZJX', new Date()),
    customerName: 'Jean Baptiste',
  };
  order.items = order.items.map((item) => ({
    ...item,
    artworkTitle: 'Cœur battant',
    certificate: 'C-2026-0042-K7M4QXAH',
  }));
  order.shippingAddress = {
    name: 'Marie',
    address: '12 Rue Capois',
    city: 'Fort Wayne',
    state: 'Indiana',
    country: 'US',
    postalCode: '46802',
    phone: '+1 (617) 555 0100',
  };
  const numbers = [
    '#V33-ZJX',
    '(V33-ZJX)',
    'V33-ZJX.',
    'V33-ZJX\u200b',
    'V33 ZJX',
    'v33–zjx',
    'V33\u2011ZJX',
  ];
  const lines = ['Order #V33-ZJX', 'Kòmand ou #V33-ZJX konfime'];
  const names = ['Jean-Baptiste', 'jean baptiste', 'baptiste, jean'];
  const titles = ['coeur', 'Cœur', 'COEUR BATTANT', '“Cœur battant”'];
  const phones = ['+1 (617) 555 0100', '6175550100', '617-555-0100', '617 5550100', '555 0100'];
  const places = ['rue capois', '12 Rue Capois, Fort Wayne', 'Indiana', '46802'];
  const certificates = ['C-2026-0042', 'C-2026-0042-K7M4QXAH', 'c 2026 0042', 'K7M4QXAH'];
  const facts = [...phones, ...places, ...certificates];
  for (const find of [...numbers, ...lines, ...names, ...titles, ...facts])
    expect(isFoundOrder(order, { find }), find).toBe(true);
  for (const find of [
    'V33-ZJY',
    'Order #V33',
    'Jean-Claude',
    'kur',
    '6175550101',
    'C-2026-0043',
    'rue baptiste-claude',
  ])
    expect(isFoundOrder(order, { find }), find).toBe(false);
});

test('An order is in the parts of the list that its state names', () => {
  const held = transferOrder('K7M-4QX', new Date(Date.now() + hour));
  const paid = { ...held, money: [aPayment()], status: 'processing' as const };
  const card = { ...paid, method: 'card' as const, money: [aCardPayment()] };
  const owedAgain = aRefund({ of: 're_1', way: 'hand', state: 'due' });
  const cases: [StoredOrder, OrderPart[]][] = [
    [held, ['open', 'transfers']],
    [{ ...held, deadline: new Date(Date.now() - hour).toISOString() }, ['open']],
    [{ ...held, method: 'offer' }, ['open', 'offers']],
    [{ ...paid, method: 'offer' }, ['open', 'to-send']],
    [paid, ['open', 'to-send']],
    [{ ...paid, method: 'elsewhere' }, []],
    [{ ...paid, status: 'shipped' }, []],
    [{ ...card, money: [...card.money, aDispute('lost')] }, ['open']],
    [{ ...card, status: 'delivered', money: [...card.money, aDispute('open')] }, ['open']],
    [{ ...card, status: 'delivered', money: [...card.money, aDispute('asked')] }, ['open']],
    [{ ...card, status: 'delivered', money: [...card.money, aDispute('won')] }, []],
    [{ ...card, status: 'delivered', money: [...card.money, owedAgain] }, ['open']],
    [{ ...paid, status: 'cancelled' }, ['cancelled']],
  ];
  const parts = ['open', 'to-send', 'transfers', 'offers', 'cancelled'] as const;
  for (const [order, expected] of cases)
    expect(parts.filter((show) => isFoundOrder(order, { show }))).toEqual(expected);
});

test('what Stripe’s form has asked is the address of the order, with its state', () => {
  const customerOf = (address: object) => {
    const intent = { shipping: { name: 'Marie', address }, receipt_email: 'marie@example.com' };
    const order = transferOrder('K7M-4QX', new Date());
    return paymentCustomerOf(intent as Stripe.PaymentIntent, { ...order, method: 'card' });
  };
  const place = {
    line1: 'PSC 1',
    line2: 'Box 2',
    city: 'APO',
    postal_code: '09012',
    country: 'US',
  };
  const stored = { name: 'Marie', address: 'PSC 1, Box 2', city: 'APO', postalCode: '09012' };
  expect(customerOf({ ...place, state: 'AE' }).shippingAddress).toEqual({
    ...stored,
    country: 'US',
    state: 'AE',
  });
  for (const state of ['', null])
    expect(customerOf({ ...place, state }).shippingAddress).toEqual({ ...stored, country: 'US' });
});

test('An address is written as in its country', () => {
  const places: [country: string, lines: string[]][] = [
    ['US', ['Boston, MA 02118', 'United States']],
    ['usa', ['Boston, MA 02118', 'usa']],
    ['United States', ['Boston, MA 02118', 'United States']],
    ['CA', ['Boston, MA 02118', 'Canada']],
    ['United Kingdom', ['Boston, MA', '02118', 'United Kingdom']],
    ['FR', ['02118 Boston, MA', 'France']],
    ['HT', ['02118 Boston, MA', 'Haiti']],
    ['Elsewhere', ['02118 Boston, MA', 'Elsewhere']],
  ];
  const home = { name: 'Marie', address: '1 Main St', city: 'Boston, MA', postalCode: '02118' };
  for (const [country, lines] of places)
    expect(addressLines({ ...home, country }), country).toEqual(['1 Main St', ...lines]);
  const stated = { ...home, city: 'Boston', state: 'MA' };
  for (const [country, lines] of places)
    expect(addressLines({ ...stated, country }), country).toEqual(['1 Main St', ...lines]);
  const short = { ...home, postalCode: '', country: 'GB', phone: '+44 1' };
  expect(addressLines(short).slice(1)).toEqual(['Boston, MA', 'United Kingdom', '+44 1']);
  expect(addressLines(null)).toEqual([]);
});
