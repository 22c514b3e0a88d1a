import { test } from 'node:test';
import { expect } from '@playwright/test';
import { ApiError } from '../../src/lib/call.ts';
import { inTime } from '../../src/lib/in-time.ts';
import { ownSaleIn } from '../../src/site/checkout/payment/verdict.ts';

test('an answer, and a failure, are passed on; their timer ends with them (rule 78)', async () => {
  expect(await inTime(Promise.resolve(1))).toBe(1);
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('an own sale is told by the refusal alone: paid, or being finished (rule 79)', () => {
  const bought = { orderNumber: 'K7M-4QX', orderPage: '/order#K7M-4QX.key', items: [] };
  const refuse = (body: unknown, status = 409) => new ApiError(status, JSON.stringify(body), '');
  expect(ownSaleIn(refuse({ error: 'x', bought }))).toEqual({ state: 'bought', order: bought });
  const finishing = { ...bought, orderPage: null };
  expect(ownSaleIn(refuse({ error: 'x', bought: finishing }))).toMatchObject({
    state: 'processing',
  });
  for (const other of [refuse({ error: 'x' }), refuse(null), refuse('bought'), new Error('x')]) {
    expect(ownSaleIn(other)).toBeNull();
  }
  expect(ownSaleIn(new ApiError(502, '<html>', ''))).toBeNull();
});
