import { test } from 'node:test';
import { expect } from '@playwright/test';
import { assert, integer, property } from 'fast-check';
import { asCents } from '../../src/shared/cents.ts';
import { centsOf, dollarsOf, formatCents } from '../../src/shared/money.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const amounts = integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(asCents);

test('an amount is written as an American reads it', () => {
  assert(property(amounts, (cents) => expect(formatCents(cents)).toBe(usd.format(cents / 100))));
});

test('a price in dollars keeps its cents', () => {
  assert(property(amounts, (cents) => expect(centsOf(dollarsOf(cents))).toBe(cents)));
});

test('dollars do not compile where cents are wanted', () => {
  // @ts-expect-error: a number without its unit
  expect(formatCents(150)).not.toBe('$150.00');
  // @ts-expect-error: a price as records have it
  expect(() => dollarsOf('150.00')).not.toThrow();
});
