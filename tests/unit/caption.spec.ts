import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { parseCaption } from '#shared/caption';
import { kindOf } from '#shared/hashtags';
import { captions } from '../fixtures/captions.ts';

const hangMs = 60_000;

for (const [caption, told] of captions) {
  test(`a painter writes: ${caption.split('\n').join(' / ').slice(0, 70)}`, () => {
    expect(parseCaption(caption, 'ArtForSale')).toMatchObject(told);
  });
}

test('the sale tag is the one of the settings, however it is typed there', () => {
  expect(kindOf('Lalin #tabloavann', 'TabloAVann')).toBe('artwork');
  expect(kindOf('Lalin #ArtForSale', 'Art For Sale')).toBe('artwork');
  expect(kindOf('Lalin #ArtForSale', 'TabloAVann')).toBeNull();
});

test('a caption of the greatest length is read to its end, whatever it repeats', async () => {
  // A pattern that backtracks would take hours and block this process, so another one reads.
  const script = `
    import { parseCaption } from '#shared/caption';
    for (const part of ['1 x ', '$1,', 'oil ', '“', '#a ', '18 " ', 'oil and oil and ', '1 000 ']) {
      parseCaption(part.repeat(2200 / part.length) + '#ArtForSale', 'ArtForSale');
    }
    console.log('read');
  `;
  const read = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    timeout: hangMs,
  });
  expect((await read).stdout).toBe('read\n');
});
