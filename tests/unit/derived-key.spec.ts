import { test } from 'node:test';
import type { Context } from '@netlify/functions';
import { expect } from '@playwright/test';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';

const purposes = [
  'session',
  'confirmation',
  'person',
  'payment',
  'background',
  'backup',
  'stored keys',
] as const;

function keysOf(env: Record<string, string>): Promise<string[]> {
  return withFreshModules({ ...least, ...env }, async () => {
    const { derivedKey } = await import('../../netlify/derived-key.ts');
    return purposes.map((purpose) => derivedKey(purpose).toString('hex'));
  });
}

test('SHOP_SECRET gives each purpose a key of its own, the same each time; another secret gives others', async () => {
  const first = await keysOf({});
  expect(new Set(first).size).toBe(purposes.length);
  for (const key of first) expect(key).toMatch(/^[\da-f]{64}$/);
  expect(await keysOf({ SHOP_SECRET: ` ${least.SHOP_SECRET}\n` })).toEqual(first);
  const other = await keysOf({ SHOP_SECRET: 'another secret of 32 characters or more' });
  expect(other.filter((key) => first.includes(key))).toEqual([]);
});

test('A call without SHOP_SECRET, or with a short one, names it and no value', async () => {
  const ask = (SHOP_SECRET: string) =>
    withFreshModules({ ...least, SHOP_SECRET }, async () => {
      const { default: answer } = await import('../../netlify/functions/admin-session.ts');
      const request = new Request('https://shop.example/api/admin/check-auth');
      const say = console.error;
      console.error = () => {};
      const response = await answer(request, { cookies: new Map() } as unknown as Context).finally(
        () => (console.error = say),
      );
      return `${response.status} ${((await response.json()) as { error: string }).error}`;
    });
  expect(await ask('')).toBe('500 The shop’s variables are not complete. SHOP_SECRET: is missing.');
  expect(await ask('too-short')).toBe(
    '500 The shop’s variables are not complete. SHOP_SECRET: must have 32 characters or more.',
  );
});
