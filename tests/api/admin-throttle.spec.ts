import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

const mostFailures = 10;

test('parallel guesses are limited like guesses one by one', async ({ shop }) => {
  const attacker = clientAt(shop, '127.0.2.3');
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => sendLogin(attacker, `guess ${guess}`)),
  );
  const compared = replies.filter(({ status }) => status === 401);
  expect(compared.length).toBeLessThanOrEqual(mostFailures);
  expect(replies.filter(({ status }) => status < 400)).toEqual([]);
});

test('after a clock that was two days ahead is set right, ten wrong passwords keep nobody out (rule 56)', async ({
  shop,
}) => {
  const owner = clientAt(shop, '127.0.2.6');
  await shop.passMinutes(2 * 24 * 60);
  for (let time = 0; time < mostFailures; time++) await sendLogin(owner, `guess ${time}`);
  expect((await sendLogin(owner, shop.adminPassword)).status).toBe(429);
  await shop.resetClock();
  expect((await sendLogin(owner, shop.adminPassword)).status).toBe(200);
});

test('right passwords never count, in parallel or one by one', async ({ shop }) => {
  const owner = clientAt(shop, '127.0.2.4');
  const signIn = () => sendLogin(owner, shop.adminPassword);
  const replies = await Promise.all(Array.from({ length: 4 }, signIn));
  for (let time = 0; time < mostFailures; time++) replies.push(await signIn());
  expect(replies.map(({ error }) => error).filter((error) => /attempts/.test(error))).toEqual([]);
  expect(replies.at(-1)?.status).toBe(200);
});
