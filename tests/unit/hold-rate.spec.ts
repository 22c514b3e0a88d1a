import { expect, test } from '@playwright/test';
import { describeRate, holdRate } from '#shared/admin/hold-rate';

const now = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test('no orders are no holds, and nothing is unusual', () => {
  expect(holdRate([], now)).toEqual({ lastHour: 0, usual: 0, isUnusual: false });
});

test('the rate stands beside what an hour with holds has usually', () => {
  const orders = [...ordersAt(12, minute), ...ordersAt(2, 3 * day), ...ordersAt(2, 5 * day)];
  const rate = holdRate(orders, now);
  expect(rate).toEqual({ lastHour: 12, usual: 2, isUnusual: true });
  expect(describeRate(rate)).toBe('12 holds in the last hour, usually 2');
});

test('one hold is named as one', () => {
  expect(describeRate({ lastHour: 1, usual: 0, isUnusual: false })).toBe(
    '1 hold in the last hour, usually 0',
  );
});

test('fewer than five holds, or three times the usual, are not unusual', () => {
  expect(holdRate(ordersAt(4, minute), now).isUnusual).toBe(false);
  expect(holdRate(ordersAt(5, minute), now).isUnusual).toBe(true);
  const usual = ordersAt(2, 3 * day);
  expect(holdRate([...ordersAt(6, minute), ...usual], now).isUnusual).toBe(false);
  expect(holdRate([...ordersAt(7, minute), ...usual], now).isUnusual).toBe(true);
});

test('the hours of an attack do not become usual, also when older orders are not in the list', () => {
  const attack = Array.from({ length: 13 }, (_, ago) => ordersAt(40, ago * hour + minute)).flat();
  expect(holdRate(attack, now)).toEqual({ lastHour: 40, usual: 0, isUnusual: true });
  expect(holdRate([...attack, ...ordersAt(3, 2 * day)], now)).toEqual({
    lastHour: 40,
    usual: 3,
    isUnusual: true,
  });
});

test('one busy day does not change what is usual', () => {
  const quiet = [2, 4, 6, 8].flatMap((ago) => ordersAt(1, ago * day));
  expect(holdRate([...ordersAt(90, 5 * day), ...quiet], now).usual).toBe(1);
});

test('orders of more than fourteen days ago are not counted, and a clock that is behind counts as now', () => {
  expect(holdRate(ordersAt(9, 15 * day), now).usual).toBe(0);
  expect(holdRate(ordersAt(5, -2 * minute), now).lastHour).toBe(5);
});

function ordersAt(count: number, agoMs: number) {
  const createdAt = new Date(now - agoMs).toISOString();
  return Array.from({ length: count }, () => ({ createdAt }));
}
