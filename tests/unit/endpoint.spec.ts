import { mock } from 'node:test';
import type { Context } from '@netlify/functions';
import { expect, test } from '@playwright/test';
import { HttpError } from '../../netlify/errors.ts';
import { endpoint, publicCall } from '../../netlify/http/endpoint.ts';
import { hashAddress } from '../../netlify/keyed-hash.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

test('A parameter of the path is decoded; a malformed escape is refused', async () => {
  const echo = endpoint({ GET: publicCall({}, ({ params }) => params) });
  const ask = (id: string) =>
    echo(new Request('https://shop.example/'), { params: { id } } as unknown as Context);
  expect(await (await ask('Sol%C3%A8y%20Leve')).json()).toEqual({ id: 'Solèy Leve' });
  for (const id of ['%', '%E0%A4%A', 'a%zz']) expect((await ask(id)).status, id).toBe(400);
});

test('An unexpected error is one sentence for the caller, and complete in the log', async () => {
  const error = new Error('ENOENT: /var/task/secrets.json');
  const logged: unknown[] = [];
  const log = console.error;
  console.error = (...words) => logged.push(...words);
  const broken = endpoint({ GET: publicCall({}, () => Promise.reject(error)) });
  const answer = await broken(new Request('https://shop.example/'), {} as Context);
  console.error = log;
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: 'Something went wrong on our side. Please try again in a moment.',
  });
  expect(logged).toEqual([error]);
});

test('A call over its time limit gets 503, and its work continues after the answer', async () => {
  const { promise: work, resolve: end } = Promise.withResolvers<string>();
  const slow = endpoint({ GET: publicCall({}, () => work) });
  const left: Promise<unknown>[] = [];
  const context = { waitUntil: (rest: Promise<unknown>) => left.push(rest) } as unknown as Context;
  mock.timers.enable({ apis: ['setTimeout'] });
  const answer = slow(new Request('https://shop.example/'), context);
  mock.timers.tick(4000);
  expect((await answer).status).toBe(503);
  mock.timers.reset();
  end('done');
  expect(await (left[0] as Promise<Response>).then((late) => late.json())).toBe('done');
});

test('401, 403 and 429 are in the log with call and network, without query, words and address', async () => {
  const logged: string[] = [];
  const log = console.warn;
  console.warn = (...words) => logged.push(words.join(' '));
  const secret = 'pi_1_secret_2';
  const request = new Request(`https://shop.example/api/a%0Ab?secret=${secret}`);
  const context = { ip: '192.0.2.77' } as unknown as Context;
  for (const status of [400, 401, 403, 404, 409, 429]) {
    const refusing = publicCall({}, () => Promise.reject(new HttpError(status, secret)));
    await endpoint({ GET: refusing })(request, context);
  }
  const foreign = new Request('https://shop.example/', { headers: { origin: 'null' } });
  await endpoint({ GET: publicCall({}, () => 'never') })(foreign, context);
  console.warn = log;
  const from = hashAddress('192.0.2.77').slice(0, 8);
  expect(logged).toEqual([
    ...[401, 403, 429].map((status) => `Refused: ${status} GET /api/a%0Ab, network ${from}`),
    `Refused: 403 GET /, network ${from}`,
  ]);
});
