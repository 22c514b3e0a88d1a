import { expect, test } from '@playwright/test';
import { assert, integer, property } from 'fast-check';
import { formatAmount, nameAmount } from '../../src/shared/amount.ts';
import { centsOf, dollarsOf, formatCents } from '../../src/shared/money.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const amounts = integer({ min: -10_000_000_00, max: 10_000_000_00 });

test('an amount is written as an American reads it', () => {
  assert(property(amounts, (cents) => expect(formatCents(cents)).toBe(usd.format(cents / 100))));
});

test('an amount of Stripe is written in the unit of its currency', () => {
  expect(formatAmount(50, 'usd')).toBe('0.50');
  expect(formatAmount(15_000, 'jpy')).toBe('15000');
  expect(formatAmount(15_000, 'kwd')).toBe('15.000');
  expect(nameAmount({ amount: '1250.50', currency: 'usd' })).toBe('$1,250.50');
  expect(nameAmount({ amount: '15000', currency: 'jpy' })).toBe('15000 JPY');
});

test('a price in dollars keeps its cents', () => {
  assert(property(amounts, (cents) => expect(centsOf(dollarsOf(cents))).toBe(cents)));
});
