import { expect } from '@playwright/test';
import type { Order } from '#shared/order';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

test('bad logins get 400 with the reason', async ({ shop }) => {
  const call = clientAt(shop);
  const send = (body: unknown) => call({ method: 'POST', path: '/api/admin/login', body });
  expect(await send('{"username":')).toMatchObject({
    status: 400,
    error: 'The request body must be valid JSON',
  });
  for (const body of [{}, { username: 'admin' }, { username: 'admin', password: '' }, [], 'null']) {
    const reply = await send(body);
    expect(reply.status, JSON.stringify(body)).toBe(400);
    expect(reply.error).not.toBe('');
  }
  expect((await send({ username: 'admin', password: { $ne: '' } })).status).toBe(400);
  expect((await send({ username: 'admin', password: 'x'.repeat(100_000) })).status).toBe(413);
});

test('bad changes of an order get 400 with the reason', async ({ shop }) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const send = (id: string, field: string, body: unknown) =>
    call({ method: 'PATCH', path: `/api/admin/orders/${id}/${field}`, body, headers: { cookie } });
  expect((await send('K7M-4QX', 'status', { status: 'lost' })).status).toBe(400);
  expect((await send('K7M-4QX', 'status', {})).status).toBe(400);
  expect((await send('K7M-4QX', 'tracking', { trackingNumber: 7 })).status).toBe(400);
  expect((await send('K7M-4QX', 'tracking', { trackingNumber: 'x'.repeat(101) })).status).toBe(400);
  expect(await send('K7M-4QX', 'status', { status: 'shipped' })).toMatchObject({
    status: 404,
    error: 'Order not found',
  });
});

test('a bad part of the list gets 400 with the reason', async ({ admin }) => {
  for (const [query, reason] of [
    ['limit=0', /limit: a number from 1 to 500/],
    ['limit=501', /limit: a number from 1 to 500/],
    ['limit=ten', /limit: a number from 1 to 500/],
    ['before=yesterday', /before: a moment like/],
  ] as const) {
    const { status, body } = await admin.send<Order[]>('GET', `/api/admin/orders?${query}`);
    expect(status, query).toBe(400);
    expect(body.error).toMatch(reason);
  }
});
