import { mock } from 'node:test';
import type { Context } from '@netlify/functions';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { HttpError } from '../../netlify/errors.ts';
import { publicEndpoint } from '../../netlify/http/endpoint.ts';
import { hashAddress } from '../../netlify/keyed-hash.ts';
import { as, type Calls } from '../../src/shared/calls/call.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

const site = 'https://shop.example';
const context = {} as Context;
const one = { 'GET /api/one': { answer: as<string>() } } satisfies Calls;
const askOne = new Request(`${site}/api/one`);

test('A parameter of the path is decoded; a malformed escape is refused', async () => {
  const table = { 'GET /api/echo/:id/more': { answer: as<object>() } } satisfies Calls;
  const echo = publicEndpoint(table, { 'GET /api/echo/:id/more': ({ params }) => params });
  const ask = (id: string) => echo(new Request(`${site}/api/echo/${id}/more`), context);
  expect(await (await ask('Sol%C3%A8y%20Leve')).json()).toEqual({ id: 'Solèy Leve' });
  for (const id of ['%', '%E0%A4%A', 'a%zz']) expect((await ask(id)).status, id).toBe(400);
});

test('A function answers each call of its table, also with a slash at its end, and names the methods of a path', async () => {
  const table = {
    'GET /api/things': { answer: as<string>() },
    'POST /api/things': { body: z.object({ name: z.string() }), answer: as<string>(), status: 202 },
    'GET /api/things/:id': { query: z.object({ as: z.string() }), answer: as<string>() },
    'DELETE /api/things/:id': {},
  } satisfies Calls;
  const removed: string[] = [];
  const things = publicEndpoint(table, {
    'GET /api/things': () => 'all',
    'POST /api/things': ({ body }) => body.name,
    'GET /api/things/:id': ({ params, query }) => `${params.id} as ${query.as}`,
    'DELETE /api/things/:id': async ({ params }) => void removed.push(params.id),
  });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body && { body: JSON.stringify(body), headers };
    const answer = await things(new Request(site + path, { method, ...sent }), context);
    return [answer.status, await answer.text().then((text) => text && JSON.parse(text))];
  };
  expect(await ask('GET', '/api/things/')).toEqual([200, 'all']);
  expect(await ask('HEAD', '/api/things')).toEqual([200, 'all']);
  expect(await ask('POST', '/api/things', { name: 'new' })).toEqual([202, 'new']);
  expect(await ask('POST', '/api/things', { name: 1 })).toEqual([400, expect.anything()]);
  expect(await ask('GET', '/api/things/7?as=text')).toEqual([200, '7 as text']);
  expect(await ask('GET', '/api/things/7')).toEqual([400, expect.anything()]);
  expect(await ask('DELETE', '/api/things/7')).toEqual([200, { ok: true }]);
  expect(removed).toEqual(['7']);
  expect(await ask('PATCH', '/api/things')).toEqual([405, { error: 'Use GET, POST here' }]);
  expect(await ask('POST', '/api/things/7')).toEqual([405, { error: 'Use GET, DELETE here' }]);
  const wrong = await things(new Request(`${site}/api/things`, { method: 'PATCH' }), context);
  expect(wrong.headers.get('allow')).toBe('GET, POST');
  expect(await ask('GET', '/api/things/7/more')).toEqual([404, expect.anything()]);
});

test('An unexpected error is one sentence for the caller, and complete in the log', async () => {
  const error = new Error('ENOENT: /var/task/secrets.json');
  const logged: unknown[] = [];
  const log = console.error;
  console.error = (...words) => logged.push(...words);
  const broken = publicEndpoint(one, { 'GET /api/one': () => Promise.reject(error) });
  const answer = await broken(askOne, context);
  console.error = log;
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: 'Something went wrong on our side. Please try again in a moment.',
  });
  expect(logged).toEqual([error]);
});

for (const { rules, allowedMs } of [
  { rules: {}, allowedMs: 4000 },
  { rules: { isSlow: true } as const, allowedMs: 20_000 },
]) {
  test(`A call over its time limit of ${allowedMs} ms gets 503, and its work continues after the answer`, async () => {
    const { promise: work, resolve: end } = Promise.withResolvers<string>();
    const table = { 'GET /api/one': { ...one['GET /api/one'], ...rules } };
    const slow = publicEndpoint(table, { 'GET /api/one': () => work });
    const left: Promise<unknown>[] = [];
    const waiting = { waitUntil: (rest: Promise<unknown>) => left.push(rest) };
    mock.timers.enable({ apis: ['setTimeout'] });
    const answer = slow(askOne, waiting as unknown as Context);
    mock.timers.tick(allowedMs - 1);
    expect(left).toEqual([]);
    mock.timers.tick(1);
    expect((await answer).status).toBe(503);
    mock.timers.reset();
    end('done');
    expect(await (left[0] as Promise<Response>).then((late) => late.json())).toBe('done');
  });
}

test('401, 403 and 429 are in the log with call and network, without query, words and address', async () => {
  const logged: string[] = [];
  const log = console.warn;
  console.warn = (...words) => logged.push(words.join(' '));
  const secret = 'pi_1_secret_2';
  const request = new Request(`${site}/api/a%0Ab?secret=${secret}`);
  const caller = { ip: '192.0.2.77' } as unknown as Context;
  const named = { 'GET /api/:name': {} } satisfies Calls;
  for (const status of [400, 401, 403, 404, 409, 429]) {
    const refuse = () => Promise.reject(new HttpError(status, secret));
    await publicEndpoint(named, { 'GET /api/:name': refuse })(request, caller);
  }
  const foreign = new Request(askOne, { headers: { origin: 'null' } });
  await publicEndpoint(one, { 'GET /api/one': () => 'never' })(foreign, caller);
  console.warn = log;
  const from = hashAddress('192.0.2.77').slice(0, 8);
  expect(logged).toEqual([
    ...[401, 403, 429].map((status) => `Refused: ${status} GET /api/a%0Ab, network ${from}`),
    `Refused: 403 GET /api/one, network ${from}`,
  ]);
});
