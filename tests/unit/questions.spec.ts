import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { askQuestion } from '../../netlify/use-cases/questions/ask.ts';
import { listDue, removeDue } from '../../netlify/use-cases/due.ts';
import { removeOldQuestions } from '../../netlify/use-cases/questions/clock.ts';
import { listQuestions, removeQuestion } from '../../netlify/use-cases/questions/records.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { questionPlacesKey } from '../fixtures/records.ts';

const plainFetch = globalThis.fetch;
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'studio@shop.example' };
const words = { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' };
const from = { network: '192.0.2.1', formKey: 'a-form' };

giveOwnStore();
beforeEach(async () => {
  for (const { id } of await listQuestions({})) await removeQuestion(id);
  for (const due of await listDue()) await removeDue(due);
  await writeJson(questionPlacesKey, { places: [] });
});
afterEach(() => {
  globalThis.fetch = plainFetch;
  for (const name of Object.keys(mail)) delete process.env[name];
});

test('without a mail server a question is in the list and no mail is due', async () => {
  await askQuestion(words, from);
  expect(await listQuestions({})).toMatchObject([{ ...words, state: 'open' }]);
  expect(await listDue()).toEqual([]);
});

test('a crash after any write leaves no mail without its question, and the same press finishes it', async () => {
  Object.assign(process.env, mail);
  for (const writes of [0, 1, 2]) {
    const formKey = `form ${writes}`;
    const press = () => askQuestion(words, { ...from, formKey });
    expect(await crashAfter(writes, press), `${writes} writes`).toBe(true);
    expect(await listQuestions({}), `${writes} writes`).toHaveLength(writes);
    const id = await press();
    expect((await listQuestions({})).map((question) => question.id)).toContain(id);
    expect((await listDue()).map(({ name }) => name)).toContain(id);
  }
  expect(await crashAfter(3, () => askQuestion(words, { ...from, formKey: 'form 3' }))).toBe(false);
});

test('a question is four calls to the store, one after another, and the clock without work is one', async () => {
  Object.assign(process.env, mail);
  const calls = countCalls();
  await askQuestion(words, from);
  expect(calls()).toEqual(['GET', 'PUT', 'PUT', 'PUT']);
  for (const due of await listDue()) await removeDue(due);
  const clock = countCalls();
  await removeOldQuestions();
  expect(clock()).toEqual(['GET']);
});

function countCalls(): () => string[] {
  const calls: string[] = [];
  globalThis.fetch = (input, init) => {
    calls.push((init?.method ?? 'GET').toUpperCase());
    return plainFetch(input, init);
  };
  return () => calls;
}
