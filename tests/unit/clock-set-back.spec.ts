import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { publicationTime } from '#shared/admin/pace';
import { readJson, writeJson } from '../../netlify/ports/blobs/records.ts';
import { readFailures } from '../../netlify/use-cases/admin/failed-logins.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { beginAttempt } from '../../netlify/use-cases/admin/login-throttle.ts';
import { findPlaces } from '../../netlify/use-cases/orders/transfer/transfer-places.ts';
import { takePart } from '../../netlify/use-cases/films/film-files.ts';
import {
  changeSync,
  isRunAlive,
  withNewRun,
} from '../../netlify/use-cases/instagram/sync-record.ts';
import { recordTestMail } from '../../netlify/use-cases/mail/arrival.ts';
import { isMailDue } from '../../netlify/use-cases/mail/outbox.ts';
import { placeSchema, takePlace } from '../../netlify/use-cases/places.ts';
import {
  changeBuilds,
  newestRequest,
  readBuilds,
} from '../../netlify/use-cases/publishing/builds.ts';
import { takeQuestionPlace } from '../../netlify/use-cases/questions/places.ts';
import { runExclusively } from '../../netlify/use-cases/setup/stripe/run-exclusively.ts';
import { hashInbox } from '../../netlify/keyed-hash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { moveDate, type MovedDate } from '../fixtures/moved-date.ts';

const twoDaysMs = 2 * 86_400_000;
giveOwnStore();
let clock: MovedDate;

beforeEach(() => (clock = moveDate('2026-11-24T10:00:00Z')));
afterEach(() => clock.restore());

/** Does something while the clock is two days ahead, and sets it right. */
async function doAhead(work: () => unknown): Promise<void> {
  clock.pass(twoDaysMs);
  await work();
  clock.pass(-twoDaysMs);
}

async function guess(ip: string): Promise<void> {
  for (let time = 0; time < 10; time++)
    await logInAdministrator(ip, { username: 'admin', password: 'guess' }).catch(() => undefined);
}

test('failed logins of a clock that was ahead lock nobody out (rule 56)', async () => {
  const ip = '203.0.113.1';
  await doAhead(() => guess(ip));
  expect(await beginAttempt(ip)).toMatchObject({ earlier: 0 });
  expect((await readFailures()).count).toBe(0);
  await guess(ip);
  const refused = { status: 429, headers: { 'retry-after': expect.stringMatching(/^\d{3}$/) } };
  await expect(beginAttempt(ip)).rejects.toMatchObject(refused);
});

test('places of an hour and a day are free again: questions, mails, links', async () => {
  const take = (name: string) =>
    takePlace({ key: 'places', place: placeSchema, name, network: 'one' }, ({ id, day, hour }) =>
      day.length + hour.length === 0 ? { id, network: 'one' } : null,
    );
  await doAhead(async () => expect(await take('a')).not.toBeNull());
  expect(await take('b')).not.toBeNull();
  expect(await take('c'), 'and count again').toBeNull();
  const ask = (formKey: string) =>
    takeQuestionPlace({ network: '203.0.113.1', email: 'marie@example.com', formKey });
  await doAhead(async () => {
    for (let form = 0; form < 5; form++) await ask(`ahead ${form}`);
    await expect(ask('one more')).rejects.toMatchObject({ status: 429 });
  });
  await ask('now');
});

test('an order that was never written keeps no buyer waiting', async () => {
  const email = 'marie@example.com';
  await doAhead(() =>
    writeJson(`transfer-places/${hashInbox(email)}`, {
      orderId: 'K7M-4QX',
      at: new Date().toISOString(),
    }),
  );
  expect((await findPlaces({ buyer: 'a buyer', email }))[1]).toMatchObject({ isWaiting: false });
});

test('what a crash has left is not in work: a mail, a sync, a check of Setup', async () => {
  const at = new Date(Date.now() + twoDaysMs).toISOString();
  expect(isMailDue({ state: 'sending', at })).toBe(true);
  const ofNow = new Date(Date.now() + 1000).toISOString();
  expect(isMailDue({ state: 'sending', at: ofNow }), 'clocks differ').toBe(false);
  await doAhead(() => changeSync((sync) => withNewRun(sync)));
  expect(isRunAlive((await changeSync(() => null)).run)).toBe(false);
  await writeJson('setup/webhook', { by: 'another', at });
  expect(await runExclusively(async () => 'made')).toBe('made');
});

test('a test mail can be sent, and parts of a film are noted', async () => {
  await doAhead(() => recordTestMail('ana@example.com'));
  expect(await recordTestMail('ana@example.com')).toBe(true);
  expect(await recordTestMail('ana@example.com')).toBe(false);
  const film = 'a'.repeat(40);
  await doAhead(() => takePart(film, new Uint8Array([1])));
  await takePart(film, new Uint8Array([2]));
  expect(await readJson(`film-uploads/${film}`, { needed: z.object({ at: z.number() }) })).toEqual({
    at: Date.now(),
  });
});

test('what was changed is published, whatever was asked for and built in the future (rule 50)', async () => {
  const ahead = Date.now() + twoDaysMs;
  const changes = [{ kind: 'artworks' as const, at: ahead }];
  for (const pace of [0, 10, 1440] as const)
    expect(publicationTime(changes, pace)).toBeLessThan(Date.now());
  const asked = Date.now() - 60_000;
  await changeBuilds((builds) => ({
    ...builds,
    newestBuiltAt: ahead,
    requests: [asked, ahead],
    failures: [ahead],
  }));
  const builds = await readBuilds();
  expect(builds).toMatchObject({ newestBuiltAt: 0, failures: [] });
  expect(newestRequest(builds)).toBe(asked);
});
