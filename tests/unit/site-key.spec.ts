import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { removeOtherCaches, siteKey } from '../../netlify/build/site-key.ts';
import { serverSources } from '../../netlify/build/source-hash.ts';
import { project } from '../fixtures/start/platform-template.ts';

test('rendered pages are kept for the same sources and settings only', () => {
  const cache = join(mkdtempSync(join(tmpdir(), 'atelye-cache-')), 'cache');
  const page = join(cache, 'page.html');
  removeOtherCaches('first', cache);
  writeFileSync(page, 'asks for first.js');
  removeOtherCaches('first', cache);
  expect(existsSync(page)).toBe(true);
  removeOtherCaches('second', cache);
  expect(existsSync(page)).toBe(false);
  writeFileSync(page, 'asks for second.js');
  removeOtherCaches('second', cache);
  expect(existsSync(page)).toBe(true);
});

test('a change of a setting that pages show changes the key', () => {
  const plain = siteKey(project, { CREDIT_TEXT: 'Made in Jacmel', MAIL_FROM: 'one' });
  expect(siteKey(project, { CREDIT_TEXT: 'Made in Jacmel', MAIL_FROM: 'two' })).toBe(plain);
  expect(siteKey(project, { CREDIT_TEXT: 'Made in Gonaives', MAIL_FROM: 'one' })).not.toBe(plain);
});

/** No build and no function reads these. */
const apart = ['functions', 'local', 'node', 'sandbox', 'server'];

test('Every file and folder of netlify but the functions and those of one machine is part of the key', () => {
  const names = readdirSync(join(import.meta.dirname, '../../netlify'));
  const shared = names.filter((name) => !apart.includes(name));
  expect(shared.length).toBeGreaterThan(5);
  expect(serverSources).toEqual(expect.arrayContaining(shared.map((name) => `netlify/${name}`)));
});
