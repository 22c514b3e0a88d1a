import { expect, test } from '@playwright/test';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer, payByCard, signInAdmin } from '../fixtures/buyers/buyers.ts';
import { openCdn } from './cdn.ts';
import { failedDeploy } from './failed-deploy.ts';
import { openRealShop, password, type RealShop } from './real-shop.ts';

type Mails = { mails: { to: string; subject: string }[] };

// One shop for all, as each function starts once.
let shop: RealShop;
test.beforeAll(async () => {
  shop = await openRealShop({ context: 'production' });
});
test.afterAll(() => shop.close());

// The first one: later ones leave work that writes after its answer.
test('A deploy that another one has replaced shows the shop and changes nothing', async () => {
  const admin = await signInAdmin(shop, password);
  shop.edge.setPublished(false);
  const before = shop.blobs.writes();
  const buyer = newBuyer(shop);
  const login = { username: 'admin', password };
  const answers = [
    await buyer.openCard(['choublak']),
    await buyer.orderByTransfer(['choublak']),
    await buyer.send('POST', '/api/admin/login', login),
    await admin.send('GET', '/api/admin/orders'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(403);
    expect((body as { error: string }).error).toMatch(/^This version of the shop is not live\./);
  }
  expect(shop.blobs.writes()).toBe(before);
  expect((await buyer.send('GET', '/api/artworks')).status).toBe(200);
  shop.edge.setPublished(true);
  expect((await buyer.openCard(['choublak'])).status).toBe(200);
});

test('A transfer order is placed, mailed and published', async () => {
  const buyer = newBuyer(shop);
  const { status, body, headers } = await buyer.orderByTransfer(['jou-mache']);
  expect(status, body.error).toBe(200);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-buyer=\S+; Secure; HttpOnly; /);
  expect(cookie).toContain('SameSite=Lax');
  expect(await buyer.availability()).toEqual({ 'jou-mache': 'yours' });
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  const { mails } = await shop.state<Mails>();
  expect(mails.map(({ to }) => to)).toContain('marie@example.com');
});

test("Stripe's webhook settles a card order", async () => {
  const { body, status } = await newBuyer(shop).openCard(['tanbouye']);
  expect(status, body.error).toBe(200);
  expect(await payByCard(shop, body.clientSecret)).toBe(200);
  const admin = await signInAdmin(shop, password);
  await expect
    .poll(async () => (await admin.findOrder(body.orderNumber))?.status, { timeout: 30_000 })
    .toBe('processing');
  expect(await newBuyer(shop).availability()).toMatchObject({ tanbouye: 'sold' });
});

test('The CDN asks a function once for a list, whatever the query is', async () => {
  for (const path of ['/api/artworks', '/api/availability']) {
    const cdn = openCdn(shop.url);
    for (let count = 0; count < 20; count++) await cdn(`${path}?x=${count}`);
    expect(cdn.calls(), path).toBe(1);
  }
});

test('A scheduled call without the header of a published deploy does its work', async () => {
  const before = shop.blobs.writes();
  shop.edge.setPublished(null);
  const answer = await shop.edge.call('reconcile', new Request(shop.url, { method: 'POST' }));
  shop.edge.setPublished(true);
  expect(answer.status).toBe(200);
  expect(shop.blobs.writes()).toBeGreaterThan(before);
  expect((await shop.edge.outputs()).join('\n')).not.toContain('is not live');
});

test('A webhook that Stripe did not sign is refused', async () => {
  const address = `${shop.url}/api/webhooks/stripe`;
  const response = await fetch(address, { method: 'POST', body: '{}' });
  expect(response.status).toBe(400);
});

test('The administrator signs in, uploads a picture and signs out', async () => {
  const admin = await signInAdmin(shop, password);
  expect((await admin.send('GET', '/api/admin/check-auth')).status).toBe(200);
  const login = { username: 'admin', password };
  const { headers } = await admin.send('POST', '/api/admin/login', login);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=\S+; Secure; HttpOnly; .*SameSite=Strict/);
  const picture = new Uint8Array(await photograph(640, 480));
  const upload = await fetch(`${shop.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { cookie: cookie.split(';')[0]!, 'content-type': 'image/jpeg' },
    body: picture,
  });
  expect(upload.status).toBe(200);
  const { url } = (await upload.json()) as { url: string };
  const stored = await fetch(`${shop.url}${url}`);
  expect(stored.headers.get('content-type')).toBe('image/jpeg');
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(picture);
  await admin.send('POST', '/api/admin/logout', {});
  expect((await admin.send('GET', '/api/admin/check-auth')).status).toBe(401);
});

test('A failed deploy is noted for production only', async () => {
  const before = shop.blobs.writes();
  expect((await shop.edge.call('deploy-failed', failedDeploy('deploy-preview'))).status).toBe(200);
  expect(shop.blobs.writes()).toBe(before);
  await shop.edge.call('deploy-failed', failedDeploy('production'));
  expect(shop.blobs.writes()).toBeGreaterThan(before);
});

test('Only the sync starts its background function, at the primary address', async () => {
  const before = shop.blobs.calls();
  const address = `${shop.url}/.netlify/functions/instagram-sync-background`;
  for (const authorization of ['', 'Bearer guessed']) {
    const answer = await fetch(address, { method: 'POST', headers: { authorization } });
    expect(answer.status).toBe(202);
  }
  expect(shop.blobs.calls()).toBe(before);
  const admin = await signInAdmin(shop, password);
  const started = await admin.send('POST', '/api/admin/instagram/sync', {});
  expect(started.status, started.body.error).toBe(202);
  const { instagram } = await shop.state<{ instagram: { calls: number } }>();
  expect(instagram.calls).toBeGreaterThan(0);
});

test('Failed logins count by the address that Netlify names, whatever a header says @nightly', async () => {
  const logIn = (url: string) =>
    fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.7',
        'x-nf-client-connection-ip': '198.51.100.7',
      },
      body: JSON.stringify({ username: 'admin', password: 'wrong' }),
    });
  for (let time = 1; time <= 10; time++) expect((await logIn(shop.url)).status).toBe(401);
  const refused = await logIn(shop.url);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBeTruthy();
  const elsewhere = await shop.edge.openFor('198.51.100.7');
  expect((await logIn(elsewhere)).status).toBe(401);
});

test("Blobs that do not answer become 503 by the shop's own tries, before the time limit", async () => {
  shop.blobs.stop();
  const response = await fetch(`${shop.url}/api/artworks`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  // An answer after a timeout names the shop.
  expect(await response.text()).toContain('The store does not answer');
});
