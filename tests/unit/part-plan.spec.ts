import { test } from 'node:test';
import { expect } from '@playwright/test';
import { daysOf, monthsAfter, sharesOf } from '../../src/admin/offers/part-plan.ts';

test('parts without an amount share what is left, to the cent, and the last one is the rest', () => {
  expect(sharesOf(10_000, [null, null, null])).toEqual([3334, 3333, 3333]);
  expect(sharesOf(12_000, [6000, null, null])).toEqual([6000, 3000, 3000]);
  expect(sharesOf(12_000, [6000, 1000, 9])).toEqual([6000, 1000, 5000]);
  expect(sharesOf(12_000, [13_000, null])).toEqual([13_000, -1000]);
  expect(sharesOf(0, [])).toEqual([]);
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
