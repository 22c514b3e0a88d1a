import { afterEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { readAccount } from '../../netlify/ports/instagram/graph.ts';
import { areMany } from '../../netlify/use-cases/instagram/gone-posts.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

const { fetch } = globalThis;

giveLeastEnvironment();
afterEach(() => void (globalThis.fetch = fetch));

/** The least number of gone posts that is asked about, by the posts of the last full read; null: none. */
const least: [before: number, asked: number | null][] = [
  [1, null],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 3],
  [6, 6],
  [7, 6],
  [17, 6],
  [18, 7],
  [60, 21],
  [3000, 1001],
];

for (const [before, asked] of least) {
  test(`of ${before} posts ${asked ?? 'none'} are gone at once: the painter is asked (rule 47)`, () => {
    const counts = Array.from({ length: before }, (_, index) => index + 1);
    expect(counts.find((gone) => areMany(gone, before)) ?? null).toBe(asked);
    if (asked !== null) expect(areMany(before, before)).toBe(true);
  });
}

const account = { user_id: '17841405793187218', username: 'atelye', media_count: 66 };
const known = { id: account.user_id, name: 'atelye', posts: 66 };

/** As Instagram answers, as Meta's pages show it, and with parts that are missing. */
const answers: [words: string, body: object, read: object][] = [
  ['the account itself', { ...account, id: '9211' }, known],
  ['a list of one', { data: [account] }, known],
  ['a number', { ...account, user_id: 9_007_199 }, { ...known, id: '9007199' }],
  ['nothing', {}, { id: null, name: '', posts: null }],
];

for (const [words, body, read] of answers) {
  test(`Instagram answers whose posts they are with ${words}`, async () => {
    globalThis.fetch = () => Promise.resolve(Response.json(body));
    expect(await readAccount('a-token')).toEqual(read);
  });
}
