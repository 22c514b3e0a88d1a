import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

const mostFailures = 10;

test('wrong logins from one address are slowed, then refused; other addresses are not @nightly', async ({
  shop,
}) => {
  const attacker = clientAt(shop, '127.0.2.1');
  for (let guess = 1; guess < mostFailures; guess++) await sendLogin(attacker, `guess ${guess}`);
  const last = await timed(() => sendLogin(attacker, `guess ${mostFailures}`));
  expect(last.reply.status).toBe(401);
  expect(last.ms).toBeGreaterThan(1400);

  const refused = await sendLogin(attacker, shop.adminPassword);
  expect(refused.status).toBe(429);
  expect(refused.error).toMatch(
    /^Too many failed attempts\. Please try again in (a minute|\d+ minutes)\.$/,
  );
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(5 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);

  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'x-nf-client-connection-ip': '198.51.100.7',
    forwarded: 'for=198.51.100.7',
  };
  const body = { username: 'admin', password: shop.adminPassword };
  const forged = await attacker({ method: 'POST', path: '/api/admin/login', body, headers });
  expect(forged.status).toBe(429);

  const owner = clientAt(shop, '127.0.2.2');
  expect((await sendLogin(owner, shop.adminPassword)).status).toBe(200);
});

test('parallel guesses are limited like guesses one by one', async ({ shop }) => {
  const attacker = clientAt(shop, '127.0.2.3');
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => sendLogin(attacker, `guess ${guess}`)),
  );
  const compared = replies.filter(({ status }) => status === 401);
  expect(compared.length).toBeLessThanOrEqual(mostFailures);
  expect(replies.filter(({ status }) => status < 400)).toEqual([]);
});

test('right passwords never count, in parallel or one by one', async ({ shop }) => {
  const owner = clientAt(shop, '127.0.2.4');
  const signIn = () => sendLogin(owner, shop.adminPassword);
  const replies = await Promise.all(Array.from({ length: 4 }, signIn));
  for (let time = 0; time < mostFailures; time++) replies.push(await signIn());
  expect(replies.map(({ error }) => error).filter((error) => /attempts/.test(error))).toEqual([]);
  expect(replies.at(-1)?.status).toBe(200);
});

async function timed<Reply>(work: () => Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const start = performance.now();
  const reply = await work();
  return { reply, ms: performance.now() - start };
}
