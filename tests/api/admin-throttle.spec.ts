import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin, type Client } from './admin-client.ts';

const mostFailures = 10;

test('wrong logins from one address are slowed, then refused; other addresses are not', async ({
  sharedShop,
}) => {
  const attacker = clientAt(sharedShop, '127.0.2.1');
  const first = await timed(() => sendLogin(attacker, 'guess 1'));
  for (let guess = 2; guess < mostFailures; guess++) await sendLogin(attacker, `guess ${guess}`);
  const last = await timed(() => sendLogin(attacker, `guess ${mostFailures}`));
  expect([first.reply.status, last.reply.status]).toEqual([401, 401]);
  expect(last.ms - first.ms).toBeGreaterThan(1000);

  const refused = await sendLogin(attacker, sharedShop.adminPassword);
  expect(refused.status).toBe(429);
  expect(refused.error).toMatch(
    /^Too many failed attempts\. Please try again in (a minute|\d+ minutes)\.$/,
  );
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(5 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);

  const owner = clientAt(sharedShop, '127.0.2.2');
  expect((await sendLogin(owner, sharedShop.adminPassword)).status).toBe(200);
});

test('guesses sent all at once get no further than guesses one by one', async ({ sharedShop }) => {
  const attacker = clientAt(sharedShop, '127.0.2.3');
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => sendLogin(attacker, `guess ${guess}`)),
  );
  const compared = replies.filter(({ status }) => status === 401);
  expect(compared).toHaveLength(mostFailures);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(60 - mostFailures);
  expect((await sendLogin(attacker, sharedShop.adminPassword)).status).toBe(429);
});

test('right passwords never count, not even more at once than may fail', async ({ sharedShop }) => {
  const owner = clientAt(sharedShop, '127.0.2.4');
  const replies = await Promise.all(
    Array.from({ length: mostFailures + 3 }, () => sendLogin(owner, sharedShop.adminPassword)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await timed(() => sendLogin(owner, sharedShop.adminPassword))).ms).toBeLessThan(1000);
});

test('a few typing mistakes do not shut the owner out', async ({ sharedShop }) => {
  const owner = clientAt(sharedShop, '127.0.2.5');
  await failTimes(owner, 4);
  expect((await sendLogin(owner, sharedShop.adminPassword)).status).toBe(200);
});

async function failTimes(call: Client, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    expect((await sendLogin(call, 'mistyped')).status).toBe(401);
  }
}

async function timed<Reply>(work: () => Promise<Reply>): Promise<{ reply: Reply; ms: number }> {
  const start = performance.now();
  const reply = await work();
  return { reply, ms: performance.now() - start };
}
