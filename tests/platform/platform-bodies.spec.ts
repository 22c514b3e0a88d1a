import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';

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

test('A body without a length is refused at the limit, before its end', async ({ shop }) => {
  const { port } = new URL(shop.url);
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/admin/uploads',
    headers: { 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' },
  });
  sent.on('error', () => undefined);
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  for (let part = 0; part < 7; part++) sent.write(Buffer.alloc(1_000_000));
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  sent.destroy();
});
