import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { centsOf, dollarsOf, formatCents } from '../../src/shared/money.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const amounts = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

test('an amount is written as an American reads it', () => {
  fc.assert(
    fc.property(amounts, (cents) => expect(formatCents(cents)).toBe(usd.format(cents / 100))),
  );
});

test('a price in dollars keeps its cents', () => {
  fc.assert(fc.property(amounts, (cents) => expect(centsOf(dollarsOf(cents))).toBe(cents)));
});
