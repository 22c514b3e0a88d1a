import { test } from 'node:test';
import { expect } from '@playwright/test';
import { inOrder, placeAfterMove, placeOf } from '#shared/own-order';

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
const item = (id: string, day: number, position?: number) => ({
  id,
  createdAt: dayOf(day),
  position,
});

test('without positions the newest item is first; a position takes its place', () => {
  const items = [item('a', 1), item('b', 3), item('c', 2)];
  expect(ids(inOrder(items))).toEqual(['b', 'c', 'a']);
  const moved = { ...items[0]!, position: Date.parse(dayOf(3)) + 1 };
  expect(ids(inOrder([moved, ...items.slice(1)]))).toEqual(['a', 'b', 'c']);
});

test('a thousand moves, near and far, one record each, keep the order of the list', () => {
  let items = Array.from({ length: 6 }, (_, index) => item(`${index}`, 20 - index));
  let seed = 7;
  for (let move = 0; move < 1000; move++) {
    seed = (seed * 48271) % 2147483647;
    const index = seed % items.length;
    const to = (seed >> 8) % items.length;
    const wanted = ids(items);
    const place = placeAfterMove(items.map(placeOf), index, to);
    if (place === null) {
      expect(to).toBe(index);
      continue;
    }
    wanted.splice(to, 0, ...wanted.splice(index, 1));
    items = inOrder(items.map((one, at) => (at === index ? { ...one, position: place } : one)));
    expect(ids(items), `move ${move}`).toEqual(wanted);
  }
});

test('items of one place are passed together, and the ends of the list stay', () => {
  const places = [5, 5, 5, 1];
  expect(placeAfterMove(places, 3, 2)).toBeGreaterThan(5);
  expect(placeAfterMove(places, 0, 1)).toBeLessThan(5);
  expect(placeAfterMove(places, 0, 1)).toBeGreaterThan(1);
  expect(placeAfterMove(places, 0, -1)).toBeNull();
  expect(placeAfterMove(places, 3, 4)).toBeNull();
});

function ids(items: { id: string }[]): string[] {
  return items.map(({ id }) => id);
}
