import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { partBytes } from '#shared/films/film-parts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('Half-sent bodies take no function from other visitors, and a slow one is accepted: the time of a call begins at its end @nightly', async ({
  shop,
}) => {
  const port = Number(new URL(shop.url).port);
  const head = [
    'POST /api/create-payment-intent HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Content-Length: 500',
    '',
    '{"artworkId":',
  ].join('\r\n');
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(head);
  }
  // Longer than a function takes to answer 503.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const startedAt = performance.now();
  for (const path of ['/api/artworks', '/api/availability', '/api/zelle-info']) {
    expect((await fetch(`${shop.url}${path}`)).status).toBe(200);
  }
  expect(performance.now() - startedAt).toBeLessThan(3000);
  const [slow] = sockets;
  const answered = once(slow!, 'data') as Promise<[Buffer]>;
  slow!.write('}'.padStart(500 - '{"artworkId":'.length));
  const [answer] = await answered;
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
  for (const socket of sockets) socket.destroy();
});

test('A body without a length is refused at the limit, before its end; without a session it is not waited for', async ({
  shop,
}) => {
  const cookie = await sessionCookie(shop);
  const [inSession, stranger] = [
    sendFilmPart(shop.url, { cookie }),
    sendFilmPart(shop.url, { cookie: 'session=eyJhbGciOiJIUzI1NiJ9.e30.x' }),
  ];
  for (let part = 0; part < 5; part++) inSession.sent.write(Buffer.alloc(1_000_000));
  const [refused] = await inSession.answered;
  expect(refused.statusCode).toBe(413);
  expect(await text(refused)).toContain('4 MB at most');
  stranger.sent.write('a part');
  const [answer] = await stranger.answered;
  expect(answer.statusCode).toBe(401);
  for (const { sent } of [inSession, stranger]) sent.destroy();
});

test('A body is refused by the size of its own call (rule 109)', async ({ shop }) => {
  const post = (path: string, bytes: number, type = 'application/json') =>
    fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'x'.repeat(bytes),
    });
  const large = await post('/api/questions', 100_001);
  expect(large.status).toBe(413);
  expect(await large.json()).toEqual({ error: 'The request is too large: 100 kB at most' });
  expect((await post('/api/questions', 100_001, 'text/plain')).status).toBe(415);
  expect((await post('/api/webhooks/stripe', 1_000_001)).status).toBe(413);
  expect((await post('/api/webhooks/stripe', 1_000_000)).status).toBe(400);
  expect((await post('/api/admin/uploads', 4_000_000, 'image/jpeg')).status).toBe(401);
});

test('A part of a film of 4 MB arrives at 400 kbit/s @nightly', async ({ shop }) => {
  test.setTimeout(240_000);
  const cookie = await sessionCookie(shop);
  const { sent, answered } = sendFilmPart(shop.url, { cookie });
  for (let part = 0; part < 80; part++) {
    sent.write(Buffer.alloc(partBytes / 80, part));
    await wait(1000);
  }
  sent.end();
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
});

async function sessionCookie({ url, adminPassword: password }: RunningShop): Promise<string> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return login.headers.getSetCookie()[0]!.split(';')[0]!;
}

function sendFilmPart(url: string, headers: Record<string, string>) {
  const sent = request(`${url}/api/admin/films/files/${'a'.repeat(40)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  sent.on('error', () => undefined).flushHeaders();
  return { sent, answered: once(sent, 'response') as Promise<[IncomingMessage]> };
}
