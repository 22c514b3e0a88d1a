import { after, before, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import type { Context } from '@netlify/functions';
import { readAccount } from '../../netlify/account.ts';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import answerOwner from '../../netlify/functions/admin-owner.ts';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { readEntry } from '../../netlify/ports/blobs/entries.ts';
import { removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import {
  askForLink,
  sendDueLinks,
  setPasswordByLink,
} from '../../netlify/use-cases/account/forgotten.ts';
import { makeAccount } from '../../netlify/use-cases/account/owner.ts';
import { listDue, removeDue } from '../../netlify/use-cases/due.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { accountKey, linkKey, linkPlacesKey, testMailKey } from '../fixtures/records.ts';
import { rounds } from '../fixtures/rounds.ts';
import { least } from '../fixtures/start/least-environment.ts';

giveOwnStore();
const clock = moveDate('2026-11-22T10:10:00Z');
/** Nobody listens there. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'studio@shop.example' };
const { error } = console;

before(async () => {
  Object.assign(process.env, mail);
  console.error = () => undefined;
  const ana = { secret: least.SHOP_SECRET, username: 'ana', password: 'twelve letters' };
  await makeAccount('203.0.113.1', ana);
  await writeJson(testMailKey, { at: '2026-11-22T10:00:00Z', arrived: mail.MAIL_FROM });
});
beforeEach(async () => {
  clock.pass(25 * 3_600_000);
  for (const due of await listDue()) await removeDue(due);
  await Promise.all([linkKey, linkPlacesKey].map(removeKey));
});
after(() => {
  console.error = error;
  for (const name of Object.keys(mail)) delete process.env[name];
  clock.restore();
});

test('a network has three links a day, all networks have ten, in records that do not grow (rule 99)', async () => {
  const given = await listKeys('account/');
  expect(await askTimes('203.0.113.7', 8)).toBe(3);
  expect(await askTimes('203.0.113.8', 8)).toBe(6);
  const strangers = Array.from({ length: 40 }, (_, number) => `198.51.100.${number}`);
  await mapConcurrently(strangers, 8, (ip) => askForLink(ip).catch(() => undefined));
  const taken = await countPlaces();
  expect(taken).toBeLessThanOrEqual(10);
  expect((await listDue()).length).toBeLessThanOrEqual(10);
  expect(await listKeys('account/')).toEqual([accountKey, linkKey, linkPlacesKey].sort());
  expect(given).toEqual([accountKey]);
});

test('a stranger is answered while the store has said nothing, and hundreds of calls leave ten mails at most', async () => {
  const { fetch } = globalThis;
  const later: Promise<unknown>[] = [];
  const answers = new Set<string>();
  async function ask(ip: string): Promise<void> {
    const context = { ip, waitUntil: (work: Promise<unknown>) => later.push(work) };
    const request = new Request(`${least.SITE_URL}/api/admin/forgotten`, { method: 'POST' });
    const answer = await answerOwner(request, context as Partial<Context> as Context);
    answers.add(`${answer.status} ${await answer.text()}`);
  }
  const strangers = Array.from(
    { length: rounds(200, 1000) },
    (_, number) => `198.18.${number >> 8}.${number & 255}`,
  );
  const opened = Promise.withResolvers<void>();
  globalThis.fetch = (...call) => opened.promise.then(() => fetch(...call));
  for (const ip of strangers.slice(0, 3)) await ask(ip);
  expect(later).toHaveLength(3);
  globalThis.fetch = fetch;
  opened.resolve();
  await Promise.all(later);
  await mapConcurrently(strangers.slice(3), 8, ask);
  await Promise.all(later);
  expect([...answers]).toEqual(['200 {"ok":true}']);
  expect(later).toHaveLength(strangers.length);
  expect(await countPlaces()).toBeLessThanOrEqual(10);
  expect((await listDue()).length).toBeLessThanOrEqual(10);
});

test('a crash after any write leaves a link that the clock mails, or nothing', async () => {
  const left: [due: number, link: boolean][] = [];
  for (let writes = 0; ; writes++) {
    for (const due of await listDue()) await removeDue(due);
    await Promise.all([linkKey, linkPlacesKey].map(removeKey));
    const hasCrashed = await crashAfter(writes, () => askForLink('203.0.113.9'));
    const due = await listDue();
    left.push([due.length, (await readEntry(linkKey)) !== null]);
    clock.pass(3 * 60_000);
    await sendDueLinks(due);
    // The mail server refuses it: it stays due for an hour.
    expect(await listDue(), `${writes} writes`).toEqual(due);
    clock.pass(61 * 60_000);
    await sendDueLinks(await listDue());
    expect(await listDue(), `${writes} writes, an hour later`).toEqual([]);
    if (!hasCrashed) break;
  }
  expect(left).toEqual([
    [0, false],
    [0, false],
    [1, false],
    ...Array.from({ length: left.length - 3 }, () => [1, true]),
  ]);
});

test('guesses of a link are throttled as passwords are, and change nothing', async () => {
  await askForLink('203.0.113.10');
  const given = await readAccount();
  const guess = { secret: 'a'.repeat(32), password: 'penti ak lanmou' };
  const guesses = Array.from({ length: 14 }, () => setPasswordByLink('203.0.113.11', guess));
  const outcomes = await Promise.allSettled(guesses);
  const statuses = outcomes.map((one) => (one as PromiseRejectedResult).reason.status as number);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
  expect(statuses).toContain(429);
  expect(await readAccount()).toEqual(given);
});

async function askTimes(ip: string, times: number): Promise<number> {
  for (let time = 0; time < times; time++) await askForLink(ip);
  return countPlaces();
}

async function countPlaces(): Promise<number> {
  const { places } = (await readEntry(linkPlacesKey))!.value as { places: unknown[] };
  return places.length;
}
