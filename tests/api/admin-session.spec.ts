import { createHash, hkdfSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { decodeJwt, SignJWT } from 'jose';
import { readSecrets } from '../fixtures/shop-data.ts';
import { test } from '../fixtures/shop.ts';
import { checkCookie, clientAt, sendLogin } from './admin-client.ts';

test('the right password opens a session of 8 hours in a cookie that scripts cannot read', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const reply = await sendLogin(call, shop.adminPassword);
  expect(reply.status).toBe(200);
  expect(JSON.parse(reply.body)).toEqual({ ok: true });
  const [cookie = ''] = reply.headers['set-cookie'] ?? [];
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=28800']) {
    expect(cookie).toContain(attribute);
  }
  expect(cookie).not.toContain('Secure');
  expect((await checkCookie(call, reply.cookie)).status).toBe(200);
});

test('who stays signed in has a session of 30 days; signing out everywhere ends the sessions of all devices', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const usual = await sendLogin(call, shop.adminPassword);
  const body = { username: 'admin', password: shop.adminPassword, isLong: true };
  const long = await call({ method: 'POST', path: '/api/admin/login', body });
  expect(long.headers['set-cookie']?.[0]).toContain('Max-Age=2592000');
  await shop.passMinutes(9 * 60);
  expect((await checkCookie(call, usual.cookie)).status).toBe(401);
  expect((await checkCookie(call, long.cookie)).status).toBe(200);
  const fresh = await sendLogin(call, shop.adminPassword);
  const headers = { cookie: fresh.cookie };
  const path = '/api/admin/logout?devices=all';
  expect((await call({ method: 'POST', path, headers })).status).toBe(200);
  for (const { cookie } of [long, fresh]) {
    expect((await checkCookie(call, cookie)).status).toBe(401);
  }
  await shop.passMinutes(9 * 60 + 1);
  const next = await sendLogin(call, shop.adminPassword);
  expect((await checkCookie(call, next.cookie)).status).toBe(200);
  await shop.resetClock();
});

test('a wrong password and a wrong user get the same answer', async ({ shop }) => {
  const call = clientAt(shop, '127.0.1.1');
  const replies = [
    await sendLogin(call, 'wrong'),
    await sendLogin(call, shop.adminPassword, 'root'),
  ];
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 401, error: 'Invalid credentials', cookie: '' });
  }
});

test('a password over 72 bytes is refused, because bcrypt reads only its beginning', async ({
  shop,
}) => {
  const reply = await sendLogin(clientAt(shop), 'é'.repeat(37));
  expect(reply).toMatchObject({ status: 400, error: 'password: 72 bytes at most' });
});

test('after the logout every copy of the cookie is invalid, also after a restart of the shop', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const other = await sendLogin(call, shop.adminPassword);
  const logout = await call({ method: 'POST', path: '/api/admin/logout', headers: { cookie } });
  expect(logout.status).toBe(200);
  expect(logout.headers['set-cookie']?.[0]).toMatch(/^session=;.*Max-Age=0/);
  expect(await checkCookie(call, cookie)).toMatchObject({ status: 401, error: 'Please sign in' });
  await shop.restart();
  expect((await checkCookie(call, cookie)).status).toBe(401);
  expect((await checkCookie(call, other.cookie)).status).toBe(200);
});

test('a logout without the store removes the cookie of this browser and says that it is not complete', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  await shop.setFault({ service: 'blobs', mode: 'down' });
  const logout = await call({ method: 'POST', path: '/api/admin/logout', headers: { cookie } });
  await shop.clearFaults();
  expect(logout.status).toBe(503);
  expect(logout.headers['set-cookie']?.[0]).toMatch(/^session=;.*Max-Age=0/);
});

test('a logout holds although the clock of the clean-up was ahead', async ({ shop }) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  await call({ method: 'POST', path: '/api/admin/logout', headers: { cookie } });
  await shop.passMinutes(8 * 60 + 30);
  await shop.runScheduled('reconcile');
  await shop.resetClock();
  expect((await checkCookie(call, cookie)).status).toBe(401);
});

test('forged, altered, expired and unsigned sessions are refused, also those of an older password', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const token = cookie.replace('session=', '');
  const claims = decodeJwt(token);
  expect(claims.jti).toMatch(/^\d+-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  const hours = (Number(claims.exp) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(7.9);
  expect(hours).toBeLessThanOrEqual(8);
  const { shopSecret } = readSecrets(shop);
  const secret = Buffer.from(hkdfSync('sha256', shopSecret, '', 'atelye session', 32));
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const bad = {
    altered: token.replace(/\.[^.]+\./, `.${encode({ ...claims, exp: 9_999_999_999 })}.`),
    unsigned: `${none}.${encode(claims)}.`,
    foreign: await sign(claims, createHash('sha256').update('another secret').digest()),
    over: await sign({ ...claims, exp: hourAgo }, secret),
    endless: await sign({ sub: 'admin', jti: 'x', mark: claims['mark'] }, secret),
    'of another person': await sign({ ...claims, sub: 'root' }, secret),
    'without an id': await sign({ ...claims, jti: undefined }, secret),
    'of an older password': await sign({ ...claims, mark: 'of another hash' }, secret),
    empty: '',
    nonsense: 'a.b.c',
  };
  for (const [kind, value] of Object.entries(bad)) {
    expect((await checkCookie(call, `session=${value}`)).status, kind).toBe(401);
  }
  expect((await checkCookie(call, `session=${await sign(claims, secret)}`)).status).toBe(200);
});

function sign(claims: object, key: Uint8Array): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(key);
}

function encode(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}
