import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

const malformed = ['%', '%E0%A4%A', '%zz', 'a%'];
const folders = ['', 'art/', 'admin/', 'samples/', '_astro/', 'api/', 'api/artworks/', 'media/'];
const adminCalls = [
  ['PATCH', '/api/admin/artworks/$'],
  ['DELETE', '/api/admin/artworks/$'],
  ['PATCH', '/api/admin/artworks/$/visibility'],
  ['PATCH', '/api/admin/artworks/$/position'],
  ['POST', '/api/admin/artworks/$/free'],
  ['PATCH', '/api/admin/content/$'],
  ['DELETE', '/api/admin/diary/$'],
  ['PATCH', '/api/admin/orders/$/status'],
  ['PATCH', '/api/admin/orders/$/tracking'],
  ['POST', '/api/admin/orders/$/confirm'],
] as const;
/** One body that all calls above accept. */
const body = {
  isHidden: true,
  position: 1,
  status: 'pending',
  trackingNumber: '1',
  content: { title: '', description: '', sections: [] },
  title: 'x',
  description: 'x',
  imageUrl: '/samples/choublak.jpg',
  category: 'artwork',
  year: 2024,
  stockQuantity: 1,
};

test('a malformed percent escape in a path is refused, never a 5xx', async ({ shop }) => {
  const call = clientAt(shop);
  for (const folder of folders) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      for (const end of malformed) {
        const { status } = await call({ method, path: `/${folder}${end}` });
        expect([400, 404, 405], `${method} /${folder}${end}`).toContain(status);
      }
    }
  }
});

test('a malformed or impossible name in a call of the administrator is refused', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  for (const [method, pattern] of adminCalls) {
    for (const name of [...malformed, '%00', '..%2Fseeded', 'x'.repeat(700)]) {
      const path = pattern.replace('$', name);
      const { status } = await call({ method, path, body, headers: { cookie } });
      expect([400, 404], `${method} ${path}`).toContain(status);
    }
  }
});

test('an impossible name of an artwork is unknown', async ({ shop }) => {
  const call = clientAt(shop);
  for (const name of ['%00', '..%2Fseeded', 'x'.repeat(700), '%F0%9F%8C%BA', '%25']) {
    expect((await call({ path: `/api/artworks/${name}` })).status, name).toBe(404);
  }
});

test('a bad parameter of a picture is refused', async ({ shop }) => {
  const picture = '/.netlify/images?url=/samples/choublak.jpg';
  for (const query of [
    'w=-1',
    'w=0',
    'w=1e9',
    'w=abc',
    'w=99999999999',
    'h=-1',
    'q=1e9',
    'q=0',
    'q=101',
    'fm=nonsense',
    'fit=nonsense',
    'position=nonsense',
  ]) {
    expect((await fetch(`${shop.url}${picture}&${query}`)).status, query).toBe(400);
  }
  for (const source of ['', '?url=', '?url=%', '?url=/%25', '?url=/nothing.jpg', '?url=/about']) {
    const { status } = await fetch(`${shop.url}/.netlify/images${source}`);
    expect([400, 404], source).toContain(status);
  }
  const good = await fetch(`${shop.url}${picture}&w=320&h=320&fit=cover&fm=webp&q=74`);
  expect(good.status).toBe(200);
});
