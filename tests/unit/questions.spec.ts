import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { languages } from '#shared/language';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { askQuestion } from '../../netlify/use-cases/questions/ask.ts';
import { listDue, removeDue } from '../../netlify/use-cases/due.ts';
import {
  removeOldQuestions,
  sendDueQuestionMails,
} from '../../netlify/use-cases/questions/clock.ts';
import {
  listQuestions,
  removeQuestion,
  updateQuestion,
} from '../../netlify/use-cases/questions/records.ts';
import {
  listOpenQuestions,
  markOlderQuestions,
} from '../../netlify/use-cases/questions/waiting.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { artworkKey, questionPlacesKey } from '../fixtures/records.ts';

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

test('the fixed words to an asker name the artwork in the language of their page, those to the painter in English (rule 73)', async () => {
  Object.assign(process.env, mail);
  const [artwork] = sampleArtworks;
  await writeJson(artworkKey(artwork!.id), artwork!);
  const about = { ...words, artworkId: artwork!.id };
  for (const language of languages) {
    const id = await askQuestion(about, { ...from, formKey: language, language });
    const stored = await updateQuestion(id, () => null);
    const title = artwork!.translations?.[language as 'fr']?.title;
    expect(stored).toMatchObject({ artworkTitle: artwork!.title });
    expect([stored!.language, stored!.translatedTitle]).toEqual(
      language === 'en' ? [undefined, undefined] : [language, title],
    );
  }
});

test('a question whose mails no server took for 30 days is still among what there is to do (rules 69, 111)', async () => {
  Object.assign(process.env, mail);
  // From then on due keys alone lead to questions.
  await markOlderQuestions();
  const id = await askQuestion(words, from);
  const clock = moveDate(new Date(Date.now() + 31 * 24 * 3_600_000).toISOString());
  await sendDueQuestionMails(await listDue());
  expect(await listDue()).toEqual([]);
  expect((await listOpenQuestions()).map((question) => question.id)).toEqual([id]);
  clock.restore();
});

function countCalls(): () => string[] {
  const calls: string[] = [];
  globalThis.fetch = (input, init) => {
    calls.push((init?.method ?? 'GET').toUpperCase());
    return plainFetch(input, init);
  };
  return () => calls;
}
