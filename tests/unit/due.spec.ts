import { after, afterEach, before, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { createFaults } from '../../netlify/sandbox/faults.ts';
import { startMailbox } from '../../netlify/sandbox/mailbox/smtp.ts';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { addDue, dueAt } from '../../netlify/use-cases/due.ts';
import { beginMails, dueMail, sendBegun } from '../../netlify/use-cases/mail/outbox.ts';
import { mailStoppedPublishing } from '../../netlify/use-cases/publishing/alarm.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { duePrefix } from '../fixtures/records.ts';

giveOwnStore();
const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const { error } = console;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let subjects: string[] = [];

before(async () => {
  const add = (source: string) => void subjects.push(/^Subject: (.*)/m.exec(source)?.[1] ?? '');
  mailbox = await startMailbox({ add }, createFaults());
  Object.assign(process.env, { SMTP_URL: mailbox.url, MAIL_FROM: 'studio@shop.example' });
});
after(async () => {
  for (const name of ['SMTP_URL', 'MAIL_FROM']) delete process.env[name];
  await mailbox.close();
});
beforeEach(() => {
  subjects = [];
});
afterEach(() => {
  console.error = error;
});

test('a store that reads and does not write, as on a full disk, refuses what would be lost', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    init?.method?.toUpperCase() === 'PUT'
      ? new Response(null, { status: 500 })
      : fetch(input, init);
  try {
    const due = addDue(dueAt(Date.now(), 'question', 'of-a-full-disk'));
    await expect(due).rejects.toMatchObject({ status: 503 });
  } finally {
    globalThis.fetch = fetch;
  }
});

test('an alarm that was sent is not sent again, and one that crashed is', async () => {
  const record = { kind: 'alarm', at: ago(minute) };
  await writeJson('publishing/alarms/1', { ...record, state: 'sent' });
  await writeJson('publishing/alarms/2', { ...record, state: 'sending' });
  await writeJson('publishing/alarms/3', { ...record, state: 'sending', at: ago(3 * minute) });
  for (const since of [1, 2]) await mailStoppedPublishing(since);
  expect(subjects).toEqual([]);
  for (const since of [3, 4, 3, 4]) await mailStoppedPublishing(since);
  expect(subjects).toHaveLength(2);
});

test('of concurrent calls one sends a mail; one that fails is due again and stops no other (rule 34)', async () => {
  console.error = () => undefined;
  let record = { mails: ['painter', 'asker'].map((kind) => dueMail({ kind })) };
  const outbox = {
    name: 'a cause',
    update: (change: (now: typeof record) => typeof record | null) =>
      Promise.resolve((record = change(record) ?? record)),
  };
  const begun = await Promise.all([beginMails(outbox), beginMails(outbox)]);
  expect(begun.map((one) => one?.mine.length)).toEqual([2, 0]);
  await sendBegun(outbox, begun[0]!, ({ kind }) =>
    kind === 'painter' ? Promise.reject(new Error('refused')) : Promise.resolve(),
  );
  expect(record.mails.map(({ state }) => state)).toEqual(['due', 'sent']);
});

test('a look of a kind that this version does not know stays (rule 61)', async () => {
  const due = { ...dueAt(1, 'order', 'x'), key: `${duePrefix}later~1~x` };
  await addDue(due);
  await reconcile();
  expect(await listKeys(duePrefix)).toContain(due.key);
});
