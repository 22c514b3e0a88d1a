import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { parseCaption } from '../../netlify/use-cases/instagram/captions/caption.ts';
import { kindOf } from '../../netlify/use-cases/instagram/hashtags.ts';
import {
  artworkCaptions,
  diaryCaptions,
  inspirationCaptions,
  processCaptions,
} from '../../netlify/sandbox/instagram/sample-captions.ts';
import { captions } from '../fixtures/instagram/captions.ts';
import { sampleLabels } from '../fixtures/instagram/sample-labels.ts';

const hangMs = 60_000;

for (const [caption, { kind, ...told }] of captions) {
  test(`a painter writes: ${caption.split('\n').join(' / ').slice(0, 70)}`, () => {
    expect(kindOf(caption, 'ArtForSale')).toBe(kind);
    expect(parseCaption(caption)).toMatchObject(told);
  });
}

test('the sale tag of the settings matches in every notation', () => {
  expect(kindOf('Lalin #tabloavann', 'TabloAVann')).toBe('artwork');
  expect(kindOf('Lalin #ArtForSale', 'Art For Sale')).toBe('artwork');
  expect(kindOf('Lalin #ArtForSale', 'TabloAVann')).toBeNull();
});

test('a caption of the greatest length is read to its end, with any repetition', async () => {
  // A backtracking pattern would block this process for hours, so another process reads.
  const script = `
    import { parseCaption } from './netlify/use-cases/instagram/captions/caption.ts';
    import { kindOf } from './netlify/use-cases/instagram/hashtags.ts';
    for (const part of ['1 x ', '$1,', 'oil ', '“', '#a ', '18 " ', 'oil and oil and ', '1 000 ', '$1 ', 'not ', 'print ', '1m20 x ']) {
      const caption = part.repeat(2200 / part.length) + '#ArtForSale';
      kindOf(caption, 'ArtForSale');
      parseCaption(caption);
    }
    console.log('read');
  `;
  const read = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    timeout: hangMs,
  });
  expect((await read).stdout).toBe('read\n');
});

test('the captions of the sample feed are read as ever, without a doubt', () => {
  const samples = [artworkCaptions, processCaptions, inspirationCaptions, diaryCaptions].flat();
  const read = samples.map((caption) => parseCaption(caption.replace('~', '')));
  expect(read).toEqual(sampleLabels.map((label) => ({ ...label, isKept: false, doubt: null })));
});
