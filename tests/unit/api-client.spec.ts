import { afterEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { ApiError, ask } from '../../src/lib/call.ts';
import { failureText, textOf } from '../../src/admin/session/refusal-text.ts';
import { signIn } from '../../src/admin/session/session.ts';
import { $toast } from '../../src/toasts/toast.ts';
import { refusalMessage } from '../../src/lib/refused-answer.ts';
import { send } from '../../src/lib/send.ts';
import { openPayment, searchOf } from '../../src/site/checkout/payment/open-payment.ts';
import { fetchOutcome } from '../../src/site/checkout/payment/payment-outcome.ts';
import {
  answerWith,
  restoreFetch,
  sentBodies,
  sentRequests,
  stubFetch,
} from './api-client-stub.ts';

const payment = {
  clientSecret: 'pi_1_secret_2',
  orderNumber: 'K7M',
  paymentKey: 'a/b',
  publishableKey: 'pk',
};

afterEach(restoreFetch);

test('Every call carries credentials and its language, a content type only with a body, and a payment the time zone', async () => {
  answerWith(200, []);
  await ask('GET /api/availability');
  await send('GET /api/admin/orders');
  await openPayment({ artworkId: 'a', amount: 150 });
  const [bare, get, post] = sentRequests();
  const headers = { 'accept-language': 'en' };
  const usual = { method: 'GET', credentials: 'include', headers };
  expect(bare).toEqual({ path: '/api/availability', init: usual });
  expect(get).toEqual({ path: '/api/admin/orders', init: usual });
  expect(post?.init).toEqual({
    method: 'POST',
    credentials: 'include',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: '{"artworkId":"a","amount":150}',
  });
});

test('A call is sent to its path with its parameter and query encoded, under the version, key and token that it is given', async () => {
  answerWith(200, {});
  await send('PATCH /api/admin/orders/:id/status', {
    params: { id: 'A/B é' },
    body: { status: 'shipped' },
    version: 0,
    key: 'once',
  });
  await send('GET /api/admin/orders', { query: { find: 'a&b', show: 'open' } });
  await send('GET /api/admin/activity', { query: {} });
  await send('GET /api/orders/mine', { token: 'K7M.key' });
  const [patch, found, all, mine] = sentRequests();
  expect(patch?.path).toBe('/api/admin/orders/A%2FB%20%C3%A9/status');
  expect(patch?.init).toMatchObject({
    method: 'PATCH',
    headers: { 'if-match': '"0"', 'idempotency-key': 'once' },
    body: '{"status":"shipped"}',
  });
  expect(found?.path).toBe('/api/admin/orders?find=a%26b&show=open');
  expect(all?.path).toBe('/api/admin/activity');
  expect(mine?.init.headers).toMatchObject({ authorization: 'Bearer K7M.key' });
});

test('The message of a refusal is status, colon, text; people see the text', async () => {
  answerWith(409, { error: 'Sold' });
  const error = await failureOf(ask('GET /api/availability'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: '409: {"error":"Sold"}', status: 409 });
  expect(textOf(error as ApiError)).toBe('Sold');
});

test('A refusal without text has its status text', async () => {
  stubFetch(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  const error = await failureOf(ask('GET /api/availability'));
  expect(error).toMatchObject({ message: '502: Bad Gateway' });
  stubFetch(() => new Response('<h1>Oops</h1>', { status: 500 }));
  expect(await failureOf(ask('GET /api/availability'))).toMatchObject({
    message: '500: <h1>Oops</h1>',
  });
});

const title = (words: string) =>
  `<html>\r\n<head><title>${words}</title></head>\r\n<body>\r\n<center><h1>${words}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;
/** What nginx, Caddy, Cloudflare, Netlify and a network's login answer in place of the shop. */
const foreign: [status: number, body: string, words: RegExp][] = [
  [413, title('413 Request Entity Too Large'), /takes nothing of this size \(413\).*6 MB/],
  [413, 'Payload Too Large', /takes nothing of this size/],
  [408, 'Request Timeout', /came too slowly \(408\)/],
  [403, title('403 Forbidden'), /refused this \(403\)/],
  [404, title('404 Not Found'), /refused this \(404\)/],
  [429, '', /too many calls from your network \(429\)/],
  [500, 'error decoding lambda response: unexpected end of JSON input', /not answer \(500\)/],
  [500, '<!DOCTYPE html><html><head><title>Error</title></head></html>', /not answer \(500\)/],
  [502, title('502 Bad Gateway'), /The shop does not answer \(502\)/],
  [502, '', /The shop does not answer \(502\)/],
  [503, title('503 Service Temporarily Unavailable'), /The shop does not answer \(503\)/],
  [504, title('504 Gateway Time-out'), /The shop does not answer \(504\)/],
  [520, 'error code: 520', /The shop does not answer \(520\)/],
  [401, '{"error":""}', /refused this \(401\)/],
  [400, '[]', /refused this \(400\)/],
  [400, 'null', /refused this \(400\)/],
];
for (const [status, body, words] of foreign) {
  test(`People read words, not what a proxy answers: ${status} ${body.slice(0, 40)} (rule 32)`, async () => {
    stubFetch(() => new Response(body, { status, statusText: 'Of the proxy' }));
    const error = await failureOf(ask('GET /api/availability'));
    expect(error).toMatchObject({ message: `${status}: ${body || 'Of the proxy'}` });
    expect(textOf(error as ApiError)).toMatch(words);
    expect(failureText(error)).not.toMatch(/[<>{]|proxy/);
    expect(refusalMessage(error), 'visitors read the words of the page').toBeNull();
  });
}

test('A login that fails says the words of the shop, else those of its status', async () => {
  for (const [status, body, words] of [
    [401, '{"error":"No."}', 'No.'],
    [401, '', 'Invalid credentials'],
    [401, '{"error":""}', 'Invalid credentials'],
    [429, '{"error":"Too many failed attempts."}', 'Too many failed attempts.'],
    [429, 'Too Many Requests', 'Invalid credentials'],
    [500, '{"error":"Something went wrong on our side."}', 'Something went wrong on our side.'],
    [502, title('502 Bad Gateway'), 'Failed to login'],
    [503, '{"error":{"code":1}}', 'Failed to login'],
    [504, '', 'Failed to login'],
    [500, 'null', 'Failed to login'],
    [200, title('Log in'), 'Failed to login'],
  ] as const) {
    stubFetch(() => new Response(body, { status }));
    await signIn({ username: 'admin', password: 'wrong', isLong: false }, null);
    expect($toast.get(), `${status} ${body}`).toMatchObject({ title: 'Error', description: words });
  }
});

test('The page of a network in place of an answer is no answer, and is not shown (rule 32)', async () => {
  stubFetch(() => new Response('<html><body>Log in</body></html>'));
  const error = await failureOf(send('POST /api/admin/logout'));
  expect(failureText(error)).toContain('Something else than the shop answered');
  expect(failureText(new Error('The upload was interrupted.'))).toBe('The upload was interrupted.');
});

test('An answer without a body is no error', async () => {
  stubFetch(() => new Response(null, { status: 204 }));
  expect(await send('POST /api/admin/logout')).toBeUndefined();
});

test('A payment is read with its secret and its key', async () => {
  answerWith(200, {});
  await fetchOutcome(searchOf(payment));
  expect(sentRequests()[0]).toMatchObject({
    path: '/api/orders/payment',
    init: { method: 'POST' },
  });
  const search =
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&payment_key=a%2Fb';
  expect(sentBodies()).toEqual([{ search }]);
});

test("A payment's state is requested again while the server is down, not after a refusal", async () => {
  const outcome = { state: 'succeeded', orderNumber: 'K7M', artworkIds: ['a'] };
  stubFetch((call) => (call < 2 ? Response.json({}, { status: 503 }) : Response.json(outcome)));
  expect(await fetchOutcome('')).toEqual(outcome);
  expect(sentRequests()).toHaveLength(2);

  answerWith(404, { error: 'We could not find this payment' });
  expect(await fetchOutcome('')).toEqual({ state: 'not-found' });
  expect(sentRequests()).toHaveLength(1);
});

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => error,
  );
}
