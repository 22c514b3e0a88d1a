import { expect, test } from '@playwright/test';
import type { KeptHold } from '#shared/admin/holds';
import { sideBySide, workThrough } from '../../netlify/concurrency.ts';
import { describeCounts, describeKept } from '../../src/islands/admin/dashboard/hold-words.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

test('all items are worked on in their order, at most eight at once', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const count = await workThrough(items, Date.now(), async (item) => {
    begun.push(item);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
  });
  expect(count).toBe(30);
  expect(begun).toEqual(items);
  expect(most).toBe(8);
});

test('results come in the order of their items, and the first error ends the work', async () => {
  const later = (item: number) => new Promise<number>((done) => setTimeout(done, 9 - item, item));
  expect(await sideBySide([1, 2, 3, 4], 2, later)).toEqual([1, 2, 3, 4]);
  const begun: number[] = [];
  const failing = sideBySide([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
  await later(0);
  expect(begun).toEqual([1, 2]);
});

test('when its time is over a call has done the first eight and begins no other', async () => {
  const done: number[] = [];
  const count = await workThrough(items, Date.now() - 60_000, async (item) => {
    await new Promise(setImmediate);
    done.push(item);
  });
  expect(count).toBe(8);
  expect(done).toEqual(items.slice(0, 8));
  expect(await workThrough([], 0, () => Promise.resolve())).toBe(0);
});

test('the question says how many holds one press would free, and how many stay and why', () => {
  const none = { held: 0, freeable: 0, promised: 0, paid: 0, uncounted: 0 };
  expect(describeCounts(none)).toBe('Nothing is held.');
  expect(describeCounts({ ...none, held: 1, freeable: 1 })).toBe('This frees 1 hold.');
  expect(describeCounts({ ...none, held: 2, promised: 2 })).toBe(
    'No hold can be freed. 2 stay: 2 confirmed bank transfers.',
  );
  expect(describeCounts({ held: 1012, freeable: 9, promised: 1, paid: 2, uncounted: 1000 })).toBe(
    'This frees 9 holds. 3 stay: 1 confirmed bank transfer, 2 paid orders. 1000 holds more could not be counted in time.',
  );
});

test('the answer says how many holds stay and why', () => {
  const kept = (reason: KeptHold['reason']): KeptHold => ({ orderId: 'K7M-4QX', reason });
  expect(describeKept([])).toBe('');
  expect(describeKept([kept('failed'), kept('processing'), kept('processing')])).toBe(
    '3 stay: 2 payments that Stripe is processing, 1 that could not be reached: please try again.',
  );
});
