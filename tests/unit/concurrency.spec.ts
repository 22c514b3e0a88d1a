import { test } from 'node:test';
import { expect } from '@playwright/test';
import { mapConcurrently } from '../../netlify/concurrency.ts';

test('all items are worked on in their order, at most so many at once', async () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await mapConcurrently(items, 8, async (item) => {
    begun.push(item);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    return -item;
  });
  expect(begun).toEqual(items);
  expect(results).toEqual(items.map((item) => -item));
  expect(most).toBe(8);
});

test('results come in the order of their items, and the first error ends the work', async () => {
  const later = (item: number) => new Promise<number>((done) => setTimeout(done, 9 - item, item));
  expect(await mapConcurrently([1, 2, 3, 4], 2, later)).toEqual([1, 2, 3, 4]);
  const begun: number[] = [];
  const failing = mapConcurrently([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
  await later(0);
  expect(begun).toEqual([1, 2]);
});
