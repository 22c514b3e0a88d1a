import { test } from 'node:test';
import { expect } from '@playwright/test';
import { readRange } from '#shared/byte-range';

const size = 100;
const read = (range: string, { method = 'GET', ...others }: Record<string, string> = {}) =>
  readRange({ method, headers: new Headers({ range, ...others }) }, size);

test('a range is read by RFC 9110, 14.2: what nobody knows is ignored (rule 109)', () => {
  expect(read('bytes=0-5')).toEqual({ from: 0, to: 5 });
  expect(read('Bytes=90-')).toEqual({ from: 90, to: 99 });
  expect(read('bytes=-10')).toEqual({ from: 90, to: 99 });
  expect(read('bytes=95-1000')).toEqual({ from: 95, to: 99 });
  for (const ignored of ['items=0-5', 'bytes=0-1,5-6', 'bytes=0-0, 200-', 'bytes', ''])
    expect(read(ignored), ignored).toBe('whole');
  for (const absent of ['bytes=100-', 'bytes=-0', 'bytes=5-2', 'bytes=-', 'bytes=a-b'])
    expect(read(absent), absent).toBe('none');
});

test('only GET has ranges, and If-Range cannot match', () => {
  expect(read('bytes=0-5', { method: 'HEAD' })).toBe('whole');
  expect(read('bytes=0-5', { 'if-range': '"another"' })).toBe('whole');
});
