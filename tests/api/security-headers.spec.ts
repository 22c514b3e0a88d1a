import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readCurrentSite, sitesFolder } from '../../netlify/server/platform/site/site-builds.ts';
import { listFunctionPaths } from '../fixtures/function-paths.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const protecting = {
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
};

test('every page, function and file has its security headers', async ({ shop }) => {
  const pages = listFiles(shop).map((name) => name.replace(/(index)?\.html$/, ''));
  const functions = await listFunctionPaths();
  expect(pages.length).toBeGreaterThan(20);
  expect(functions.length).toBeGreaterThan(25);
  const paths = [...pages, ...functions, '/nothing-here', '/admin/nothing-here'];
  const unprotected: string[] = [];
  for (const path of paths) {
    // Nothing is compressed.
    const answer = await fetch(`${shop.url}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    await answer.body?.cancel();
    for (const [name, wanted] of Object.entries(protecting)) {
      if (!wanted.test(answer.headers.get(name) ?? '')) unprotected.push(`${path}: ${name}`);
    }
  }
  expect(unprotected).toEqual([]);
});

test('an answer of a function is never a page', async ({ shop }) => {
  const answer = await fetch(`${shop.url}/api/artworks`);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const picture = await fetch(`${shop.url}/.netlify/images?url=/samples/choublak.jpg&w=320`);
  expect(picture.headers.get('content-type')).toMatch(/^image\/(jpeg|webp|avif)$/);
});

/** Returns the addresses of the built files, without files whose name begins with `_`. */
function listFiles({ dataDir }: RunningShop): string[] {
  const home = sitesFolder(project, dataDir);
  const folder = join(home, String(readCurrentSite(home)?.number));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
