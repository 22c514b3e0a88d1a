import { afterEach, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { hashSync } from 'bcryptjs';
import { changeLogin } from '../../netlify/account.ts';
import { readFailures } from '../../netlify/use-cases/admin/failed-logins.ts';
import { beginAttempt, forgetAttempt } from '../../netlify/use-cases/admin/login-throttle.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

const right = { username: 'admin', password: 'mo sekrè' };
const wrong = { username: 'admin', password: 'guess' };
const plainFetch = globalThis.fetch;

giveOwnStore();
before(async () => {
  const passwordHash = hashSync(right.password, 4);
  await changeLogin(() => ({ username: right.username, passwordHash }));
});
afterEach(() => {
  globalThis.fetch = plainFetch;
});

test('A login makes seven calls to the store, three of them in a row', async () => {
  for (const input of [right, wrong, right, wrong]) {
    const count = countCalls();
    const [outcome] = await Promise.allSettled([logInAdministrator('203.0.113.1', input)]);
    if (input === wrong) expect(outcome).toMatchObject({ reason: { status: 401 } });
    else expect(outcome.status).toBe('fulfilled');
    expect(count).toEqual({ calls: 7, inRow: 3 });
  }
});

test('A right password is not refused while a guess from elsewhere is counted before each of its writes', async () => {
  const guesses: Promise<unknown>[] = [];
  globalThis.fetch = async (input, init) => {
    if (isWrite(init) && guesses.length < 100) {
      globalThis.fetch = plainFetch;
      const guess = logInAdministrator(`198.51.100.${guesses.length}`, wrong).catch(() => null);
      guesses.push(guess);
      await guess;
      globalThis.fetch = beforeWrites;
    }
    return plainFetch(input, init);
  };
  const beforeWrites = globalThis.fetch;
  await logInAdministrator('203.0.113.2', right);
  globalThis.fetch = plainFetch;
  expect((await readFailures()).count).toBeGreaterThanOrEqual(guesses.length);
  expect((await beginAttempt('203.0.113.2')).earlier).toBe(0);
});

test('An attempt counts once, although the answer of its write is lost and another one follows it', async () => {
  const ip = '203.0.113.3';
  globalThis.fetch = async (input, init) => {
    const answer = await plainFetch(input, init);
    if (!isWrite(init)) return answer;
    globalThis.fetch = plainFetch;
    await beginAttempt(ip);
    throw new TypeError('fetch failed');
  };
  await beginAttempt(ip);
  expect((await beginAttempt(ip)).earlier).toBe(2);
});

test('A right password that another attempt of its address follows is taken back all the same', async () => {
  const ip = '203.0.113.4';
  const own = await beginAttempt(ip);
  await beginAttempt(ip);
  await forgetAttempt(own);
  expect((await beginAttempt(ip)).earlier).toBe(1);
});

test('An attempt is counted although the function stops before the password is compared, and none is compared uncounted', async () => {
  const ip = '203.0.113.5';
  globalThis.fetch = (input, init) =>
    isWrite(init) ? Promise.reject(new TypeError('fetch failed')) : plainFetch(input, init);
  await expect(logInAdministrator(ip, right)).rejects.toMatchObject({ status: 503 });
  globalThis.fetch = plainFetch;
  await beginAttempt(ip);
  expect((await beginAttempt(ip)).earlier).toBe(1);
});

function isWrite(init: RequestInit | undefined): boolean {
  return init?.method?.toUpperCase() === 'PUT';
}

/** Counts calls. `inRow`: calls of which each began after the one before it had ended. */
function countCalls(): { calls: number; inRow: number } {
  const count = { calls: 0, inRow: 0 };
  globalThis.fetch = async (input, init) => {
    count.calls++;
    const place = count.inRow + 1;
    const answer = await plainFetch(input, init);
    count.inRow = Math.max(count.inRow, place);
    return answer;
  };
  return count;
}
