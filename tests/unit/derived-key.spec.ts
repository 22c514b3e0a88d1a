import { test } from 'node:test';
import { expect } from '@playwright/test';
import { runFresh } from '../fixtures/start/fresh-process.ts';
import { least } from '../fixtures/start/least-environment.ts';

const purposes = [
  'session',
  'confirmation',
  'person',
  'payment',
  'background',
  'backup',
  'stored keys',
];

/** Prints the key of each purpose. */
async function keysOf(env: Record<string, string>): Promise<string[]> {
  const script = `const { derivedKey } = await import('./netlify/derived-key.ts');
    const keys = ${JSON.stringify(purposes)}.map((purpose) => derivedKey(purpose));
    console.log(JSON.stringify(keys.map((key) => key.toString('hex'))));`;
  return JSON.parse(await runFresh(script, { ...least, ...env })) as string[];
}

test('SHOP_SECRET gives each purpose a key of its own, the same each time; another secret gives others', async () => {
  const first = await keysOf({});
  expect(new Set(first).size).toBe(purposes.length);
  for (const key of first) expect(key).toMatch(/^[\da-f]{64}$/);
  expect(await keysOf({ SHOP_SECRET: ` ${least.SHOP_SECRET}\n` })).toEqual(first);
  const other = await keysOf({ SHOP_SECRET: 'y'.repeat(32) });
  expect(other.filter((key) => first.includes(key))).toEqual([]);
});

test('A call without SHOP_SECRET, or with a short one, names it and no value', async () => {
  const ask = (SHOP_SECRET: string) =>
    runFresh(
      `const { default: answer } = await import('./netlify/functions/admin-session.ts');
      console.error = () => {};
      const request = new Request('https://shop.example/api/admin/check-auth');
      const response = await answer(request, { cookies: new Map() });
      console.log(response.status, (await response.json()).error);`,
      { ...least, SHOP_SECRET },
    );
  expect(await ask('')).toBe('500 The shop’s variables are not complete. SHOP_SECRET: is missing.');
  expect(await ask('too-short')).toBe(
    '500 The shop’s variables are not complete. SHOP_SECRET: must have 32 characters or more.',
  );
});
