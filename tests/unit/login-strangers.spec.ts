import { after, afterEach, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { listJson, listKeys } from '../../netlify/ports/blobs/lists.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { listActivity, recordActivity } from '../../netlify/use-cases/admin/activity.ts';
import { readFailures, recordFailedLogin } from '../../netlify/use-cases/admin/failed-logins.ts';
import {
  beginAttempt,
  forgetAttempt,
  removeExpiredFailures,
} from '../../netlify/use-cases/admin/login-throttle.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { failuresKey } from '../fixtures/records.ts';

giveOwnStore();
const clock = moveDate('2026-11-22T10:10:00Z');
after(() => clock.restore());
// Failures of one test must not slow the next one's logins.
afterEach(() => clock.pass(16 * 60_000));

/** At most 257 records. */
const boundedKey = /^logins\/(latest|by-address\/[0-9a-f]{2})$/;
const bucketSchema = z.object({ attempts: z.array(z.string()) });

test('Failed logins from many addresses fill a bounded number of records and one entry, and block no right password', async () => {
  for (let wave = 0; wave < 3; wave++) {
    const strangers = Array.from({ length: 16 }, (_, number) => `2001:db8:${wave}:${number}::1`);
    const outcomes = await mapConcurrently(
      strangers,
      8,
      async (ip) => (await Promise.allSettled([fail(ip)]))[0],
    );
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { status: 401 } });
  }
  for (const key of await listKeys('login')) expect(key).toMatch(boundedKey);
  expect((await readFailures()).count).toBe(48);
  expect((await listActivity()).entries).toMatchObject([
    {
      who: expect.stringMatching(/^Somebody at 2001:\S+, 2001:\S+, 2001:\S+ and others$/),
      what: 'Failed login, 48 times within an hour',
    },
  ]);
  const start = performance.now();
  await expect(fail('198.51.100.7')).rejects.toMatchObject({ status: 401 });
  expect(performance.now() - start).toBeGreaterThan(690);
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

test('A record keeps the latest thousand attempts, without the addresses themselves', async () => {
  const ip = '203.0.113.16';
  const { key } = await beginAttempt(ip);
  const earlier = Array.from({ length: 1000 }, (_, number) => `${Date.now() + 1}-other-${number}`);
  await writeJson(key, { attempts: earlier });
  const { id } = await beginAttempt(ip);
  const stored = await readBucket(key);
  expect(stored).toEqual([...earlier.slice(1), id]);
  expect(id).toMatch(/^\d{13}-[\da-f]{32}-[\da-f]{12}$/);
});

test('Failures of a moment are all counted; the latest hundred slow other logins, for a quarter of an hour at most', async () => {
  clock.pass(Date.parse('2026-11-22T12:30:00Z') - Date.now());
  const before = await readFailures();
  const addresses = Array.from({ length: 130 }, (_, number) => `198.51.100.${number}`);
  await Promise.all(addresses.slice(30).map((ip) => recordFailedLogin(ip, before)));
  await Promise.all(addresses.slice(0, 30).map((ip) => recordFailedLogin(ip, before)));
  expect((await readFailures()).count).toBe(100);
  expect((await listActivity()).entries[0]?.what).toBe('Failed login, 130 times within an hour');
  clock.pass(15 * 60_000);
  expect((await readFailures()).count).toBe(0);
});

test('Attempts are removed when they no longer count', async () => {
  clock.pass(16 * 60_000);
  await removeExpiredFailures();
  await expect(fail('203.0.113.11')).rejects.toMatchObject({ status: 401 });
  const [kept] = await readAllAttempts();
  const key = failuresKey(kept!.split('-')[1]!.slice(0, 2));
  await writeJson(key, { attempts: [`${Date.now()}-over`, kept] });
  await removeExpiredFailures();
  expect(await readAllAttempts()).toEqual([kept]);
  clock.pass(16 * 60_000);
  await removeExpiredFailures();
  expect(await readAllAttempts()).toEqual([]);
});

test('Failed logins are an entry for each hour, beside other entries', async () => {
  clock.pass(Date.parse('2026-11-22T14:10:00Z') - Date.now());
  await recordActivity('Somebody at 203.0.113.1', 'Failed login');
  for (let number = 0; number < 2; number++) {
    await expect(fail('203.0.113.12')).rejects.toMatchObject({ status: 401 });
  }
  const before = await readFailures();
  clock.pass(60 * 60_000);
  await recordFailedLogin('203.0.113.12', before);
  const { entries } = await listActivity();
  expect(entries.slice(0, 3).map(({ who, what }) => [who, what])).toEqual([
    ['Somebody at 203.0.113.12', 'Failed login'],
    ['Somebody at 203.0.113.12', 'Failed login, 2 times within an hour'],
    ['Somebody at 203.0.113.1', 'Failed login'],
  ]);
});

function fail(ip: string): Promise<unknown> {
  return logInAdministrator(ip, { username: 'admin', password: 'guess' });
}

async function readBucket(key: string): Promise<string[] | undefined> {
  return (await listJson(key, bucketSchema)).get(key)?.attempts;
}

async function readAllAttempts(): Promise<string[]> {
  const buckets = await listJson(failuresKey(''), bucketSchema);
  return [...buckets.values()].flatMap(({ attempts }) => attempts);
}
