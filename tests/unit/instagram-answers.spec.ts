import { afterEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { readInstagramAnswer } from '../../netlify/ports/instagram/answer.ts';
import { findPost, listPosts } from '../../netlify/ports/instagram/graph.ts';
import { UnavailableError } from '../../netlify/errors.ts';
import type { StoredTrouble } from '../../netlify/use-cases/instagram/sync-record.ts';
import { describeTrouble, troubleOf } from '../../netlify/use-cases/instagram/sync-trouble.ts';
import { least } from '../fixtures/start/least-environment.ts';

const { fetch } = globalThis;
const dayMs = 86_400_000;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

afterEach(() => void (globalThis.fetch = fetch));
Object.assign(process.env, least);

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
/** As Meta documents it and as people have reported it; what the shop makes of it. */
type Case = [words: string, answer: Answer, right: 'painter' | 'later', message: RegExp];

const error = (status: number, code: number, more: object = {}): Answer => ({
  status,
  body: { error: { message: 'Some words', type: 'OAuthException', code, ...more } },
});
const subcode = (error_subcode: number) => ({ error_subcode });
const page = '<html><head><title>Sign in to the network</title></head></html>';
const [dead, refused] = [/no longer accepts/, /refuses to show/];
const [pause, down, odd] = [/asks the shop to pause/, /is down/, /cannot be read/];

const cases: Case[] = [
  ['an expired token', error(400, 190, subcode(463)), 'painter', dead],
  ['another password', error(400, 190, subcode(460)), 'painter', dead],
  ['a checkpoint of the account', error(400, 190, subcode(459)), 'painter', dead],
  ['an app that was removed from the account', error(400, 190, subcode(458)), 'painter', dead],
  ['a session that ended', error(400, 102), 'painter', dead],
  ['a token that may not read the account', error(400, 100, subcode(33)), 'painter', refused],
  ['a method that it does not support', error(400, 100), 'painter', refused],
  ['a missing permission', error(403, 10), 'painter', refused],
  ['an app that was deactivated', error(400, 200), 'painter', refused],
  ['an app that was deactivated, with 200', error(200, 200), 'painter', refused],
  ['a permission of the 200s', error(403, 299), 'painter', refused],
  ['a capability that the app lacks', error(400, 3), 'painter', refused],
  ['an account that is not there', error(404, 803), 'painter', refused],
  ['a code that the shop does not know', error(400, 9_999_999), 'painter', refused],
  ['such a code that passes', error(400, 9_999_999, { is_transient: true }), 'later', down],
  ['a token during a failure', error(500, 190, { is_transient: true }), 'later', down],
  ['too many calls of the app', error(403, 4), 'later', pause],
  ['too many calls of the user', error(400, 17), 'later', pause],
  ['too many calls of the page', error(400, 32), 'later', pause],
  ['the limit of the app', error(400, 341), 'later', pause],
  ['a pause after abuse', error(400, 368, { is_transient: true }), 'later', pause],
  ['a limit of its own', error(400, 613), 'later', pause],
  ['the limit of Instagram', error(400, 80_002), 'later', pause],
  ['a limit by its status', error(429, 0), 'later', pause],
  ['an unknown failure', error(400, 1), 'later', down],
  ['a failure of the service', error(500, 2, { is_transient: true }), 'later', down],
  ['Instagram’s own failure', error(400, -1, subcode(2_207_001)), 'later', down],
  ['Instagram’s own timeout', error(400, -2, subcode(2_207_003)), 'later', down],
  ['an empty 500', { status: 500, body: '' }, 'later', down],
  ['the page of a gateway', { status: 502, body: '<h1>502 Bad Gateway</h1>' }, 'later', down],
  ['the page of a network, with 200', { status: 200, body: page }, 'later', odd],
  ['the page of a firewall', { status: 403, body: page }, 'later', odd],
  ['an empty 200', { status: 200, body: '' }, 'later', odd],
  ['an empty 400', { status: 400, body: '' }, 'later', odd],
  ['too many calls, as a page', { status: 429, body: page }, 'later', pause],
];

for (const [words, answer, right, message] of cases) {
  test(`Instagram answers with ${words}: ${right} (rule 100)`, async () => {
    const failure = await failureOf(readInstagramAnswer(toResponse(answer), 'account'));
    const trouble = troubleOf(failure, null, 'token');
    const told = describeTrouble(trouble);
    expect(told.message).toMatch(message);
    expect(told.retryAt === null).toBe(right === 'painter');
    const since = new Date(Date.now() - 3 * dayMs).toISOString();
    const lasting = describeTrouble({ ...trouble, since }).advice;
    expect(right === 'painter' ? told.advice : lasting).not.toContain('There is nothing to do');
  });
}

test('A part of the feed that is missing is no refusal of the account (rule 48)', async () => {
  answerWith(error(400, 100, subcode(33)));
  expect(await findPost('token', '1')).toBeNull();
  expect(await failureOf(listPosts('token', 'cursor'))).toMatchObject({ problem: 'page' });
  answerWith(error(400, 100, subcode(2_108_006)));
  expect(await failureOf(findPost('token', '1'))).toMatchObject({ problem: 'page' });
  answerWith({ status: 200, body: { media: [] } });
  expect(await failureOf(listPosts('token', null))).toMatchObject({ problem: 'odd' });
  answerWith(error(403, 10));
  expect(await failureOf(findPost('token', '1'))).toMatchObject({ problem: 'refused' });
});

test('A connection that breaks within an answer is no odd answer', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  globalThis.fetch = async () => new Response(broken);
  expect(await failureOf(listPosts('token', null))).toMatchObject({ problem: 'unavailable' });
});

test('The shop’s own failures have their own words', () => {
  const say = (cause: unknown) => describeTrouble(troubleOf(cause, null, 'token')).message;
  expect(say(new UnavailableError('shop'))).toBe('The shop’s own store does not answer.');
  expect(say(new TypeError('x is not a function'))).toBe(
    'The shop failed while it read your posts.',
  );
});

test('A trouble begins with its first failure, of whatever kind, and a pause has Instagram’s own time', async () => {
  const before: StoredTrouble = {
    problem: 'unavailable',
    since: inHours(-50),
    failures: 7,
    retryAt: null,
    origin: 'token',
  };
  answerWith({ ...error(400, 613), headers: { 'retry-after': '7200' } });
  const limit = await failureOf(listPosts('token', null));
  const trouble = troubleOf(limit, before, 'token');
  expect(trouble).toMatchObject({ problem: 'limit', since: before.since, failures: 1 });
  expect(Math.abs(Date.parse(trouble.retryAt!) - Date.parse(inHours(2)))).toBeLessThan(5000);
  expect(troubleOf(limit, before, 'another token').since).not.toBe(before.since);
});

function answerWith(answer: Answer): void {
  globalThis.fetch = async () => toResponse(answer);
}

function toResponse({ status, body, headers = {} }: Answer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers });
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (failure: unknown) => failure,
  );
}
