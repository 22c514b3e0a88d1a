import { test } from 'node:test';
import { expect } from '@playwright/test';
import { mailto } from '../../src/lib/mailto.ts';

test('a link writes to the whole address, whatever signs it has', () => {
  for (const email of [
    'marie&jean@example.com',
    'a?subject=x@example.com',
    'art/dept=3%40#@example.com',
    "o'neil+art@example.com",
  ]) {
    const { pathname, searchParams, hash } = new URL(
      mailto(email, 'Your question about ‘Sun & Sea’'),
    );
    expect(decodeURIComponent(pathname)).toBe(email);
    expect(pathname.match(/@/g)).toHaveLength(1);
    expect([...searchParams]).toEqual([['subject', 'Your question about ‘Sun & Sea’']]);
    expect(hash).toBe('');
  }
  expect(mailto('marie@example.com')).toBe('mailto:marie@example.com');
});
