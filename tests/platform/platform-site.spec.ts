import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import type { StoredPicture } from '#shared/pictures/picture';
import { openStaticSite } from '../../netlify/server/platform/site/static-site.ts';
import { test } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { project } from '../fixtures/start/platform-template.ts';

const picture = '/.netlify/images?url=/samples/choublak.jpg&w=320&fm=webp';

test('A page is compressed, and revalidated by its version', async ({ shop: { url } }) => {
  const first = await fetch(`${url}/about`, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  // A prefetched page serves the click without a second request.
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, stale-while-revalidate=20');
  const admin = await fetch(`${url}/admin/login`);
  expect(admin.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const etag = first.headers.get('etag')!;
  const again = await fetch(`${url}/about`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('Assets with a hash in their name are cached for a year', async ({ shop: { url } }) => {
  const html = await (await fetch(url)).text();
  const asset = /"(\/_astro\/[^"]+)"/.exec(html)![1]!;
  const { headers } = await fetch(`${url}${asset}`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const gone = await fetch(`${url}/_astro/gone.js`);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('The address that the documents name leads to the dashboard', async ({ shop: { url } }) => {
  const { status, headers } = await fetch(`${url}/admin`, { redirect: 'manual' });
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/\/admin\/dashboard$/);
  const foreign = await send(url, { path: '/admin?a=1', headers: { host: 'evil.example' } });
  expect(foreign.headers.location, 'no host of a call').toMatch(/^\/admin\/dashboard/);
  const page = await send(url, { path: '/admin/dashboard' });
  const policies = ['content-security-policy', 'referrer-policy', 'permissions-policy'];
  for (const name of [...policies, 'x-content-type-options', 'strict-transport-security'])
    expect(foreign.headers[name] ?? '', name).toBe(page.headers[name] ?? '');
});

test('A call whose Host is no name is refused with 400 (rule 54)', async ({ shop: { url } }) => {
  for (const host of ['shop.example:abc', 'a b', 'ex%ample', 'a@b', 'a/b', 'a?b', '[1', '\x80'])
    for (const path of ['/', '/api/availability', '/nothing'])
      expect((await send(url, { path, headers: { host } })).status, `${host} ${path}`).toBe(400);
  for (const host of ['[::1]:8888', 'xn--atly-bpa.example', 'a_b.example:1'])
    expect((await send(url, { path: '/about', headers: { host } })).status, host).toBe(200);
});

test('A range of a file is answered as that range', async ({ shop: { url } }) => {
  const file = `${url}/samples/choublak.jpg`;
  const whole = new Uint8Array(await (await fetch(file)).arrayBuffer());
  const part = await fetch(file, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200));
  const rest = await fetch(file, { headers: { range: `bytes=${whole.length - 5}-` } });
  expect(new Uint8Array(await rest.arrayBuffer())).toEqual(whole.slice(-5));
  const beyond = await fetch(file, { headers: { range: `bytes=${whole.length}-` } });
  expect(beyond.status).toBe(416);
});

test('Of a file, a medium and a picture GET and HEAD say the same length; other ranges are ignored (rule 109)', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const upload = await request.post(`${shop.url}/api/admin/uploads`, {
    data: readFileSync(join(project, 'public/samples/choublak.jpg')),
    headers: { 'content-type': 'image/jpeg' },
  });
  const { url: medium } = (await upload.json()) as StoredPicture;
  for (const path of ['/samples/choublak.jpg', medium, picture]) {
    const get = await send(shop.url, { path });
    expect(get.headers, path).toMatchObject({
      'content-length': String(get.length),
      'x-content-type-options': 'nosniff',
    });
    const head = await send(shop.url, { path, method: 'HEAD' });
    expect([head.status, head.length], path).toEqual([200, 0]);
    expect(head.headers['content-length'], path).toBe(String(get.length));
    for (const range of ['items=0-5', 'bytes=0-1,5-6']) {
      const whole = await send(shop.url, { path, headers: { range } });
      expect([whole.status, whole.length], `${path} ${range}`).toEqual([200, get.length]);
    }
    if (path === picture) continue;
    const part = await send(shop.url, { path, headers: { range: 'bytes=-7' } });
    expect([part.status, part.length, part.headers['content-length']]).toEqual([206, 7, '7']);
    const newer = { range: 'bytes=0-5', 'if-range': '"another"' };
    expect((await send(shop.url, { path, headers: newer })).status).toBe(200);
  }
});

test('A missing file is the 404 page with its status, for every method', async ({
  shop: { url },
}) => {
  const hidden = [
    '/_headers',
    '/_headers/',
    '//_redirects//',
    '/_redirects/',
    '/api/nothing',
    '/.netlify/functions/reconcile',
  ];
  const folders = ['/samples/', '/_astro/'];
  const sources = ['/.git/config', '/.env', '/package.json', '/netlify.toml'];
  for (const path of ['/nothing', ...hidden, ...folders, ...sources]) {
    const response = await fetch(`${url}${path}`);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain('404 Page Not Found');
  }
  expect((await fetch(`${url}/about`, { method: 'POST' })).status).toBe(405);
});

test('A path cannot leave the site', async ({ shop: { url } }) => {
  for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/current.json']) {
    expect((await send(url, { path })).status, path).toBe(404);
  }
});

test('Pictures have the requested format and size, and are encoded once', async ({
  shop: { url, dataDir },
}) => {
  const first = await fetch(`${url}${picture}`);
  expect(first.headers.get('content-type')).toBe('image/webp');
  const size = (await first.arrayBuffer()).byteLength;
  expect(size).toBeGreaterThan(1000);
  const etag = first.headers.get('etag')!;
  const variant = join(dataDir, 'images', etag.slice(1, -1));
  const { mtimeMs } = statSync(variant);
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}${picture}`)));
  for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBe(size);
  expect(statSync(variant).mtimeMs).toBe(mtimeMs);
  const again = await fetch(`${url}${picture}`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('Pictures of other sites are refused', async ({ shop: { url } }) => {
  for (const source of ['https://example.com/a.jpg', '//example.com/a.jpg']) {
    const query = new URLSearchParams({ url: source, w: '320', fm: 'webp' });
    expect((await fetch(`${url}/.netlify/images?${query}`)).status, source).toBe(403);
  }
  expect((await fetch(`${url}/.netlify/images?url=/nothing.jpg&w=320`)).ok).toBe(false);
});

test('No address of a picture is answered with 500', async ({ shop: { url } }) => {
  const deep = `/.netlify/images?${new URLSearchParams({ url: '/samples/choublak.jpg', w: '9' })}`;
  for (const source of [
    '//',
    'http://',
    '/\\',
    '///a',
    '/a b',
    '/%00',
    '/..',
    'http:/a',
    deep,
    '?',
    '#',
  ]) {
    const query = new URLSearchParams({ url: source, w: '320', fm: 'webp' });
    const { status } = await fetch(`${url}/.netlify/images?${query}`);
    expect([400, 403, 404], source).toContain(status);
  }
});

/** Sends a path and a Host as they are, which `fetch` would normalise. */
async function send(url: string, options: RequestOptions) {
  const { hostname, port } = new URL(url);
  const sent = httpRequest({ hostname, port, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { length } = await buffer(response);
  return { status: response.statusCode, headers: response.headers, length };
}

test('a file of the site is in memory once, whatever number of slashes asks for it', async ({}) => {
  const folder = mkdtempSync(join(tmpdir(), 'atelye-site-'));
  writeFileSync(join(folder, 'about.html'), 'About');
  const site = openStaticSite(project, folder);
  const ask = (path: string) => site.answerFile(new Request(`http://shop.example${path}`));
  expect(await (await ask('/about'))!.text()).toBe('About');
  rmSync(folder, { recursive: true });
  // Only what is in memory can answer now.
  for (const path of ['//about', '/////about']) expect((await ask(path))?.status, path).toBe(200);
  expect(await ask('/about.html'), 'another name of it is not').toBeNull();
});
