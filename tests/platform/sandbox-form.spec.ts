import { expect, test } from '@playwright/test';
import { encodeForm } from '../../netlify/sandbox/stripe-js/api.ts';
import { parseForm } from '../../netlify/sandbox/stripe/call/params.ts';

test('nested keys and lists of a form become one object', () => {
  const fields = new URLSearchParams(
    'amount=100&metadata[orderId]=o-1&expand[]=a&expand[]=b.c&types[0]=x&shipping[address][city]=Jacmel',
  );
  expect(parseForm(fields)).toEqual({
    amount: '100',
    metadata: { orderId: 'o-1' },
    expand: ['a', 'b.c'],
    types: ['x'],
    shipping: { address: { city: 'Jacmel' } },
  });
});

test('the form encoding of Stripe.js is parsed to the same values', () => {
  const params = {
    card: { number: '4242', exp_month: 12 },
    shipping: { name: 'Zoé & Co', line2: null },
  };
  expect(parseForm(encodeForm(params))).toEqual({
    card: { number: '4242', exp_month: '12' },
    shipping: { name: 'Zoé & Co' },
  });
});
