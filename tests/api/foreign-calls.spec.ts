import { expect } from '@playwright/test';
import { amountOf, purchase } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { confirmPassword, signIn } from '../fixtures/signed-in.ts';

const calls = [
  ['POST', '/api/create-payment-intent'],
  ['POST', '/api/create-zelle-payment'],
  ['POST', '/api/orders/check'],
  ['POST', '/api/questions'],
  ['POST', '/api/admin/login'],
  ['POST', '/api/admin/logout'],
  ['POST', '/api/admin/artworks'],
  ['PATCH', '/api/admin/content/home'],
  ['POST', '/api/admin/uploads'],
] as const;

test("a browser's call from another site is refused, also without an Origin", async ({
  shop,
  request,
}) => {
  for (const [method, path] of calls) {
    const answer = await request.fetch(`${shop.url}${path}`, {
      method,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      data: '{}',
    });
    expect(answer.status(), path).toBe(403);
    expect((await answer.json()).error).toBe('This request came from another site and was refused');
  }
});

test('a body that a form of another site can send is refused, JSON with a charset is read', async ({
  shop,
  request,
}) => {
  const send = (type: string) =>
    request.post(`${shop.url}/api/create-payment-intent`, {
      headers: { 'content-type': type },
      data: JSON.stringify(purchase(['choublak'], amountOf(['choublak']))),
    });
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/plain; application/json',
    'application/jsonp',
  ]) {
    const answer = await send(type);
    expect(answer.status(), type).toBe(415);
    expect((await answer.json()).error).toBe('Send JSON, as application/json');
  }
  expect((await send('Application/JSON; charset=utf-8')).status()).toBe(200);
});

test('an upload takes a picture under its type only', async ({ shop, request }) => {
  await request.post(`${shop.url}/api/admin/login`, {
    data: { username: 'admin', password: shop.adminPassword },
  });
  const answer = await request.post(`${shop.url}/api/admin/uploads`, {
    headers: { 'content-type': 'text/plain' },
    data: 'picture',
  });
  expect(answer.status()).toBe(415);
  expect((await answer.json()).error).toBe('Send a picture under its type');
});

test('a link of another site leads to pages and public answers', async ({ shop, request }) => {
  for (const path of ['/', '/api/artworks', '/api/availability']) {
    const answer = await request.get(`${shop.url}${path}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status(), path).toBe(200);
  }
});

test('another site starts no backup, no export and no other call of the administration (rule 55)', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  await confirmPassword(request, shop);
  for (const path of ['backup/parts', 'orders/export', 'orders', 'check-auth']) {
    for (const site of ['cross-site', 'same-site']) {
      const answer = await request.get(`${shop.url}/api/admin/${path}`, {
        headers: { 'sec-fetch-site': site },
      });
      expect(answer.status(), `${path}, ${site}`).toBe(403);
    }
    for (const site of ['same-origin', 'none']) {
      const answer = await request.get(`${shop.url}/api/admin/${path}`, {
        headers: { 'sec-fetch-site': site },
      });
      expect(answer.status(), `${path}, ${site}`).toBe(200);
    }
  }
});
