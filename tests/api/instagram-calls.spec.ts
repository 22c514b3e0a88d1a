import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { sandboxVerifyToken } from '../../netlify/sandbox/keys.ts';
import { newPost, openStudio } from '../fixtures/instagram/instagram.ts';
import { readSecrets } from '../fixtures/shop-data.ts';
import type { RunningShop } from '../fixtures/shop.ts';
import { test } from '../fixtures/instagram/studio.ts';

const webhook = '/api/webhooks/instagram';
const scheduled = 'reconcile';

test('the settings accept their options, and a refusal names the missing field', async ({
  admin,
  studio,
}) => {
  const send = (body: object) => admin.send<object>('PATCH', '/api/admin/instagram/settings', body);
  const good = { syncFrequency: '180', highlightCollection: '#TabloAVann ' };
  expect((await send(good)).body).toEqual({
    ...good,
    highlightCollection: 'TabloAVann',
    clearPosts: 'on-sale',
    version: 1,
  });
  expect((await studio.status()).settings.syncFrequency).toBe('180');
  for (const [body, says] of [
    [{ syncFrequency: '', highlightCollection: 'a' }, 'Sync frequency is required'],
    [{ syncFrequency: '20', highlightCollection: 'a' }, 'Sync frequency is required'],
    [{ highlightCollection: 'a' }, 'Sync frequency is required'],
    [{ syncFrequency: '15', highlightCollection: ' # ' }, 'Highlight collection name is required'],
    [{ syncFrequency: '15' }, 'Highlight collection name is required'],
  ] as const) {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(says);
  }
  const post = newPost('“Nouvo”\n$15\n#tabloavann');
  studio.post(post);
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ title: 'Nouvo' });
  await send({ syncFrequency: '60', highlightCollection: 'ArtForSale' });
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ isHidden: true });
});

test('only the administrator starts a sync, only the shop its worker', async ({ shop }) => {
  for (const [method, path, status] of [
    ['POST', '/api/admin/instagram/sync', 401],
    ['GET', '/api/instagram/status', 401],
    ['GET', '/api/admin/instagram/sync', 405],
  ] as const) {
    expect((await fetch(shop.url + path, { method })).status, path).toBe(status);
  }
  const before = (await shop.state()).instagram.requests.length;
  await fetch(`${shop.url}/.netlify/functions/instagram-sync-background`, { method: 'POST' });
  expect((await shop.state()).instagram.requests.length).toBe(before);
});

test('the first scheduled sync comes one period after the first look', async ({ shop, studio }) => {
  studio.write([newPost('“Premye”\n$10\n#ArtForSale')]);
  const look = async () => {
    await shop.runScheduled(scheduled);
    return (await studio.settle()).lastSync;
  };
  expect(await look()).toBeNull();
  await shop.passMinutes(50);
  expect(await look()).toBeNull();
  await shop.passMinutes(10);
  const first = await look();
  expect(first).not.toBeNull();
  expect(await look()).toBe(first);
  await shop.passMinutes(60);
  expect(await look()).not.toBe(first);
});

test('the token is renewed after a day, then every week, and its remaining days are shown', async ({
  shop,
  studio,
}) => {
  const renewals = async () =>
    (await studio.asked()).filter((path) => path === '/refresh_access_token').length;
  const before = await renewals();
  await shop.runScheduled(scheduled);
  expect(await studio.status()).toMatchObject({ tokenDaysLeft: null });
  const lookAfter = async (days: number) => {
    await shop.passMinutes(days * 24 * 60);
    await shop.runScheduled(scheduled);
    return openStudio(shop, await shop.admin());
  };
  expect(await (await lookAfter(1.1)).status()).toMatchObject({ tokenDaysLeft: 59 });
  const later = await lookAfter(6);
  expect(await renewals()).toBe(before + 1);
  await later.settle();
  expect((await later.sync()).trouble, 'the new token is used from then on').toBeNull();
});

test('Instagram’s webhook is confirmed with the verify token only', async ({ shop }) => {
  const ask = (query: Record<string, string>) =>
    fetch(`${shop.url}${webhook}?${new URLSearchParams(query)}`);
  const right = {
    'hub.mode': 'subscribe',
    'hub.verify_token': sandboxVerifyToken,
    'hub.challenge': '42<b>',
  };
  const answer = await ask(right);
  expect([answer.status, await answer.text()]).toEqual([200, '42<b>']);
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect((await ask({ ...right, 'hub.verify_token': 'guess' })).status).toBe(403);
  expect((await ask({})).status).toBe(403);
});

test('a signed call of Instagram’s starts a sync, at most one a minute', async ({
  shop,
  studio,
}) => {
  const post = newPost('“Rele”\n$12\n#ArtForSale');
  studio.post(post);
  const body = '{"object":"instagram","entry":[{"id":"1","text":"\\u00e9 é"}]}';
  for (const signature of [
    '',
    'sha256=00',
    sign(shop, `${body} `),
    sign(shop, body).toUpperCase(),
  ]) {
    expect((await call(shop, body, signature)).status).toBe(403);
  }
  const asked = (await studio.asked()).length;
  const answers = await Promise.all([1, 2, 3].map(() => call(shop, body, sign(shop, body))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await studio.settle();
  expect(await studio.workOf(post.id)).toMatchObject({ price: '12' });
  expect((await call(shop, body, sign(shop, body))).status).toBe(200);
  await studio.settle();
  expect((await studio.asked()).length - asked).toBeLessThanOrEqual(2);
  const large = 'x'.repeat(100_001);
  expect((await call(shop, large, sign(shop, large))).status).toBe(413);
});

test('a call may be signed with any of the secrets that are configured', async ({ launch }) => {
  const shop = await launch({ INSTAGRAM_APP_SECRET: 'of-instagram, of-the-app' });
  const body = '{"object":"instagram"}';
  const statusOf = async (secret: string) =>
    (await call(shop, body, signatureOf(secret, body))).status;
  expect(await statusOf('of-instagram')).toBe(200);
  expect(await statusOf('of-the-app')).toBe(200);
  for (const secret of ['of-a-stranger', 'of-instagram, of-the-app', ' of-the-app', '']) {
    expect(await statusOf(secret), secret).toBe(403);
  }
});

function call({ url }: RunningShop, body: string, signature: string): Promise<Response> {
  const headers = { 'x-hub-signature-256': signature, origin: 'https://www.facebook.com' };
  return fetch(url + webhook, { method: 'POST', headers, body });
}

function sign(shop: RunningShop, body: string): string {
  return signatureOf(readSecrets(shop).webhookSecret, body);
}

function signatureOf(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
