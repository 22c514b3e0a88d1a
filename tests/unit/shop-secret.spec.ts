import { after, afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { readAccount } from '../../netlify/account.ts';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import { removeKey } from '../../netlify/ports/blobs/records.ts';
import {
  findOwnerAnswer,
  makeAccount,
  recoverAccount,
} from '../../netlify/use-cases/account/owner.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { accountKey } from '../fixtures/records.ts';
import { rounds } from '../fixtures/rounds.ts';
import { least } from '../fixtures/start/least-environment.ts';

giveOwnStore();
const clock = moveDate('2026-11-22T10:10:00Z');
after(() => clock.restore());
beforeEach(() => removeKey(accountKey));
// Failures of one test must not slow the next one's.
afterEach(() => clock.pass(16 * 60_000));

const secret = least.SHOP_SECRET;
const ana = { secret, username: 'ana', password: 'twelve letters' };

test('Of several first visits at once one makes the account, and the others are told', async () => {
  expect(await findOwnerAnswer()).toEqual({ account: 'none', lacksTimeZone: true });
  const visits = Array.from({ length: 4 }, (_, number) =>
    makeAccount(`203.0.113.${number}`, { ...ana, username: `visitor ${number}` }),
  );
  const outcomes = await Promise.allSettled(visits);
  const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toHaveLength(1);
  for (const one of outcomes) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 });
  }
  expect((await readAccount()).login?.username).toBe(made[0]!.username);
  expect(await findOwnerAnswer()).toEqual({ account: 'made', lacksTimeZone: true });
});

test('Wrong SHOP_SECRETs of many addresses neither get in nor keep the owner out', async () => {
  const guesses = Array.from({ length: rounds(16, 80) }, (_, number) => number);
  const outcomes = await mapConcurrently(guesses, 8, async (number) => {
    const guess = { ...ana, secret: secret.slice(1) + String(number % 10) };
    const ip = `198.51.${Math.floor(number / 200)}.${number % 200}`;
    return (await Promise.allSettled([makeAccount(ip, guess)]))[0];
  });
  for (const outcome of outcomes) {
    // Under load some find the store busy.
    expect([403, 503]).toContain((outcome as PromiseRejectedResult).reason.status);
  }
  expect((await readAccount()).login).toBeNull();
  await makeAccount('203.0.113.1', ana);
  await expect(logInAdministrator('203.0.113.1', ana)).resolves.toMatchObject({ username: 'ana' });
});

test('One address has ten wrong SHOP_SECRETs, also in parallel, then 429 for the right one', async () => {
  const ip = '203.0.113.2';
  const wrong = { ...ana, secret: 'a guess' };
  await Promise.allSettled(Array.from({ length: 14 }, () => recoverAccount(ip, wrong)));
  await expect(recoverAccount(ip, ana)).rejects.toMatchObject({ status: 429 });
  await expect(logInAdministrator(ip, ana)).rejects.toMatchObject({ status: 429 });
  await recoverAccount('203.0.113.3', ana);
});

test('A recovery that stops before its write changes nothing; one that loses its answer is done', async () => {
  await makeAccount('203.0.113.4', ana);
  const plainFetch = globalThis.fetch;
  const isAccountWrite = (input: unknown, init?: RequestInit) =>
    init?.method?.toUpperCase() === 'PUT' && String(input).includes('account');
  globalThis.fetch = (input, init) =>
    isAccountWrite(input, init)
      ? Promise.reject(new TypeError('fetch failed'))
      : plainFetch(input, init);
  const again = { ...ana, password: 'another twelve' };
  await expect(recoverAccount('203.0.113.4', again)).rejects.toMatchObject({ status: 503 });
  globalThis.fetch = plainFetch;
  await expect(logInAdministrator('203.0.113.4', ana)).resolves.toMatchObject({ username: 'ana' });
  let isLost = false;
  globalThis.fetch = async (input, init) => {
    const answer = await plainFetch(input, init);
    if (isLost || !isAccountWrite(input, init)) return answer;
    isLost = true;
    throw new TypeError('fetch failed');
  };
  await recoverAccount('203.0.113.4', again);
  globalThis.fetch = plainFetch;
  await logInAdministrator('203.0.113.4', again);
});
