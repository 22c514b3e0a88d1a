import { expect, test } from '@playwright/test';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { listActivity, recordActivity } from '../../netlify/use-cases/admin/activity.ts';
import {
  beginAttempt,
  forgetAttempt,
  removeExpiredFailures,
} from '../../netlify/use-cases/admin/login-throttle.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { sideBySide } from '../../netlify/concurrency.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();
const clock = moveDate('2026-11-22T10:10:00Z');
test.afterAll(() => clock.restore());
// Failures of one test must not slow the next one's logins.
test.afterEach(() => clock.pass(16 * 60_000));

/** At most 256 records and 100 keys in a period. */
const boundedKey = /^login-failures\/\d+\/[0-9a-f]{2}$|^login-brake\/\d+\/\d{1,2}$/;

test('Failed logins from many addresses fill a bounded number of keys and one entry, and block no right password', async () => {
  for (let wave = 0; wave < 3; wave++) {
    const strangers = Array.from({ length: 16 }, (_, number) => `2001:db8:${wave}:${number}::1`);
    const outcomes = await sideBySide(
      strangers,
      8,
      async (ip) => (await Promise.allSettled([fail(ip)]))[0],
    );
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { status: 401 } });
  }
  for (const key of await failureKeys()) expect(key).toMatch(boundedKey);
  expect((await listActivity()).entries).toMatchObject([
    {
      who: expect.stringMatching(/^Somebody at 2001:\S+, 2001:\S+, 2001:\S+ and others$/),
      what: 'Failed login, 48 times within an hour',
    },
  ]);
  await forgetAttempt(await beginAttempt('198.51.100.7'));
});

test('The failures of an address count for ten minutes at least, with any other failures', async () => {
  const stranger = '203.0.113.9';
  await Promise.all(Array.from({ length: 10 }, () => beginAttempt(stranger)));
  clock.pass(9 * 60_000);
  await expect(beginAttempt(stranger)).rejects.toMatchObject({ status: 429 });
  await forgetAttempt(await beginAttempt('203.0.113.10'));
  clock.pass(7 * 60_000);
  await forgetAttempt(await beginAttempt(stranger));
});

test('Parallel guesses while a period ends are limited like those within one', async () => {
  clock.pass(5 * 60_000 - (Date.now() % (5 * 60_000)) - 1);
  const stranger = '203.0.113.14';
  const early = Array.from({ length: 20 }, () => beginAttempt(stranger));
  clock.pass(1);
  const late = Array.from({ length: 20 }, () => beginAttempt(stranger));
  const outcomes = await Promise.allSettled([...early, ...late]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(10);
});

test('Records of failures are removed when they no longer count, also those of older versions', async () => {
  await writeJson('login-failures/0123456789abcdef0123456789abcdef/5880000/3', {});
  await writeJson('login-failures/0123456789abcdef0123456789abcdef/5880000/3/failed', {});
  await expect(fail('203.0.113.11')).rejects.toMatchObject({ status: 401 });
  await removeExpiredFailures();
  const kept = await failureKeys();
  expect(kept.filter((key) => key.startsWith('login-brake/'))).toHaveLength(1);
  expect(kept.filter((key) => key.includes('0123456789abcdef'))).toEqual([]);
  clock.pass(16 * 60_000);
  await removeExpiredFailures();
  expect(await failureKeys()).toEqual([]);
});

test('Failed logins are an entry for each hour, beside those of older versions', async () => {
  clock.pass(Date.parse('2026-11-22T12:10:00Z') - Date.now());
  await recordActivity('Somebody at 203.0.113.1', 'Failed login');
  for (let number = 0; number < 2; number++) {
    await expect(fail('203.0.113.12')).rejects.toMatchObject({ status: 401 });
  }
  clock.pass(60 * 60_000);
  await expect(fail('203.0.113.12')).rejects.toMatchObject({ status: 401 });
  const { entries } = await listActivity();
  expect(entries.slice(0, 3).map(({ who, what }) => [who, what])).toEqual([
    ['Somebody at 203.0.113.12', 'Failed login'],
    ['Somebody at 203.0.113.1', 'Failed login'],
    ['Somebody at 203.0.113.12', 'Failed login, 2 times within an hour'],
  ]);
});

function fail(ip: string): Promise<void> {
  return logInAdministrator(ip, { username: 'admin', password: 'guess' });
}

async function failureKeys(): Promise<string[]> {
  return [...(await listKeys('login-failures/')), ...(await listKeys('login-brake/'))];
}
